/**
 * The allow-list for written texts (spec 6.4): the elements and attributes of the editor. The server removes everything
 * else; a test compares the editor's schema with this list.
 */
export const richTextElements = {
  p: [],
  h2: [],
  h3: [],
  h4: [],
  ul: [],
  /** `type`: 'a', 'A', 'i' or 'I'; numbers have none. */
  ol: ['start', 'type'],
  li: [],
  blockquote: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  code: [],
  pre: [],
  a: ['href'],
  /** The placeholder of a fact or calculator, by name; readers get the value or the form. */
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

/** True for the address of a stored picture, by folder and name; texts show no other. */
export const isOwnImage = (address: string): boolean =>
  /^\/(?:articlefile|coursefileinfo|slider)\/[\w-]+\.webp$/.test(address);

/** Placeholders of calculators begin with it. */
export const calculatorPrefix = 'calculadora-';

/** A calculator as rendered in a text, with its name; only its placeholder is stored. */
export const renderedCalculator = /<form data-calculator="([a-z-]+)"[^>]*>[\s\S]*?<\/form>/g;
