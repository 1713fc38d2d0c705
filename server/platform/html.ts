import sanitize from 'sanitize-html';

/** Exactly what the editor can produce (decisions §4). The drawn pages style these and nothing else. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'u',
    's',
    'code',
    'pre',
    'a',
    'br',
    'hr',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'figure',
    'figcaption',
    'img',
  ],
  allowedAttributes: {
    a: ['href'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    img: ['src', 'alt', 'width', 'height'],
  },
  allowedSchemes: ['https', 'mailto'],
  allowedSchemesByTag: { img: [] }, // pictures are the portal's own files
  allowProtocolRelative: false,
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  disallowedTagsMode: 'discard',
  transformTags: { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4' },
  exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src?.startsWith('/'),
};

const passesAtMost = 20;

/** Editors' HTML made safe; done once, when it is saved. Doing it twice changes nothing. */
export function sanitizeHtml(html: string): string {
  let clean = html;
  // taking a tag out of broken nesting can leave other broken nesting: go on until nothing changes
  for (let pass = 0; pass < passesAtMost; pass += 1) {
    const next = sanitize(clean, allowed).trim();
    if (next === clean) return clean;
    clean = next;
  }
  return sanitize(clean, { allowedTags: [], allowedAttributes: {} });
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };
const blockEnd = /<\/(?:p|h[1-6]|li|blockquote|tr|td|th|figcaption|pre)>|<br\s*\/?>/g;

/** The words of sanitised HTML as a person sees them, blocks apart by one space. */
export function visibleText(html: string): string {
  return html
    .replace(blockEnd, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
