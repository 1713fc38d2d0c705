/**
 * The modules that share a file of the browser's build. Left alone, the bundler makes a file of every set of modules that
 * the same screens use: an island of members would ask for up to 55. Grouped by their users, a screen asks for 16 and
 * gets little that it does not use. tools/check/scripts.ts holds the numbers and the sizes.
 */

interface ModuleInfo {
  importers: readonly string[];
  dynamicImporters: readonly string[];
}
export type InfoOf = (id: string) => ModuleInfo | null;

/** The screens that need a module when they start. */
interface Users {
  /** The only script of a page before anything is touched. */
  entry: boolean;
  /** The script of the reading page, which runs without React. */
  reading: boolean;
  /** The script that opens the definitions of a text's terms, without React. */
  terms: boolean;
  /** The frame around the view of every `app` screen. */
  frame: boolean;
  /** Used only by the server, to render `page` screens and frames. */
  pages: boolean;
  islands: readonly string[];
  /** Views of `app` screens and islands of members' screens, by their files under web/features. */
  views: readonly string[];
}

/** The first row that fits takes the module; null, or no row, leaves it to the bundler. */
const rows: readonly { name: string | null; fits(users: Users): boolean }[] = [
  { name: 'entry-client', fits: ({ entry }) => entry },
  {
    name: 'read-page',
    fits: ({ reading, views, islands }) => reading && islands.length === 0 && views.every(isReading),
  },
  { name: 'open-terms', fits: ({ terms }) => terms },
  { name: 'calls', fits: ({ reading }) => reading },
  { name: 'base', fits: ({ frame, pages, islands }) => frame && (pages || islands.length > 0) },
  { name: 'common', fits: ({ frame, views }) => frame && views.length > 0 },
  { name: null, fits: ({ frame, views }) => frame || views.length === 0 },
  { name: 'practice', fits: ({ islands, views }) => isPractice(islands) && views.length === 0 },
  { name: 'texts', fits: ({ islands }) => isPractice(islands) },
  { name: 'base', fits: ({ islands }) => islands.some((island) => !isForm(island)) },
  { name: 'forms', fits: ({ islands }) => islands.length > 0 },
  { name: 'common', fits: ({ views }) => foldersOf(views) >= 3 && views.some(isOfMembers) },
  { name: 'tools', fits: ({ views }) => foldersOf(views) >= 3 },
];

const isForm = (island: string) => island.endsWith('-form');
/** No other island asks for it: the rest would load for nothing what practice shows. */
const isPractice = (islands: readonly string[]) =>
  islands.length > 0 && islands.every((island) => island.startsWith('practice/'));
const isReading = (view: string) => view === 'reading/reading-aids';
const isOfMembers = (view: string) => /^(?:profile|exams|attempts|reading)\//.test(view);
const foldersOf = (views: readonly string[]) => new Set(views.map((view) => view.split('/', 1)[0])).size;

/** The name of the shared file of a module; null if it shares none. */
export function sharedScriptOf(id: string, infoOf: InfoOf): string | null {
  if (/\/node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/.test(id)) return 'react';
  if (
    viewOf(id, infoOf) !== undefined ||
    id.endsWith(readingScript) ||
    id.endsWith('/web/entry/hydrate-app.tsx')
  )
    return null; // so that the manifest names it
  const users = usersOf(id, infoOf);
  return rows.find(({ fits }) => fits(users))?.name ?? null;
}

const readingScript = '/web/features/reading/read-page.ts';

/** The file under web/features or web/layout that one of our tables imports by itself. */
function askedBy(table: RegExp, id: string, infoOf: InfoOf): string | undefined {
  const isAsked = infoOf(id)?.dynamicImporters.some((importer) => table.test(importer)) ?? false;
  return isAsked ? /\/web\/(?:features\/)?(.+)\.tsx?$/.exec(id)?.[1] : undefined;
}
const viewOf = (id: string, infoOf: InfoOf) =>
  askedBy(/\/web\/entry\/(?:app-views|member-islands)\.ts$/, id, infoOf);
const islandOf = (id: string, infoOf: InfoOf) =>
  askedBy(/\/web\/(?:entry\/islands|runtime\/hydrate-on-interaction)\.ts$/, id, infoOf);
const pageOf = (id: string, infoOf: InfoOf) =>
  askedBy(/\/web\/features\/[\w-]+\/[\w-]+\.screens\.ts$/, id, infoOf);

function usersOf(id: string, infoOf: InfoOf): Users {
  // a set may grow while it is iterated
  const seen = new Set([id]);
  for (const each of seen) for (const importer of infoOf(each)?.importers ?? []) seen.add(importer);
  const all = [...seen];
  return {
    entry: all.some((each) => each.endsWith('/web/entry/entry-client.ts')),
    reading: all.some((each) => each.endsWith(readingScript)),
    terms: all.some((each) => each.endsWith('/web/lib/terms/open-terms.ts')),
    frame: all.some((each) => each.endsWith('/web/entry/hydrate-app.tsx')),
    pages: all.some((each) => each.endsWith('/web/entry/frame.tsx') || pageOf(each, infoOf) !== undefined),
    islands: all.flatMap((each) => islandOf(each, infoOf) ?? []),
    views: all.flatMap((each) => viewOf(each, infoOf) ?? []),
  };
}
