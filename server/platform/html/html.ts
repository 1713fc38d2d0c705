import sanitize from 'sanitize-html';
import { controlCharacters } from '../../../contract/content/control-characters.ts';
import { isLinkAllowed } from '../../../contract/content/links.ts';
import { isOwnImage, richTextElements } from '../../../contract/content/rich-text.ts';

const isLength = (value: string) => /^[1-9]\d{0,4}$/.test(value);
const isSpan = (value: string) => /^[1-9]\d{0,2}$/.test(value);

/** What an attribute may say, beyond having its place in the list; one that says anything else goes. */
const attributeRules = new Map<string, (value: string) => boolean>([
  ['href', isLinkAllowed],
  ['src', isOwnImage],
  ['width', isLength],
  ['height', isLength],
  ['colspan', isSpan],
  ['rowspan', isSpan],
  ['start', (value) => /^-?\d{1,9}$/.test(value)],
]);

/** Elements that are nothing without this attribute: the words in them stay. */
const neededAttributes = new Map([
  ['a', 'href'],
  ['img', 'src'],
]);

/** What these hold is no text of the writer; browsers and parsers disagree on where it ends. */
const droppedWhole = [
  ...['script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'noembed', 'noframes', 'plaintext'],
  ...['iframe', 'object', 'template', 'title', 'svg', 'math'],
];

const options: sanitize.IOptions = {
  allowedTags: Object.keys(richTextElements),
  allowedAttributes: Object.fromEntries(
    Object.entries(richTextElements).map(([element, attributes]) => [element, [...attributes]]),
  ),
  allowedSchemes: ['https', 'mailto'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  disallowedTagsMode: 'discard',
  nonTextTags: droppedWhole,
  transformTags: {
    ...{ b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u', h1: 'h2', h5: 'h4', h6: 'h4' },
    '*': (tagName, attribs) => ({ tagName, attribs: kept(attribs) }),
  },
  exclusiveFilter({ tag, attribs }) {
    const needed = neededAttributes.get(tag);
    return needed !== undefined && attribs[needed] === undefined && 'excludeTag';
  },
};

function kept(attribs: sanitize.Attributes): sanitize.Attributes {
  return Object.fromEntries(
    Object.entries(attribs)
      .map(([name, value]) => [name, name === 'alt' ? value : value.trim()] as const)
      .filter(([name, value]) => attributeRules.get(name)?.(value) ?? true),
  );
}

/** Control characters, and marks that turn the direction of writing: no text here needs them. */
const unwritten = new RegExp(`[${controlCharacters}\u202a-\u202e\u2066-\u2069]`, 'g');

/** One pass. Spelt as browsers spell it, so that what the editor sends comes back letter by letter. */
function pass(html: string): string {
  return sanitize(html, options)
    .replace(unwritten, '')
    .replaceAll(' />', '>')
    .replaceAll('\u00a0', '&nbsp;')
    .trim();
}

const passesAtMost = 20;

/**
 * Editors' HTML made safe (spec 6.4): of everything else than `richTextElements` only the words stay. Done once,
 * when it is saved; doing it twice changes nothing.
 */
export function sanitizeHtml(html: string): string {
  let clean = pass(html.toWellFormed().replace(/\r\n?/g, '\n'));
  // taking a tag out of broken nesting can leave other broken nesting: go on until nothing changes
  for (let passes = 1; passes < passesAtMost; passes += 1) {
    const next = pass(clean);
    if (next === clean) return clean;
    clean = next;
  }
  return sanitize(clean, { allowedTags: [], allowedAttributes: {} }).trim();
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
