import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAssets, PageRenderer } from '../../contract/pages.ts';

interface ManifestEntry {
  file: string;
  /** Of a part that several share. */
  name?: string;
  css?: string[];
  /** Keys of what it needs before it can run. */
  imports?: string[];
}

export interface Pages {
  renderer: PageRenderer;
  assets: PageAssets;
}

/** The rendering code and the addresses of scripts, styles and fonts, as the build left them. */
export async function loadPages(distFolder: string): Promise<Pages> {
  const manifest = JSON.parse(
    await readFile(join(distFolder, 'client/.vite/manifest.json'), 'utf8'),
  ) as Record<string, ManifestEntry>;
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
      appScripts: scriptsOf(manifest, 'web/hydrate-app.tsx').map((file) => `/${file}`),
      fonts: fonts.map((file) => `/${file}`),
    },
  };
}

/** The file of an entry and of all that it needs, the entry first. */
function scriptsOf(manifest: Record<string, ManifestEntry>, key: string): string[] {
  const keys = new Set([key]);
  // a set takes more while it is read
  for (const each of keys) for (const needed of manifest[each]?.imports ?? []) keys.add(needed);
  return [...keys].flatMap((each) => manifest[each]?.file ?? []).filter((file) => file.endsWith('.js'));
}
