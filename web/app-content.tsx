import type { ComponentType } from 'react';
import { tablePageSizes } from '../contract/constants.ts';
import type { Site } from '../contract/pages.ts';
import { SettingsContext } from './components/page/portal-settings.ts';
import { PageSizeProvider } from './components/table/page-size.tsx';
import { FindLawArticles } from './lib/page/find-law-articles.tsx';
import { OwnViewContext } from './lib/page/own-part.tsx';
import { keepSize, sizeOf } from './lib/page/page-size.ts';
import type { Query, Viewer, ViewProps } from './lib/page/screen.ts';
import { SignedIn } from './lib/page/signed-in.tsx';

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
          <PageSizeProvider given={sizeOf(query)} sizes={tablePageSizes} onChoose={keepSize}>
            <FindLawArticles>
              <View data={data} query={query} viewer={viewer} site={site} />
            </FindLawArticles>
          </PageSizeProvider>
        </SignedIn>
      </SettingsContext>
    </OwnViewContext>
  );
}
