import type { ReactNode } from 'react';
import type { Role } from '../../contract/caller.ts';
import type { GrantRole } from '../../contract/grants/grants.ts';
import type { ShownAnnouncement, Site } from '../../contract/pages.ts';
import { SettingsContext } from '../components/page/portal-settings.ts';
import { SignOutIsland } from '../features/accounts/sessions/sign-out-island.tsx';
import { helpOf } from '../features/help/screen-help.ts';
import { SearchIsland } from '../features/search/search-island.tsx';
import { AdminLayout } from '../layout/admin-layout.tsx';
import { SiteLayout } from '../layout/site-layout.tsx';
import { AdminBar, type AdminBarData } from '../lib/page/admin-bar.tsx';
import type { Screen } from '../lib/page/screen.ts';
import { Island } from '../runtime/island.tsx';

interface FramedScreenProps {
  /** The administrators' bar above a screen in the site's frame; without it there is none. */
  bar?: AdminBarData | undefined;
  screen: Pick<Screen, 'path' | 'frame' | 'hasBanner'>;
  viewerRole: Role;
  /** The roles that a member holds besides, in the frame of the administration. */
  grants?: readonly GrantRole[] | undefined;
  site: Site;
  /** The one that visitors see; that of a viewer comes with the viewer. */
  announcement?: ShownAnnouncement | null;
  /** The id in the address, if the screen shows one thing. */
  id?: string | undefined;
  children: ReactNode;
}

/**
 * A screen in its frame of header, menus and footer, which depends on the viewer's role, not on the person. Server only.
 */
export function FramedScreen(props: FramedScreenProps) {
  const { screen, viewerRole, grants, site, announcement = null, id, bar, children } = props;
  const help = helpOf(screen.path);
  if (screen.frame === 'exam') return <SettingsContext value={site.settings}>{children}</SettingsContext>;
  return (
    <SettingsContext value={site.settings}>
      {screen.frame === 'admin' || (screen.frame === 'person' && viewerRole === 'admin') ? (
        <AdminLayout
          path={screen.path}
          help={help}
          grants={viewerRole === 'admin' ? undefined : (grants ?? [])}
        >
          {children}
        </AdminLayout>
      ) : (
        <SiteLayout
          viewerRole={viewerRole}
          announcement={announcement}
          bar={bar && <AdminBar bar={bar} />}
          isAsMember={bar !== undefined && 'courseId' in bar}
          path={screen.path}
          help={help}
          banner={screen.hasBanner}
          contactEmail={site.contactEmail ?? undefined}
          address={`${site.publicUrl}${screen.path.split('/:', 1)[0]}${id === undefined ? '' : `?id=${id}`}`}
          reading={screen.path === '/leerarticulo'}
        >
          {children}
        </SiteLayout>
      )}
      <Island name="search" props={{}} trigger="[data-search-open], [data-search-typed]">
        <SearchIsland />
      </Island>
      {viewerRole !== 'open' && (
        <Island name="sign-out" props={{}} trigger="[data-sign-out]">
          <SignOutIsland />
        </Island>
      )}
    </SettingsContext>
  );
}
