import type { ReactNode } from 'react';
import type { Role } from '../contract/caller.ts';
import { tablePageSizes } from '../contract/constants.ts';
import { ToastProvider } from './components/overlay/toast.tsx';
import { PageSizeProvider } from './components/table/page-size.tsx';
import { SignOutIsland } from './features/accounts/sessions/sign-out-island.tsx';
import { SearchIsland } from './features/search/search-island.tsx';
import { AdminLayout } from './layout/admin-layout.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { OwnViewContext } from './lib/page/own-part.tsx';
import { keepSize } from './lib/page/page-size.ts';
import type { Screen, Viewer } from './lib/page/screen.ts';
import type { Site } from './lib/page/site.ts';
import { SignInAgainProvider } from './lib/sign-in/sign-in-again.tsx';
import { Island } from './runtime/island.tsx';

/** The parts of a screen that its frame depends on. */
export type Frame = Pick<Screen, 'path' | 'frame' | 'hasBanner'>;

interface FramedScreenProps {
  screen: Frame;
  viewerRole: Role;
  /** The person of an `app` screen. A `page` screen knows nobody. */
  viewer?: Viewer;
  site: Site;
  /** Rows on a page of the lists of an `app` screen. */
  pageSize?: number;
  children: ReactNode;
}

/** A screen in its frame: the same tree on the server and, for `app` screens, in the browser. */
export function FramedScreen(props: FramedScreenProps) {
  const { screen, viewerRole, viewer, site, pageSize, children } = props;
  return (
    <OwnViewContext value={{ viewer: viewer ?? null, own: undefined }}>
      <ToastProvider>
        <FrameOf screen={screen} viewerRole={viewerRole} site={site}>
          <SignInAgainProvider viewer={viewer ?? null}>
            {pageSize === undefined ? (
              children
            ) : (
              <PageSizeProvider given={pageSize} sizes={tablePageSizes} onChoose={keepSize}>
                {children}
              </PageSizeProvider>
            )}
          </SignInAgainProvider>
        </FrameOf>
      </ToastProvider>
    </OwnViewContext>
  );
}

function FrameOf({ screen, viewerRole, site, children }: Omit<FramedScreenProps, 'viewer' | 'pageSize'>) {
  if (screen.frame === 'exam') return children;
  return (
    <>
      {screen.frame !== 'site' && viewerRole === 'admin' ? (
        <AdminLayout path={screen.path}>{children}</AdminLayout>
      ) : (
        <SiteLayout
          viewerRole={viewerRole}
          path={screen.path}
          banner={screen.hasBanner}
          contactEmail={site.contactEmail}
          reading={screen.path === '/leerarticulo'}
        >
          {children}
        </SiteLayout>
      )}
      <Island name="search" props={{}} trigger="[data-search-open]">
        <SearchIsland />
      </Island>
      {viewerRole !== 'open' && (
        <Island name="sign-out" props={{}} trigger="[data-sign-out]">
          <SignOutIsland />
        </Island>
      )}
    </>
  );
}
