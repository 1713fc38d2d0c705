import { Refusal, type RefusalCode, sentence } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { brokenConstraint } from '../../platform/database/database.ts';
import { putMail } from '../mail/outbox.ts';
import { limits } from '../throttling/throttling.rules.ts';
import { consumeLimit } from '../throttling/throttling.ts';
import { findEmailOwner, insertAccount, isUsernameLookedLike, isUsernameTaken } from './accounts.queries.ts';
import { isInFuture } from './accounts.rules.ts';
import { today } from './local-date.ts';
import { activationMail } from './recovery/account-mails.ts';
import { issueCode } from './recovery/codes.ts';
import { newPasswordHash } from './recovery/new-password.ts';

export interface Registration {
  firstName: string;
  lastName: string;
  username: string;
  password: string;
  email: string;
  gender: number;
  birthDate: string;
  /** The path the person was going to, which the mail's link keeps. */
  next?: string | undefined;
}

/**
 * Creates an inactive account and, in the same transaction, the mail with its link (spec 5.1). Returns its number,
 * and whether mail can be sent. Refuses (429) too many from one address, (400) a future birth date and a weak
 * password, and (409) a username or e-mail in use, in any case.
 */
export async function register(
  context: Context,
  given: Registration,
): Promise<{ mailed: boolean; accountId: number }> {
  await consumeLimit(context, `register:address:${context.address}`, limits.registrationPerAddress);
  const person = {
    ...given,
    firstName: given.firstName.normalize('NFC'),
    lastName: given.lastName.normalize('NFC'),
    username: given.username.normalize('NFC'),
  };
  refuseFutureBirthDate(context, person.birthDate, 'FechaNac');
  await refuseTaken(context, person);
  const passwordHash = await newPasswordHash(person.password, person);
  const accountId = await transaction(context, async (inside) => {
    const id = await insertAccount(inside.db, {
      username: person.username,
      email: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      gender: person.gender,
      birthDate: person.birthDate,
      passwordHash,
      role: 'member',
      mustChangePassword: false,
      createdAt: inside.clock.now(),
      activatedAt: null,
    });
    await putMail(
      inside,
      activationMail(inside, { ...person, id }, await issueCode(inside, id, 'activation'), person.next),
    );
    return id;
  }).catch((error: unknown) => {
    throw takenRefusal(error, { username: 'userName', email: 'email' }) ?? error; // a concurrent one was first
  });
  return { mailed: context.config.smtpUrl !== undefined, accountId };
}

/** Refuses a birth date after today, on its field. */
export function refuseFutureBirthDate(context: Context, birthDate: string, field: string): void {
  if (isInFuture(birthDate, today(context))) throw onField('birthDateInFuture', field);
}

/**
 * Turns a username or e-mail that the database reports as taken into a refusal on its field; else undefined.
 */
export function takenRefusal(
  error: unknown,
  fields: { username: string; email: string },
): Refusal | undefined {
  const constraint = brokenConstraint(error);
  if (constraint === 'account_username_key') return onField('usernameTaken', fields.username);
  if (constraint === 'account_email_key') return onField('emailTaken', fields.email);
  return undefined;
}

async function refuseTaken(
  context: Context,
  { username, email }: { username: string; email: string },
): Promise<void> {
  // those of the Papelera are refused alike, as fast: nobody learns that an account was deleted
  if (await isUsernameTaken(context.db, username)) throw onField('usernameTaken', 'userName');
  if (await isUsernameLookedLike(context.db, username)) throw onField('usernameLooksTaken', 'userName');
  if ((await findEmailOwner(context.db, email)) !== undefined) throw onField('emailTaken', 'email');
}

function onField(code: RefusalCode, field: string): Refusal {
  return new Refusal(code, { errors: [{ field, message: sentence(code) }] });
}
