/** The kinds of places that a subject leads to, in the order in which its page shows them. */
export const linkKinds = [
  'article',
  'course',
  'video',
  'law',
  'calculator',
  'term',
  'route',
  'other',
] as const;
export type LinkKind = (typeof linkKinds)[number];
