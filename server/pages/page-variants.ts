import { type Caller, type Role, visitor } from '../../contract/caller.ts';
import type { Context } from '../context/context.ts';
import { findReadingAges } from '../features/articles/articles.queries.ts';
import { readingAge } from '../features/articles/articles.rules.ts';
import type { ContentCache } from '../features/content/content-cache.ts';

/** A variant of a page: the same for all who share it, except for the own parts (spec 13.4). */
export interface PageVariant {
  key: string;
  role: Role;
  /** The caller for which the page is loaded. It identifies nobody, so the page has nothing personal. */
  caller: Caller;
}

/**
 * All administrators see the same. They also see drafts and hidden comments, whose changes must be announced too
 * (contentChanged).
 */
const administrators: PageVariant = {
  key: 'administrators',
  role: 'admin',
  caller: { role: 'admin', accountId: 0, username: '', years: 0, sessionId: '' },
};

const visitors: PageVariant = { key: 'visitors', role: 'open', caller: visitor };

/** The ages that published articles ask for, cached until content changes. */
export type ReadingAges = ContentCache<readonly number[]>;

/** The variant of a viewer: visitors, administrators, or members with the same reading rights. */
export async function variantOf(
  { caller, db }: Pick<Context, 'caller' | 'db'>,
  ages: ReadingAges,
): Promise<PageVariant> {
  if (caller.role === 'open') return visitors;
  if (caller.role === 'admin') return administrators;
  const years = readingAge(caller.years, await ages.get('', () => findReadingAges(db)));
  return { key: `members of ${years}`, role: 'member', caller: { role: 'open', years } };
}
