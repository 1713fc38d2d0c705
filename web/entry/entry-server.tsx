import { renderToString } from 'react-dom/server';
import type { PageRenderer } from '../../contract/pages.ts';
import { escapeHtml } from '../../contract/text/text.ts';
import { RefusedPage } from '../layout/refused-page.tsx';
import type { AdminBarData } from '../lib/page/admin-bar.tsx';
import { cardOf, linkedDataOf } from '../lib/page/card.ts';
import type { AppScreen, PageScreen } from '../lib/page/screen.ts';
import { setTimeZone } from '../lib/time-zone.ts';
import { AppContent, type AppState } from './app-content.tsx';
import { type AppParts, appFrame, viewNameOf } from './app-frame.tsx';
import { documentOf, stateText, titleOf } from './document.ts';
import { FramedScreen } from './frame.tsx';
import { renderTemplate } from './render-page.tsx';
import { screens } from './screens.ts';

const renderApp: PageRenderer['renderApp'] = async ({ screen: row, api, query, viewer, site, assets }) => {
  const screen = row as AppScreen<unknown>;
  const [data, { default: View }] = await Promise.all([screen.load(api, query, viewer), screen.view()]);
  const shown = { data, query, viewer, site };
  const state = stateText({ view: viewNameOf(screen), ...shown } satisfies AppState);
  const { texts, ownTexts } = appFrame(screen, viewer, { site, assets });
  const render = () => {
    const own: AppParts = {
      title: escapeHtml(titleOf(screen.title(data, site), site)),
      content: renderToString(<AppContent View={View} {...shown} />),
      state,
    };
    return ownTexts({ viewer, own });
  };
  return { texts, own: { state, render }, status: screen.status?.(data) ?? 200 };
};

/** The bar of a page that has nothing to edit. */
const wayBack: AdminBarData = { edit: null, back: { label: 'Volver a administrar', href: '/inicio' } };

const renderPage: PageRenderer['renderPage'] = async (parts) => {
  const { screen: row, api, query, role, site, assets, announcement = null } = parts;
  const screen = row as PageScreen<unknown>;
  const [data, { default: View }] = await Promise.all([screen.load(api, query), screen.view()]);
  const isNotIndexed =
    screen.who !== 'open' ||
    screen.isNotIndexed === true ||
    query['search'] !== undefined ||
    query['codigo'] !== undefined;
  const card = isNotIndexed ? screen.card?.(data) : cardOf(screen, data, query, site);
  const { texts, ownTexts } = renderTemplate(
    <FramedScreen
      screen={screen}
      viewerRole={role}
      site={site}
      announcement={announcement}
      id={query['id']}
      bar={role === 'admin' ? (screen.adminBar?.(data, query) ?? wayBack) : undefined}
    >
      <View data={data} query={query} viewerRole={role} site={site} />
    </FramedScreen>,
    (body) =>
      documentOf({
        title: titleOf(screen.title(data, site), site),
        description: screen.description?.(data),
        card,
        linkedData: isNotIndexed || card === undefined ? undefined : linkedDataOf(screen, data, card, site),
        isNotIndexed,
        body,
        site,
        assets,
        hasAppStyles: screen.who !== 'open' || role === 'admin',
        isCounted: screen.counts !== undefined,
      }),
  );
  const id = crypto.randomUUID(); // own parts also depend on what this rendering shows
  return {
    texts,
    async ownPartsOf(viewer, ownApi) {
      const own = viewer === null ? undefined : await screen.loadOwn?.(ownApi, query, viewer);
      const state = own === undefined ? undefined : JSON.stringify({ id, viewer, own });
      return { state, render: () => ownTexts({ viewer, own }) };
    },
  };
};

const loadCard: PageRenderer['loadCard'] = async ({ screen: row, api, query, site }) => {
  const screen = row as PageScreen<unknown>;
  const data = await screen.load(api, query);
  return { title: screen.title(data, site), cover: screen.cover?.(data) };
};

const renderRefusal: PageRenderer['renderRefusal'] = async ({ role, site, assets, ...why }) =>
  renderTemplate(
    <FramedScreen screen={{ path: why.path, frame: 'person' }} viewerRole={role} site={site}>
      <RefusedPage {...why} viewerRole={role} />
    </FramedScreen>,
    (body) => {
      const hasAppStyles = role === 'admin';
      return documentOf({
        title: titleOf(why.title, site),
        body,
        site,
        assets,
        hasAppStyles,
        isNotIndexed: true,
      });
    },
  );

export const renderer: PageRenderer = {
  screens,
  setTimeZone,
  renderApp,
  renderPage,
  loadCard,
  renderRefusal,
};
