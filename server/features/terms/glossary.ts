import { LRUCache } from 'lru-cache';
import type { TermMention } from '../../../contract/terms/calls.ts';
import { compileTerms, findTermMarks } from '../../../contract/terms/mark-terms.ts';
import type { Context } from '../../context/context.ts';
import type { Pubsub } from '../../platform/database/pubsub.ts';
import { type ContentCache, openTableCache } from '../content/content-cache.ts';
import { listNames } from './terms.queries.ts';

declare module '../../context/context.ts' {
  interface Portal {
    /** The compiled glossary and its cached mentions, until a term changes. */
    glossary: ContentCache<Glossary>;
  }
}

interface Glossary {
  mentionsIn(html: string, isOfModules: boolean): TermMention[];
}

/** The most characters of texts with cached mentions. */
const charactersAtMost = 8 * 1024 * 1024;

export const openGlossary = (pubsub: Pubsub): ContentCache<Glossary> => openTableCache(pubsub, ['term'], 1);

/**
 * Finds the first mention of each term in a text as its readers get it. `isOfModules`: each module is a text of its own.
 */
export async function mentionsIn(
  context: Pick<Context, 'db' | 'glossary'>,
  html: string,
  isOfModules: boolean,
): Promise<TermMention[]> {
  const glossary = await context.glossary.get('terms', () => compile(context));
  return glossary.mentionsIn(html, isOfModules);
}

async function compile({ db }: Pick<Context, 'db'>): Promise<Glossary> {
  const rows = await listNames(db);
  const terms = new Map(rows.map((row) => [row.id, row]));
  const names = compileTerms(
    rows.map(({ id, title, otherNames }) => ({ id, term: title, otherNames: otherNames.split('\n') })),
  );
  const known = new LRUCache<string, TermMention[]>({
    maxSize: charactersAtMost,
    sizeCalculation: (_, html) => html.length + 1,
  });
  return {
    mentionsIn(html, isOfModules) {
      const key = `${isOfModules} ${html}`;
      const mentions =
        known.get(key) ??
        findTermMarks(html, names, { isOfModules }).flatMap((mark) => {
          const term = terms.get(mark.id);
          return term === undefined ? [] : [{ ...mark, term: term.title, definition: term.definition }];
        });
      known.set(key, mentions);
      return mentions;
    },
  };
}
