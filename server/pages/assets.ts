import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAssets, PageRenderer } from '../../contract/pages.ts';
import { pagePolicy } from '../api/http/security-headers.ts';

/** What the build tells of its files, by source file. */
export type Manifest = Record<string, ManifestEntry>;

interface ManifestEntry {
  file: string;
  /** Of a part that several share. */
  name?: string;
  css?: string[];
  /** Keys of what it needs before it can run. */
  imports?: string[];
  /** Keys of what it may ask for later. */
  dynamicImports?: string[];
}

/** What pages are made of: the build in production, the sources through Vite in development. */
export interface Pages {
  renderer: PageRenderer;
  assets: PageAssets;
  /** The Content-Security-Policy of every page. */
  policy: string;
  /** The folder whose files lie at the root of the site. */
  folder: string;
  /** Whether visitors' pages are kept until content changes. */
  areKept: boolean;
}

/** The rendering code and the addresses of scripts, styles and fonts, as the build left them. */
export async function loadPages(distFolder: string): Promise<Pages> {
  const manifest = JSON.parse(
    await readFile(join(distFolder, 'client/.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const entry = manifest['web/entry-client.ts'];
  if (entry === undefined) throw new Error('the build has no web/entry-client.ts');
  // as vite.config.ts parts them
  const pageStyles = manifest['web/styles/index.css']?.css;
  const appStyles = Object.values(manifest).find(({ name }) => name === 'app-styles')?.css;
  if (pageStyles === undefined || appStyles === undefined)
    throw new Error('the build has not both stylesheets');
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.woff2'));
  return {
    renderer: (
      (await import(pathToFileURL(join(distFolder, 'server/entry-server.js')).href)) as {
        renderer: PageRenderer;
      }
    ).renderer,
    assets: {
      script: `/${entry.file}`,
      styles: pageStyles.map((file) => `/${file}`),
      appStyles: appStyles.map((file) => `/${file}`),
      appScripts: appScriptsOf(manifest),
      fonts: fonts.map((file) => `/${file}`),
    },
    policy: pagePolicy,
    folder: join(distFolder, 'client'),
    areKept: true,
  };
}

/** Where views lie: web/app-views.ts names them without what stands around. */
const viewFile = /^web\/features\/(.+-page)\.tsx$/;

/** What each view of an `app` screen comes to life with, by its name in web/app-views.ts. */
export function appScriptsOf(manifest: Manifest): Record<string, string[]> {
  const views = (manifest['web/hydrate-app.tsx']?.dynamicImports ?? []).flatMap((key) => {
    const name = viewFile.exec(key)?.[1];
    return name === undefined ? [] : [[name, scriptsOf(manifest, ['web/hydrate-app.tsx', key])] as const];
  });
  return Object.fromEntries(views);
}

/** The addresses of some entries and of all that they need, the entries first. */
export function scriptsOf(manifest: Manifest, entries: readonly string[]): string[] {
  const keys = new Set(entries);
  // a set takes more while it is read
  for (const each of keys) for (const needed of manifest[each]?.imports ?? []) keys.add(needed);
  const files = new Set([...keys].flatMap((each) => manifest[each]?.file ?? []));
  return [...files].filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
}
