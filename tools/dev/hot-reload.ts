import { relative } from 'node:path';
import { isRunnableDevEnvironment, type Plugin } from 'vite';

/** The script of a page in development, in the place of web/entry/entry-client.ts. */
export const clientScript = '/@development-client';

/**
 * React's hot reload has to be loaded before any component. A `page` screen is mostly HTML of the server, so it
 * reloads; an `app` screen gets its new components by Vite's own hot reload and keeps its state.
 */
const clientSource = `
import '@vitejs/plugin-react/preamble';
import '/web/entry/entry-client.ts';
if (document.getElementById('state') === null) import.meta.hot.on('pages-changed', () => location.reload());
`;

interface Listeners {
  /** The folder of the project. */
  root: string;
  /** Called after a change of a server source, or of a table of screens, whose routes are in the server. */
  onServerChange(): void;
  /** True if the last rendering failed: then any change may have fixed it. */
  hasFailed(): boolean;
}

const serverSource =
  /^(?:server|contract|database|web\/entry\/[\w-]*screens\.ts|web\/features\/[\w./-]+[.-]screens\.ts)\b/;

/** Tells browsers and the server how to follow a changed file. */
export function hotReload({ root, onServerChange, hasFailed }: Listeners): Plugin {
  return {
    name: 'hot-reload',
    resolveId: (id) => (id === clientScript ? `\0${clientScript}` : undefined),
    load: (id) => (id === `\0${clientScript}` ? clientSource : undefined),
    hotUpdate({ file, modules, server, timestamp }) {
      const path = relative(root, file).replaceAll('\\', '/');
      if (path.includes('.test.')) return [];
      const isOfServer = serverSource.test(path) || hasFailed();
      const { client, ssr } = server.environments;
      if (this.environment === client) {
        if (isOfServer) return []; // the page reloads once the server is back
        if (!path.endsWith('.css')) return undefined;
        // a linked style sheet is replaced in place; styles imported by scripts follow Vite's own way
        const update = { type: 'css-update' as const, path: `/${path}`, acceptedPath: `/${path}`, timestamp };
        client.hot.send({ type: 'update', updates: [update] });
        return modules.filter(({ url }) => !/[?&]direct\b/.test(url));
      }
      if (this.environment !== ssr) return []; // the server's own sources: all of them are reloaded, see below
      if (isRunnableDevEnvironment(ssr)) ssr.runner.clearCache();
      if (isOfServer) onServerChange();
      else if (path.endsWith('.css')) return [];
      else if (client.moduleGraph.getModulesByFile(file) === undefined)
        client.hot.send({ type: 'full-reload' });
      else client.hot.send('pages-changed');
      return [];
    },
  };
}
