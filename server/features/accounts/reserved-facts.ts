import { Refusal, type RefusalCode, sentence } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { findReserved, type ReservedFact } from './accounts.queries.ts';
import { fullName } from './accounts.rules.ts';

const codes: Record<ReservedFact['fact'], RefusalCode> = {
  username: 'usernameInTrash',
  email: 'emailInTrash',
  document: 'documentInTrash',
};

/**
 * Refuses (409) an administrator a username, an e-mail or a document of somebody in the Papelera, by name: they can be
 * restored. Empty ones are nobody's. `fields` are the names of the input's fields.
 */
export async function refuseReserved(
  { db }: Context,
  asked: { username?: string | undefined; email?: string | undefined; document?: string | undefined },
  fields: Record<ReservedFact['fact'], string>,
): Promise<void> {
  const found = await findReserved(db, asked);
  if (found === undefined) return;
  const code = codes[found.fact];
  const values = { name: fullName(found), username: found.username };
  const errors = [{ field: fields[found.fact], message: sentence(code, values) }];
  throw new Refusal(code, { values, errors });
}
