import type { Profile } from '../../../contract/accounts/own-calls.ts';
import type { Session } from '../../../contract/accounts/session.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { changesOf, hasChanges } from '../audit/audit.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { issueHeld } from '../certificates/held-certificates.ts';
import { limits } from '../throttling/throttling.rules.ts';
import { consumeLimit } from '../throttling/throttling.ts';
import {
  type Account,
  type AccountChange,
  findAccountByUsername,
  lockAccount,
  updateAccount,
} from './accounts.queries.ts';
import { fullName, lacksFacts, type SignedInRole } from './accounts.rules.ts';
import { changeRole } from './administrators.ts';
import { identityOf, withDeclared } from './identity/identity.ts';
import { yearsToday } from './local-date.ts';
import { newNames } from './new-names.rules.ts';
import { type EmailChange, isOtherEmail, requestEmail } from './recovery/email-change.ts';
import { newPasswordHash } from './recovery/new-password.ts';
import { changePassword } from './recovery/password-reset.ts';
import { refuseFutureBirthDate } from './register.ts';
import { endSessionsOf } from './sessions/end-sessions.ts';
import { accountOfCaller, reauthenticate } from './sessions/reauthenticate.ts';
import { insertSignIn } from './sessions/sessions.queries.ts';
import { openSession, sessionAnswer } from './sessions/sessions.ts';

/** Reads the profile of a username (spec 2.11). Refuses (404) an unknown one. */
export async function getProfile(context: Context, username: string): Promise<Profile> {
  const account = foundRow(await findAccountByUsername(context.db, username));
  const identity = await identityOf(context, account);
  const { id, firstName, lastName, gender, birthDate, documentNumber, email, role, mustChangePassword } =
    account;
  return {
    id,
    username: account.username,
    firstName,
    lastName,
    fullname: fullName(account),
    gender,
    fechaNac: birthDate,
    documentNumber,
    email,
    role,
    years: birthDate === null ? null : yearsToday(context, birthDate),
    identity,
    mustChangePassword,
  };
}

/** Absent fields do not change, nor does an empty password (spec 3.5). */
export interface ProfileChange {
  id?: number | undefined;
  username?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  gender?: number | undefined;
  birthDate?: string | undefined;
  /** An empty one removes it. */
  documentNumber?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
  role?: string | undefined;
}

/**
 * Changes the caller's own profile (spec 5.7). A new password ends all sessions and opens a new one here; a new
 * e-mail applies once its link is followed. The returned session replaces the browser's; null = the browser's stays
 * valid. Refuses (403) another's id or username, (409) another document once the institute has set one, (400) a future
 * birth date, a weak password, and a new password, e-mail or role without the current password or a fresh sign-in, (429)
 * too many e-mail changes or tries at the current password.
 */
export async function changeProfile(
  context: Context,
  given: ProfileChange,
): Promise<{ session: Session | null; email: EmailChange; isEmailAlone: boolean }> {
  const { account, session } = await accountOfCaller(context);
  refuseAnother(account, given);
  if (given.birthDate !== undefined) refuseFutureBirthDate(context, given.birthDate, 'fechanac');
  const role = account.role === 'admin' ? roleOf(given.role) : undefined;
  const signedInAt = isForOwnerOnly(account, given, role)
    ? await reauthenticate(context, account, session)
    : session.signedInAt;
  const passwordHash = await hashOfNew(context, account, given.password);
  const email = await requestEmail(context, account, given.email);
  const written = { ...newNames(account, given), ...datesAndDocument(given) };
  const changed: Account = { ...account, ...definedOf(written) };
  const currentSession = await transaction(context, async (inside) => {
    const isRoleChanged = await changeRole(inside, account, role);
    const current = await lockAccount(inside.db, account.id);
    // deleted meanwhile, or the password was changed elsewhere during hashing
    if (current?.passwordHash !== account.passwordHash) throw new Refusal('signInNeeded');
    await updateAccount(inside.db, account.id, await withDeclared(inside, current, written));
    await issueHeld(inside, account.id);
    await countSignIn(inside, current, changed.gender, session.signedInAt);
    if (passwordHash !== undefined) await changePassword(inside, account, passwordHash);
    await recordProfile(inside, account, {
      written,
      isRoleChanged,
      isPasswordChanged: passwordHash !== undefined,
    });
    if (isRoleChanged) return undefined; // all sessions are over
    if (passwordHash === undefined) return session;
    await endSessionsOf(inside, account.id);
    return { id: await openSession(inside, account, signedInAt), signedInAt };
  });
  const isAsBefore =
    passwordHash === undefined &&
    changed.firstName === account.firstName &&
    changed.birthDate === account.birthDate &&
    lacksFacts(changed) === lacksFacts(account);
  const isEmailAlone = isAsBefore && role === undefined && !hasChanges(changesOf(account, written));
  if (currentSession === undefined || isAsBefore) return { session: null, email, isEmailAlone };
  const mustChangePassword = passwordHash === undefined && account.mustChangePassword;
  return {
    session: await sessionAnswer(context, { ...changed, mustChangePassword }, currentSession),
    email,
    isEmailAlone,
  };
}

/** Enters the sign-in of a member who has just told their gender into the report on accesses: it waited for it. */
async function countSignIn(
  inside: Context,
  account: Account,
  gender: number | null,
  at: Date,
): Promise<void> {
  if (account.role !== 'member' || account.gender !== null || gender === null) return;
  await insertSignIn(inside.db, gender, at);
}

/** Records the change: certificates print names and document, and password and role open the account. */
async function recordProfile(
  inside: Context,
  account: Account,
  { written, ...changed }: { written: AccountChange; isRoleChanged: boolean; isPasswordChanged: boolean },
): Promise<void> {
  const { birthDate: _, gender: __, ...printed } = written;
  const content = changesOf(account, printed);
  if (!hasChanges(content) && !changed.isRoleChanged && !changed.isPasswordChanged) return;
  const { id } = account;
  await recordAudit(inside, 'account.change', `account:${id}`, changed, { accountId: id, content });
}

function refuseAnother(account: Account, given: ProfileChange): void {
  const isOther =
    (given.id !== undefined && given.id !== account.id) ||
    (given.username !== undefined && given.username.toLowerCase() !== account.username.toLowerCase());
  if (isOther) throw new Refusal('notYours');
}

/** True for a change that could hand the account to somebody else: it needs more than a token (spec 5.7). */
const isForOwnerOnly = (account: Account, given: ProfileChange, role: SignedInRole | undefined) =>
  (given.password ?? '') !== '' ||
  isOtherEmail(account, given.email ?? '') ||
  (role !== undefined && role !== account.role);

/** Hashes a new password; undefined without one. */
async function hashOfNew(
  context: Context,
  account: Account,
  password: string | undefined,
): Promise<string | undefined> {
  if (password === undefined || password === '') return undefined;
  await consumeLimit(context, `password:account:${account.id}`, limits.newPasswordPerAccount);
  return newPasswordHash(password, account);
}

function datesAndDocument(given: ProfileChange): AccountChange {
  const { gender, birthDate, documentNumber } = given;
  return {
    gender,
    birthDate,
    documentNumber: documentNumber === '' ? null : documentNumber,
  };
}

function definedOf<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

const roleOf = (text: string | undefined): SignedInRole | undefined =>
  text === 'admin' || text === 'member' ? text : undefined;
