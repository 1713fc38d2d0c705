import { type FeedKind, feedPaths, feedTitles } from '../../contract/feeds/feeds.ts';
import type { PageAssets, Site } from '../../contract/pages.ts';
import { bandColour, stylesPath } from '../../contract/settings/brand-colours.ts';
import { coloursOf } from '../../contract/settings/portal-settings.ts';
import { escapeHtml } from '../../contract/text/text.ts';
import type { Card } from '../lib/page/screen.ts';

interface DocumentParts {
  /** Whole; see titleOf. */
  title: string;
  description?: string | undefined;
  /** The canonical address, and the preview on other sites. */
  card?: Card | undefined;
  /** The linked data of the page for search engines (JSON-LD), which the policy allows. */
  linkedData?: object | undefined;
  body: string;
  site: Site;
  assets: PageAssets;
  /** The view of an `app` screen, and the data that it hydrates from (stateText). A `page` screen has none. */
  app?: { view: string; state: string };
  /** The styles of `app` screens, whose frame it has. An `app` screen has them anyway. */
  hasAppStyles?: boolean;
  isNotIndexed?: boolean | undefined;
  /** Its views are counted, those of prefetched pages once they are shown. */
  isCounted?: boolean;
}

/** The title in the browser's tab. */
export const titleOf = (title: string, { settings: { name } }: Pick<Site, 'settings'>): string =>
  title.startsWith(name) ? title : `${title} · ${name}`;

/** Data as text of a script element. */
export const stateText = (state: unknown): string => JSON.stringify(state).replaceAll('<', '\\u003c');

/**
 * The pages that may be prefetched: never an exam, a sign-in, a profile or a download, nor the address of a link that a
 * script handles in place, whose copy a later reload would show as it was then.
 */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { selector_matches: '[data-handled]' } },
          {
            not: {
              href_matches: [
                '/test*',
                '/login*',
                '/profile*',
                '/forgetpassword*',
                '/leermodulos*',
                '/buscar*',
                '/api/*',
                '/videos/*',
              ],
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * The HTML document around a rendered body. It has no inline script except the data and rules that the policy
 * knows. Nothing is shown before the script that records presses has loaded (it blocks rendering like the
 * styles), so no press on a visible element is lost.
 */
export function documentOf({
  title,
  description,
  card,
  linkedData,
  body,
  site,
  assets,
  app,
  hasAppStyles = app !== undefined,
  isNotIndexed,
  isCounted,
}: DocumentParts): string {
  const colours = stylesPath(coloursOf(site.settings));
  const styles = [
    ...assets.styles,
    ...(hasAppStyles ? assets.appStyles : []),
    ...(colours === undefined ? [] : [colours]),
  ];
  const scripts = app === undefined ? [] : (assets.appScripts[app.view] ?? []);
  return `<!doctype html>
<html lang="es" data-time-zone="${escapeHtml(site.timeZone)}"${isCounted === true ? ' data-counted' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title>
${description === undefined ? '' : `<meta name="description" content="${escapeHtml(description)}">\n`}${isNotIndexed === true || app !== undefined ? '<meta name="robots" content="noindex">\n' : ''}${card === undefined ? '' : cardTags(card, site)}<meta name="theme-color" content="${bandColour(coloursOf(site.settings))}">
${styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')}
${scripts.map((script) => `<link rel="modulepreload" href="${script}">`).join('\n')}
${iconLinks(site)}
<link rel="manifest" href="/manifest.webmanifest">
<script type="module" blocking="render" src="${assets.script}"></script>
${assets.fonts.map(fontLink).join('\n')}
<script type="speculationrules">${speculationRules}</script>
${linkedData === undefined ? '' : `<script type="application/ld+json">${stateText(linkedData)}</script>\n`}</head>
<body>
<div id="root">${body}</div>
${app === undefined ? '' : `<script type="application/json" id="state">${app.state}</script>\n`}</body>
</html>
`;
}

/**
 * A wide screen has its fonts with the first paint. A phone shows its words without waiting: the sheet asks for the fonts
 * when nothing else is wanted, and they are there from the next page on (font-display in tokens.css).
 */
const fontLink = (font: string): string =>
  `<link rel="preload" href="${font}" as="font" type="font/woff2" media="(min-width: 53.76em)" crossorigin>`;

/** The icons; an address with another version makes browsers fetch them again. */
function iconLinks({ settings: { icon, logo, brandColour, sunColour } }: Site): string {
  const isGiven = stylesPath({ brand: brandColour, sun: sunColour }) === undefined;
  const picture = icon === '' ? logo : icon;
  const version =
    picture === '' && isGiven
      ? ''
      : `?v=${picture.slice(0, 12) || `${brandColour}${sunColour}`.replaceAll('#', '')}`;
  const own =
    picture === ''
      ? `<link rel="icon" href="/favicon.svg${version}" type="image/svg+xml">`
      : `<link rel="icon" href="/icon-192.png${version}" type="image/png">`;
  return `${own}\n<link rel="apple-touch-icon" href="/apple-touch-icon.png${version}">`;
}

/** The canonical link of a page, and its Open Graph card. */
function cardTags(
  { title, description, url, picture, isCanonical }: Card,
  { settings }: Pick<Site, 'settings'>,
): string {
  const tags = {
    'og:type': 'website',
    'og:site_name': settings.name,
    'og:locale': 'es',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': picture.url,
    ...(picture.size && { 'og:image:width': picture.size[0], 'og:image:height': picture.size[1] }),
    'og:image:alt': picture.text,
  };
  const lines = Object.entries(tags).map(
    ([name, content]) => `<meta property="${name}" content="${escapeHtml(String(content))}">\n`,
  );
  const canonical = isCanonical
    ? `<link rel="canonical" href="${escapeHtml(url)}">\n${feedLinks(settings.name)}`
    : '';
  return `${canonical}${lines.join('')}<meta name="twitter:card" content="summary_large_image">\n`;
}

/** The feeds, which feed readers discover from any page. */
const feedLinks = (name: string): string =>
  (Object.keys(feedPaths) as FeedKind[])
    .map((kind) => {
      const title = escapeHtml(`${feedTitles[kind]} de ${name}`);
      return `<link rel="alternate" type="application/atom+xml" title="${title}" href="${feedPaths[kind]}">\n`;
    })
    .join('');
