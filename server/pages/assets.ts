import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAssets, PageRenderer } from '../../contract/pages.ts';
import { pagePolicy } from '../api/http/security-headers.ts';

/** Vite's manifest: the built files by source file. */
export type Manifest = Record<string, ManifestEntry>;

interface ManifestEntry {
  file: string;
  /** The name of a chunk shared by several entries. */
  name?: string;
  css?: string[];
  imports?: string[];
  /** Manifest keys of its dynamic imports. */
  dynamicImports?: string[];
}

/** The parts that pages are made of: the build in production, the sources through Vite in development. */
export interface Pages {
  renderer: PageRenderer;
  assets: PageAssets;
  /** The Content-Security-Policy of every page. */
  policy: string;
  /** The folder of the files at the root of the site. */
  folder: string;
  /** True when visitors' pages are cached until content changes. */
  areCached: boolean;
}

/** Loads the rendering code and the addresses of scripts, styles and fonts from the build. */
export async function loadPages(distFolder: string): Promise<Pages> {
  const manifest = JSON.parse(
    await readFile(join(distFolder, 'client/.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const entry = manifest[clientEntry];
  if (entry === undefined) throw new Error('the build has no web/entry/entry-client.ts');
  // these entries are defined in vite.config.ts
  const pageStyles = manifest['web/styles/index.css']?.css;
  const appStyles = Object.values(manifest).find(({ name }) => name === 'app-styles')?.css;
  if (pageStyles === undefined || appStyles === undefined)
    throw new Error('the build lacks one of the two stylesheets');
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter(isFontOfAll);
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
    areCached: true,
  };
}

/** A font that every page uses; those of rare letters are loaded on demand (web/styles/tokens.css). */
export const isFontOfAll = (file: string): boolean =>
  file.endsWith('.woff2') && !file.includes('-neighbours');

/** The path of a view's file; web/entry/app-views.ts uses the part in the group as its name. */
const viewFile = /^web\/features\/(.+-page)\.tsx$/;
/** The scripts of each view of an `app` screen, by its name in web/entry/app-views.ts. */
export function appScriptsOf(manifest: Manifest): Record<string, string[]> {
  const start = 'web/entry/hydrate-app.tsx';
  const views = (manifest[start]?.dynamicImports ?? []).flatMap((key) => {
    const name = viewFile.exec(key)?.[1];
    return name === undefined ? [] : [[name, scriptsOf(manifest, [start, key])] as const];
  });
  return Object.fromEntries(views);
}

const clientEntry = 'web/entry/entry-client.ts';

/** The addresses of entries and of everything they import, the entries first. */
export function scriptsOf(manifest: Manifest, entries: readonly string[]): string[] {
  const keys = new Set(entries);
  // a set may grow while it is iterated
  for (const each of keys) for (const needed of manifest[each]?.imports ?? []) keys.add(needed);
  const files = new Set([...keys].flatMap((each) => manifest[each]?.file ?? []));
  return [...files].filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
}
