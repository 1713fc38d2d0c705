import type { ComponentType } from 'react';
import { ToastProvider } from './components/overlay/toast.tsx';
import { SignOutIsland } from './features/accounts/sessions/sign-out-island.tsx';
import { SearchIsland } from './features/search/search-island.tsx';
import { AdminLayout } from './layout/admin-layout.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import type { Query, Screen, Viewer, ViewProps } from './lib/page/screen.ts';
import type { Site } from './lib/page/site.ts';
import { SignInAgainProvider } from './lib/sign-in/sign-in-again.tsx';
import { Island } from './runtime/island.tsx';

/** The parts of a screen that its frame depends on. */
type Frame = Pick<Screen<unknown>, 'path' | 'frame' | 'hasBanner'>;

export interface FramedScreenProps {
  screen: Frame;
  View: ComponentType<ViewProps<unknown>>;
  data: unknown;
  query: Query;
  viewer: Viewer | null;
  site: Site;
}

/** A screen in its frame: the same tree on the server and, for `app` screens, in the browser. */
export function FramedScreen({ screen, View, data, query, viewer, site }: FramedScreenProps) {
  const shown = viewer === null ? null : { name: viewer.firstName, role: viewer.role };
  const view = (
    <SignInAgainProvider viewer={viewer}>
      <View data={data} query={query} viewer={viewer} site={site} />
    </SignInAgainProvider>
  );
  if (screen.frame === 'exam') return <ToastProvider>{view}</ToastProvider>;
  return (
    <ToastProvider>
      {screen.frame !== 'site' && shown?.role === 'admin' ? (
        <AdminLayout viewer={shown} path={screen.path}>
          {view}
        </AdminLayout>
      ) : (
        <SiteLayout
          viewer={shown}
          path={screen.path}
          banner={screen.hasBanner}
          contactEmail={site.contactEmail}
          reading={screen.path === '/leerarticulo'}
        >
          {view}
        </SiteLayout>
      )}
      <Island name="search" props={{}} trigger="[data-search-open]">
        <SearchIsland />
      </Island>
      {viewer !== null && (
        <Island name="sign-out" props={{}} trigger="[data-sign-out]">
          <SignOutIsland />
        </Island>
      )}
    </ToastProvider>
  );
}
