import { join } from 'node:path';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { PageRenderer, ScreenRow } from '../../contract/pages.ts';
import { Refusal } from '../../contract/refusal.ts';
import { escapeHtml } from '../../contract/text/text.ts';
import { pagePolicy } from '../../server/api/http/security-headers.ts';
import type { Pages } from '../../server/pages/assets.ts';
import { clientScript } from './hot-reload.ts';

/** Lets Vite's client put styles into the page; style attributes are still refused, as in production. */
const nonce = 'development';
const policy = pagePolicy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'; worker-src blob:`);
const globalStyles = '/web/styles/index.css';

type LoadedScreen = ScreenRow & { view(): Promise<unknown> };

/** Pages rendered from the current sources, with their styles. `onFailure` is called for sources that cannot run. */
export async function vitePages(vite: ViteDevServer, onFailure: () => void): Promise<Pages> {
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no code of pages here');
  const { runner } = ssr;
  const { root } = vite.config;
  const frame = join(root, 'web/entry/frame.tsx');
  const refusedView = join(root, 'web/layout/refused-page.tsx');
  let timeZone = 'UTC';
  const load = async (): Promise<PageRenderer> => {
    try {
      const { renderer } = await runner.import<{ renderer: PageRenderer }>('/web/entry/entry-server.tsx');
      renderer.setTimeZone(timeZone);
      return renderer;
    } catch (error) {
      onFailure();
      throw error;
    }
  };
  const { evaluatedModules } = runner;

  /** The style sheets that some modules import, dependencies first, in the order of a build. */
  const sheetsUnder = (ids: Iterable<string>, seen = new Set<string>()): string[] =>
    [...ids].flatMap((id) => {
      if (seen.has(id)) return [];
      seen.add(id);
      if (id.endsWith('.css')) return [id];
      return sheetsUnder(evaluatedModules.getModuleById(id)?.imports ?? [], seen);
    });
  const viewModuleOf = async (screen: LoadedScreen): Promise<string> => {
    const view = await screen.view();
    const modules = [...evaluatedModules.idToModuleMap.values()];
    return modules.find(({ exports }) => exports === view)?.id ?? '';
  };
  const assetsOf = (view: string) => ({
    script: clientScript,
    styles: [globalStyles, ...sheetsUnder([frame, view]).map((id) => id.slice(root.length))],
    appStyles: [],
    appScripts: {},
    fonts: [],
  });
  /** Vite's client finds a linked sheet by its file name, and the styles that it inserts by the nonce. */
  const marked = (html: string) =>
    html
      .replace('<head>', `<head>\n<meta property="csp-nonce" nonce="${nonce}">`)
      .replace(/<link rel="stylesheet" href="(\/web\/[^"]+)">/g, (link, path: string) =>
        link.replace('>', ` data-vite-dev-id="${join(root, path)}">`),
      );

  const present = async ({ path }: ScreenRow) => {
    const now = await load();
    const screen = now.screens.find((row) => row.path === path);
    if (screen === undefined) throw new Refusal('notFound');
    return { now, screen, assets: assetsOf(await viewModuleOf(screen as LoadedScreen)) };
  };

  const { screens } = await load();
  return {
    renderer: {
      screens,
      setTimeZone: (zone) => {
        timeZone = zone;
      },
      async renderApp(parts) {
        const { now, screen, assets } = await present(parts.screen);
        const { texts, ...rest } = await now.renderApp({ ...parts, screen, assets });
        return { texts: texts.map(marked), ...rest };
      },
      async renderPage(parts) {
        const { now, screen, assets } = await present(parts.screen);
        const { texts, ...rest } = await now.renderPage({ ...parts, screen, assets });
        return { texts: texts.map(marked), ...rest };
      },
      async loadCard(parts) {
        const { now, screen } = await present(parts.screen);
        return now.loadCard({ ...parts, screen });
      },
      async renderRefusal(parts) {
        try {
          const now = await load();
          const { texts, ...rest } = await now.renderRefusal({ ...parts, assets: assetsOf(refusedView) });
          return { texts: texts.map(marked), ...rest };
        } catch (error) {
          return { texts: [failurePage(error)], ownTexts: () => [] };
        }
      },
    },
    assets: { ...assetsOf(''), styles: [globalStyles] },
    policy,
    folder: join(root, 'web/assets'),
    areCached: false,
  };
}

/** The page shown when the sources cannot run: it gives the reason and reloads once they can. */
function failurePage(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `<!doctype html><meta charset="utf-8"><title>${escapeHtml(text.split('\n', 1)[0] ?? '')}</title>
<script type="module" src="/@vite/client"></script><pre>${escapeHtml(text)}</pre>`;
}
