/**
 * The allow-list for written texts (spec 6.4): the elements that the editor makes, with their attributes. The server
 * removes everything else; a test holds the editor's schema to this list.
 */
export const richTextElements = {
  p: [],
  h2: [],
  h3: [],
  h4: [],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  code: [],
  pre: [],
  a: ['href'],
  /** The place of a fact of the country or of a calculator, by its name; readers get the value or the form there. */
  data: ['value'],
  br: [],
  hr: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  figure: [],
  figcaption: [],
  img: ['src', 'alt', 'width', 'height'],
} as const satisfies Record<string, readonly string[]>;

/** True for the address of a picture that the portal stored, by its folder and name: a text shows no other. */
export const isOwnImage = (address: string): boolean =>
  /^\/(?:articlefile|coursefileinfo|slider)\/[\w-]+\.webp$/.test(address);

/** The names of calculators among those of marks begin with it. */
export const calculatorPrefix = 'calculadora-';

/** A calculator as readers got it in a text, with its name: it is stored as its mark alone. */
export const drawnCalculator = /<form data-calculator="([a-z-]+)"[^>]*>[\s\S]*?<\/form>/g;
