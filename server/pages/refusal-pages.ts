import type { Site, Viewer } from '../../contract/pages.ts';
import type { Refusal } from '../../contract/refusal.ts';
import { openMakeOnce } from '../platform/lru.ts';
import type { Pages } from './assets.ts';
import { type DeflatedText, deflateAtOnce } from './gzip-parts.ts';

/** Sentences, roles and screens make some dozens of combinations; refusals of forms also name fields. */
const cachedAtMost = 200;

const titles: Record<number, string> = {
  403: 'No puedes abrir esta página',
  404: 'No encontramos esta página',
  410: 'Esto ya no está aquí',
  429: 'Espera un momento',
  503: 'Volvemos en unos segundos',
};

/** The refused viewer and path, and the request's number in the log. */
interface AskedRefusal {
  viewer: Viewer | null;
  path: string;
  /** Undefined = the status's default title. */
  title?: string | undefined;
  number: string;
}

/** A slash after another starts no match, or thousands of them would be read once for each. */
const withoutSlash = (path: string) => path.toLowerCase().replace(/(?<=[^/])\/+$/, '');

/** Opens the pages of refusals: each is rendered and compressed once for all equal refusals. */
export function openRefusalPages({ renderer, assets, areCached }: Pages, site: Site) {
  const cached = openMakeOnce<Awaited<ReturnType<typeof make>>>(cachedAtMost);
  // menus only contain addresses of screens
  const paths = new Set(renderer.screens.map(({ path }) => path));

  async function make(asked: Omit<Parameters<typeof renderer.renderRefusal>[0], 'site' | 'assets'>) {
    const { texts, ownTexts } = await renderer.renderRefusal({ ...asked, site, assets });
    return { texts: texts.map(deflateAtOnce), ownTexts };
  }
  return async (
    refusal: Refusal,
    { viewer, path, title, number }: AskedRefusal,
  ): Promise<{ texts: readonly DeflatedText[]; own: readonly string[] }> => {
    const asked = {
      role: viewer?.role ?? ('open' as const),
      path: paths.has(withoutSlash(path)) ? withoutSlash(path) : '',
      title: title ?? titles[refusal.status] ?? 'No pudimos mostrar esta página',
      message: refusal.message,
    };
    const key = JSON.stringify([site.settingsVersion, asked]);
    const { texts, ownTexts } = await (areCached ? cached(key, () => make(asked)) : make(asked));
    return { texts, own: ownTexts({ viewer, own: number }) };
  };
}
