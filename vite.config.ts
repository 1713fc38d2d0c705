import { globSync } from 'node:fs';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractRoutes } from './tools/contract-routes.ts';
import { type InfoOf, sharedScriptOf } from './tools/shared-scripts.ts';

/** Everything on a `page` screen is imported by one of these, directly or not; a visitor's stylesheet holds no more. */
const rootsOfPages =
  /\/web\/(?:entry\/public-screens\.ts|entry\/islands\.ts|layout\/site-layout\.tsx|styles\/index\.css)$/;

/** True if a module is needed on `page` screens; `seen` holds those already visited. */
function isOfPages(id: string, infoOf: InfoOf, seen = new Set<string>()): boolean {
  if (rootsOfPages.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const info = infoOf(id);
  if (info === null) return false;
  return [...info.importers, ...info.dynamicImporters].some((importer) => isOfPages(importer, infoOf, seen));
}

/** Two stylesheets (server/pages/assets.ts links them): visitors don't pay for the administration's. */
const styleSheets = {
  debugName: 'stylesheets',
  test: /\.css$/,
  name: (id: string, build: { getModuleInfo: InfoOf }) =>
    isOfPages(id, (module) => build.getModuleInfo(module)) ? 'page-styles' : 'app-styles',
};

const scripts = {
  debugName: 'scripts',
  name: (id: string, build: { getModuleInfo: InfoOf }) =>
    sharedScriptOf(id, (module) => build.getModuleInfo(module)),
};

/**
 * Short names of classes, since they stand in every page, sheet and script: a letter by their order in the file, and the
 * file's number. Both orders are the same for the browser's and the server's build.
 */
const sheets = globSync('web/**/*.module.css', { cwd: import.meta.dirname }).sort();
const namesOf = new Map<string, string[]>();
function shortName(name: string, file: string): string {
  const names = namesOf.get(file) ?? [];
  namesOf.set(file, names);
  if (!names.includes(name)) names.push(name);
  const letters = isSearchedFor.test(name) ? name : lettersOf(names.indexOf(name));
  return `${letters}-${sheets.indexOf(relative(import.meta.dirname, file)).toString(36)}`;
}

/** Names by which the looks and the bench find buttons. */
const isSearchedFor = /^(?:button|leave)$/;

/** a to z, then aa. */
const lettersOf = (place: number): string =>
  (place < 26 ? '' : lettersOf(Math.floor(place / 26) - 1)) + String.fromCharCode(97 + (place % 26));

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), contractRoutes({ isBuild: command === 'build' })],
  publicDir: 'web/assets',
  ...(command === 'build' ? { css: { modules: { generateScopedName: shortName } } } : {}),
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the policy allows no data: fonts, and a cached file beats an inlined one
    // every page links both stylesheets itself
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => !file.endsWith('.css')),
    },
    copyPublicDir: !isSsrBuild,
    ...(isSsrBuild
      ? {}
      : {
          manifest: true,
          rolldownOptions: {
            // the sheet is no import of the script: pages would load the names of all classes with it
            // and of the frame and of the pages' views only the styles are wanted: no browser asks for their scripts
            preserveEntrySignatures: 'allow-extension', // else nothing of the frame is used
            input: [
              'web/styles/index.css',
              'web/entry/entry-client.ts',
              'web/entry/frame.tsx',
              'web/entry/public-screens.ts',
              'web/entry/member-screens.ts',
            ],
            output: {
              codeSplitting: { includeDependenciesRecursively: false, groups: [styleSheets, scripts] },
            },
          },
        }),
  },
  ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
  // the server runs the build as it is, whatever NODE_ENV its operator has: React's development half is left out here
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}));
