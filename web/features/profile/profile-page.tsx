import { OwnPart } from '../../lib/page/own-part.tsx';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { Island } from '../../runtime/island.tsx';
import { OwnProfile, type ProfileData } from './own-profile.tsx';

/** /profile: all of its content is personal. */
export default function ProfilePage({ query, site }: PageViewProps<null>) {
  return (
    <OwnPart<ProfileData>>
      {({ viewer, own }) => {
        if (viewer === null || own === undefined) return null;
        const props = { data: own, tab: query['tab'], viewer, sendsMail: site.sendsMail };
        return (
          <Island name="profile" props={props}>
            <OwnProfile {...props} />
          </Island>
        );
      }}
    </OwnPart>
  );
}
