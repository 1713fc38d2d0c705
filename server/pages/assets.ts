import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAssets, PageRenderer } from '../../contract/pages.ts';

interface ManifestEntry {
  file: string;
  css?: string[];
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
  const styles = [
    ...new Set([
      ...(entry.css ?? []),
      ...Object.values(manifest)
        .map(({ file }) => file)
        .filter((file) => file.endsWith('.css')),
    ]),
  ];
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
      styles: styles.map((file) => `/${file}`),
      fonts: fonts.map((file) => `/${file}`),
    },
  };
}
