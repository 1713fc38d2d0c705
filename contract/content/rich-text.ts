/**
 * What a written text may hold (spec 6.4): every element that the editor makes, and of each the attributes that
 * stay. The server keeps these and nothing else; the editor's own test holds its schema to the very same list.
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

/** Whether a picture's address is one of the portal's own files, under a name that it gave: a text shows no other. */
export const isOwnImage = (address: string): boolean =>
  /^\/(?:articlefile|coursefileinfo|slider)\/[\w-]+\.webp$/.test(address);
