import { type Caller, type Role, visitor } from '../../contract/caller.ts';
import type { Context } from '../context/context.ts';
import { findReadingAges } from '../features/articles/articles.queries.ts';
import { readingAge } from '../features/articles/articles.rules.ts';
import type { ContentCache } from '../features/content/content-cache.ts';

/** Those who see the same page but for their own parts (spec 13.4). */
export interface Audience {
  key: string;
  role: Role;
  /** Whom the page is loaded as. It names nobody, so nothing of one person can be in it. */
  caller: Caller;
}

const visitors: Audience = { key: 'visitors', role: 'open', caller: visitor };

/** They see what others do not, so a change of that is told, too (contentChanged), and nobody of them differs. */
const administrators: Audience = {
  key: 'administrators',
  role: 'admin',
  caller: { role: 'admin', accountId: 0, username: '', years: 0, sessionId: '' },
};

/** The ages that published articles ask for, kept until content changes. */
export type ReadingAges = ContentCache<readonly number[]>;

/** The audience of a viewer: visitors, administrators, or the members who may read the same. */
export async function audienceOf(
  { caller, db }: Pick<Context, 'caller' | 'db'>,
  ages: ReadingAges,
): Promise<Audience> {
  if (caller.role === 'open') return visitors;
  if (caller.role === 'admin') return administrators;
  const years = readingAge(caller.years, await ages.get('', () => findReadingAges(db)));
  return { key: `members of ${years}`, role: 'member', caller: { role: 'open', years } };
}
