import type { Context } from '../../../context/context.ts';
import { recordAuditOfEach } from '../../audit/audit.ts';
import { noPassword } from '../accounts.rules.ts';
import { lockImports } from './adding.queries.ts';
import { chooseUsernames } from './choose-usernames.ts';
import { insertImported } from './imported.queries.ts';

/** Inside a transaction: others who add people wait for its end, so that both know each other's people. */
export const lockAdding = ({ db }: Context): Promise<void> => lockImports(db);

/** A person of a list, who gets an account; '' and null = it is not known. */
export interface ImportedPerson {
  line: number;
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  document: string;
  phone: string;
  birthDate: string | null;
  gender: number | null;
  /** False: the owner activates the account by a link. */
  isActive: boolean;
}

/**
 * Inside a transaction with `lockAdding`: adds members without a password (spec 5.11); no letter is sent. Returns the
 * accounts by line; a line is left out if its e-mail or its username is taken.
 */
export async function addImportedPeople(
  inside: Context,
  people: readonly ImportedPerson[],
): Promise<Map<number, { id: number; username: string }>> {
  const now = inside.clock.now();
  const usernames = await chooseUsernames(inside.db, people);
  const orNull = (text: string) => (text === '' ? null : text);
  const lines = new Map<string, number>();
  const rows = people.flatMap((person) => {
    const username = usernames.get(person.line);
    if (username === undefined) return [];
    lines.set(username, person.line);
    return [
      {
        username,
        email: orNull(person.email),
        firstName: person.firstName.normalize('NFC'),
        lastName: person.lastName.normalize('NFC'),
        gender: person.gender,
        birthDate: person.birthDate,
        passwordHash: noPassword,
        role: 'member' as const,
        mustChangePassword: false,
        createdAt: now,
        activatedAt: person.isActive ? now : null,
        documentNumber: orNull(person.document),
        isDocumentDeclared: person.document === '',
        phone: orNull(person.phone),
      },
    ];
  });
  const inserted = await insertImported(inside.db, rows);
  const subjects = inserted.map(({ id }) => `account:${id}`);
  await recordAuditOfEach(inside, 'account.add', subjects, { role: 'member' });
  return new Map(inserted.map((account) => [lines.get(account.username) ?? 0, account]));
}
