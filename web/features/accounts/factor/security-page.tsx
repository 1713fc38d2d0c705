import { OwnPart } from '../../../lib/page/own-part.tsx';
import type { PageViewProps } from '../../../lib/page/screen.ts';
import { Island } from '../../../runtime/island.tsx';
import { OwnSecurity, type SecurityData } from './own-security.tsx';

/** /seguridad: all of its content is personal. */
export default function SecurityPage(_: PageViewProps<null>) {
  return (
    <OwnPart<SecurityData>>
      {({ viewer, own }) => {
        if (viewer === null || own === undefined) return null;
        const props = { data: own, viewer };
        return (
          <Island name="security" props={props}>
            <OwnSecurity {...props} />
          </Island>
        );
      }}
    </OwnPart>
  );
}
