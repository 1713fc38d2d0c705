import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { everyEndpoint } from './contract/index.ts';

/** The contract as the browser needs it: method and path of each call, and whether it is sent as a form; no schemas. */
function contractRoutes(): Plugin {
  const id = 'virtual:contract-routes';
  return {
    name: 'contract-routes',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const routes: Record<string, Record<string, [string, string, boolean]>> = {};
      for (const { controller, action, row } of everyEndpoint()) {
        routes[controller] = {
          ...routes[controller],
          [action]: [row.method, row.path, row.upload !== undefined],
        };
      }
      return `export default ${JSON.stringify(routes)}`;
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), contractRoutes()],
  publicDir: 'web/assets',
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    assetsInlineLimit: 0, // the policy allows no data: fonts, and a cached file beats an inlined one
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    ...(isSsrBuild ? {} : { manifest: true, rolldownOptions: { input: 'web/entry-client.ts' } }),
  },
  ssr: { noExternal: true },
  // the server runs the build as it is, whatever NODE_ENV its operator has: React's development half is left out here
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}));
