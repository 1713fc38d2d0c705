/** The feeds of what is new (Atom). */
export const feedPaths = { articles: '/articulos.atom', laws: '/leyes.atom' } as const;
export type FeedKind = keyof typeof feedPaths;

/** The title of a feed, before the name of the portal. */
export const feedTitles: Record<FeedKind, string> = {
  articles: 'Artículos',
  laws: 'Leyes y reglamentos',
};
