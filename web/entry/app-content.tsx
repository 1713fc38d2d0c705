import type { ComponentType, ReactNode } from 'react';
import { tablePageSizes } from '../../contract/constants.ts';
import { closedTo } from '../../contract/grants/screens.ts';
import { lawHref } from '../../contract/laws/anchors.ts';
import type { Site } from '../../contract/pages.ts';
import { ClosedScreens } from '../components/display/closed-screens.tsx';
import { SettingsContext } from '../components/page/portal-settings.ts';
import { FindLinksContext, type OfferedLink } from '../components/rich-text/find-links.ts';
import { PageSizeProvider } from '../components/table/page-size.tsx';
import { useApi } from '../lib/api/api-context.ts';
import { OwnViewContext } from '../lib/page/own-part.tsx';
import { keepSize, sizeOf } from '../lib/page/page-size.ts';
import type { Query, Viewer, ViewProps } from '../lib/page/screen.ts';
import { SignedIn } from '../lib/page/signed-in.tsx';

/** The data in an `app` screen from which the browser hydrates it. */
export interface AppState {
  view: string;
  data: unknown;
  query: Query;
  viewer: Viewer;
  site: Site;
}

interface AppContentProps extends Omit<AppState, 'view'> {
  View: ComponentType<ViewProps<unknown>>;
}

/** The content of an `app` screen inside its frame: the same tree on the server and in the browser. */
export function AppContent({ View, data, query, viewer, site }: AppContentProps) {
  return (
    <OwnViewContext value={{ viewer, own: undefined }}>
      <SettingsContext value={site.settings}>
        <SignedIn viewer={viewer}>
          <ClosedScreens value={closedTo(viewer)}>
            <PageSizeProvider given={sizeOf(query)} sizes={tablePageSizes} onChoose={keepSize}>
              <FindLawArticles>
                <View data={data} query={query} viewer={viewer} site={site} />
              </FindLawArticles>
            </PageSizeProvider>
          </ClosedScreens>
        </SignedIn>
      </SettingsContext>
    </OwnViewContext>
  );
}

/** Offers articles of laws in the link dialog of every editor inside (spec 6.16). */
function FindLawArticles({ children }: { children: ReactNode }) {
  const api = useApi();
  async function find(value: string): Promise<OfferedLink[]> {
    const { data } = await api.homeSlider.search({ value, Type: 'Ley', Page: 1, PageSize: 20 });
    return data.results.flatMap(({ id, title, anchor }) =>
      anchor === undefined ? [] : [{ label: title, href: lawHref(id, anchor === '' ? {} : { anchor }) }],
    );
  }
  return <FindLinksContext value={find}>{children}</FindLinksContext>;
}
