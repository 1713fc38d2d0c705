import sanitize from 'sanitize-html';
import { isLinkAllowed } from '../../../contract/text/links.ts';
import { plainText } from '../../../contract/text/plain-text.ts';
import { withoutRaised } from '../../../contract/text/raised-text.ts';
import {
  calculatorPrefix,
  isOwnImage,
  renderedCalculator,
  richTextElements,
} from '../../../contract/text/rich-text.ts';

const isLength = (value: string) => /^[1-9]\d{0,4}$/.test(value);
const isSpan = (value: string) => /^[1-9]\d{0,2}$/.test(value);

/** Rules for attribute values, beyond the allow-list; an attribute that breaks its rule is removed. */
const attributeRules = new Map<string, (value: string) => boolean>([
  ['href', isLinkAllowed],
  ['src', isOwnImage],
  ['width', isLength],
  ['height', isLength],
  ['colspan', isSpan],
  ['rowspan', isSpan],
  ['value', (value) => /^[a-z]+(-[a-z]+)*$/.test(value)],
  ['start', (value) => /^-?\d{1,9}$/.test(value)],
  ['type', (value) => /^[aAiI]$/.test(value)],
]);

/** Elements that need this attribute; without it only their words stay. */
const neededAttributes = new Map([
  ['a', 'href'],
  ['img', 'src'],
  ['data', 'value'],
]);

/**
 * Elements removed with their content: it is not the writer's text, and browsers and parsers disagree on where it
 * ends.
 */
const droppedWhole = [
  'script',
  'style',
  'textarea',
  'option',
  'xmp',
  'noscript',
  'noembed',
  'noframes',
  'plaintext',
  'iframe',
  'object',
  'template',
  'title',
  'svg',
  'math',
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
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    ins: 'u',
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    '*': (tagName, attribs) => ({ tagName, attribs: keptAttributes(attribs) }),
  },
  exclusiveFilter({ tag, attribs }) {
    const needed = neededAttributes.get(tag);
    return needed !== undefined && attribs[needed] === undefined && 'excludeTag';
  },
};

function keptAttributes(attribs: sanitize.Attributes): sanitize.Attributes {
  return Object.fromEntries(
    Object.entries(attribs)
      .map(([name, value]) => [name, name === 'alt' ? value : value.trim()] as const)
      .filter(([name, value]) => attributeRules.get(name)?.(value) ?? true),
  );
}

/**
 * Sanitises once, in the browsers' spelling, so that the editor's HTML comes back unchanged. The library splits a
 * character outside the basic plane in the name of a tag.
 */
function pass(html: string): string {
  return plainText(sanitize(html, options)).replaceAll(' />', '>').replaceAll('\u00a0', '&nbsp;').trim();
}

/** Block elements outside the allow-list. */
const blocks =
  'div|section|article|address|center|details|summary|dl|dt|dd|header|footer|main|aside|nav|fieldset|form';
const innermostBlock = new RegExp(
  `<(${blocks})\\b[^<>]*>((?:(?!</?(?:${blocks}|p|h[1-6]|ul|ol|li|blockquote|pre|table|t[rdh]|thead|tbody|figure|hr)\\b)[\\s\\S])*)</\\1\\s*>`,
  'gi',
);
const otherBlock = new RegExp(`</?(?:${blocks})\\b[^<>]*>`, 'gi');
const captionOfTable =
  /(<table\b[^<>]*>\s*)<caption\b[^<>]*>((?:(?!<\/?(?:caption|table)\b)[\s\S])*)<\/caption\s*>/gi;

/**
 * Turns blocks outside the allow-list into paragraphs, so that their words do not run together; a table's caption
 * goes before it.
 */
const asParagraphs = (html: string): string =>
  html
    .replace(captionOfTable, '<p>$2</p>$1')
    .replace(innermostBlock, (_, _name, words: string) => (words.trim() === '' ? ' ' : `<p>${words}</p>`))
    .replace(otherBlock, ' ');

/** The place of a fact or a calculator is empty: what a reader got in it is not the writer's text. */
const printedFact = /(<data value="[a-z-]+">)[\s\S]*?<\/data>/g;

const emptied = (html: string): string => pass(html).replace(printedFact, '$1</data>');

const passesAtMost = 20;

/**
 * Sanitises an editor's HTML (spec 6.4): of everything outside `richTextElements` only the words stay. It runs once,
 * when a text is saved; a second run changes nothing.
 */
export function sanitizeHtml(html: string): string {
  const withPlaceholders = plainText(html).replace(
    renderedCalculator,
    `<data value="${calculatorPrefix}$1"></data>`,
  );
  let clean = emptied(asParagraphs(withoutRaised(withPlaceholders)));
  // removing a tag from broken nesting can leave other broken nesting: repeat until nothing changes
  for (let passes = 1; passes < passesAtMost; passes += 1) {
    const next = emptied(clean);
    if (next === clean) return clean;
    clean = next;
  }
  return sanitize(clean, { allowedTags: [], allowedAttributes: {} }).trim();
}
