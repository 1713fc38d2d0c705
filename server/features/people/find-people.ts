import type { Context } from '../../context/context.ts';
import { fullName } from '../accounts/accounts.rules.ts';
import { searchPeople } from './people.queries.ts';

/**
 * Finds people by parts of name, username, e-mail, document or telephone, the newest first and at most `most`; titled by
 * name and what tells two of one name apart. Only administrators may be shown them.
 */
export async function findPeople(
  { db }: Context,
  search: string,
  most: number,
): Promise<{ id: number; title: string }[]> {
  const people = await searchPeople(db, search, most);
  return people.map((person) => ({
    id: person.id,
    title: `${fullName(person)} (${person.email ?? person.username})`,
  }));
}
