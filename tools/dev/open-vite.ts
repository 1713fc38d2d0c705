import type { Server } from 'node:http';
import { join, relative } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import viteConfig from '../../vite.config.ts';

/** The folders that Vite watches; the data folder, in which a database writes, is not among them. */
const watched = /^(?:web|server|contract|database)\b/;
/**
 * The entry modules from which Vite finds all browser imports, so that packages are prepared once, at the first start.
 */
const entries = [
  'web/entry/entry-client.ts',
  'web/entry/app-views.ts',
  'web/entry/islands.ts',
  'contract/index.ts',
];

/** Vite over the project's sources; it talks to browsers through `front`, the server that they connect to. */
export function openVite(root: string, front: Server, plugins: Plugin[]): Promise<ViteDevServer> {
  const { build: _, ...config } = viteConfig({ command: 'serve', mode: 'development', isSsrBuild: false });
  return createServer({
    ...config,
    root,
    configFile: false,
    plugins: [...(config.plugins ?? []), plugins],
    appType: 'custom',
    clearScreen: false,
    cacheDir: join(root, 'node_modules/.cache/vite'),
    // names that do not change with the file's content, because the HTML of a page has them too
    css: { modules: { generateScopedName: '[name]__[local]__[hash:base64:5]' } },
    optimizeDeps: { entries },
    environments: { server: {} },
    server: {
      middlewareMode: true,
      hmr: { server: front },
      watch: {
        ignored: (path) => {
          const inside = relative(root, path);
          return inside !== '' && !watched.test(inside);
        },
      },
    },
  });
}
