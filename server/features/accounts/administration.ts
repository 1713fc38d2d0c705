import type { UserToEdit } from '../../../contract/accounts/calls.ts';
import { users } from '../../../contract/accounts/own-calls.ts';
import { Refusal, type RefusalCode, sentence } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { changesOf, hasChanges } from '../audit/audit.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { recordView } from '../audit/viewed-people.ts';
import { listGroupsOf } from '../groups/groups.ts';
import { tellAdministrators } from '../mail/administrator-notices.ts';
import { type Account, findAccount, lockAccount, updateAccount } from './accounts.queries.ts';
import { noPassword, type SignedInRole } from './accounts.rules.ts';
import { changeRole } from './administrators.ts';
import { isCaller, lockExisting } from './existing-account.ts';
import { hasSecondStep } from './factor/second-steps.ts';
import { isOtherName } from './identity/identity.rules.ts';
import { setIdentity } from './identity/identity.ts';
import { newNames } from './new-names.rules.ts';
import { mailActivated, mailActivation, markActive } from './recovery/activation.ts';
import { changeEmail, checkedEmail } from './recovery/email-change.ts';
import { newPasswordHash } from './recovery/new-password.ts';
import { changePassword } from './recovery/password-reset.ts';
import { refuseFutureBirthDate, takenRefusal } from './register.ts';
import { refuseReserved } from './reserved-facts.ts';
import { endSessionsOf } from './sessions/end-sessions.ts';
import { reauthenticateCaller } from './sessions/reauthenticate.ts';
import { getTimeFactor } from './time-factor.queries.ts';

/** Reads a user for the edit form, and records who read it. Refuses (404) an unknown one. */
export async function getUserToEdit(context: Context, id: number): Promise<UserToEdit> {
  const account = await getAccount(context, id);
  const { username, firstName, lastName, gender, documentNumber, phone, email, role } = account;
  const timeFactor = await getTimeFactor(context.db, id);
  await recordView(context, id);
  return {
    id,
    version: account.version,
    username,
    firstName,
    lastName,
    gender,
    fechaNac: account.birthDate,
    documentNumber,
    isDocumentDeclared: account.isDocumentDeclared,
    isNameDeclared: account.isNameDeclared,
    phone,
    email,
    role,
    active: account.activatedAt !== null,
    blocked: account.blockedAt !== null,
    needsEmail: needsEmail(account),
    hasSecondStep: await hasSecondStep(context, account),
    timeFactorPercent: timeFactor.percent,
    timeFactorReason: timeFactor.reason,
    groups: await listGroupsOf(context.db, id),
  };
}

/** Absent fields do not change, nor do an empty username, e-mail, birth date or password (spec 3.5). */
export interface UserChange {
  /** The version that the change was begun from; absent = whatever there is. */
  version?: number | undefined;
  username?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  gender?: number | undefined;
  birthDate?: string | undefined;
  /** An empty one removes it; so it is with the telephone. */
  documentNumber?: string | undefined;
  /** The institute has seen the document; another number than the stored one says so by itself. */
  isDocumentSeen?: boolean | undefined;
  /** The institute has looked at the name that its owner changed; another name says so by itself. */
  isNameSeen?: boolean | undefined;
  phone?: string | undefined;
  role?: SignedInRole | undefined;
  email?: string | undefined;
  /** Takes the e-mail away. */
  removesEmail?: boolean | undefined;
  password?: string | undefined;
}

/**
 * Changes a user (spec 5.10). Another role or password ends the user's sessions; a password set by an administrator has
 * to be changed at the next sign-in. Refuses (409) a stale version, a name or e-mail in use, also by somebody in the
 * Papelera, the removal of an e-mail that the account needs and the last administrator's demotion, (400) a weak
 * password, a birth date after today, and another name, username, e-mail, document, birth date, role or password, and a
 * document seen, without the administrator's own password or a fresh sign-in, (404) an unknown user. The other
 * administrators are notified of another name, username or role.
 */
export async function changeUser(context: Context, id: number, given: UserChange): Promise<void> {
  const account = await getAccount(context, id);
  const { username, email, password } = checkedLogin(account, given);
  const names = newNames(account, given);
  const phone = given.phone === '' ? null : given.phone;
  const documentNumber = given.documentNumber === '' ? null : given.documentNumber;
  const isOtherDocument = documentNumber !== undefined && documentNumber !== account.documentNumber;
  const isDocumentSeen =
    given.isDocumentSeen === true &&
    !isOtherDocument &&
    account.documentNumber !== null &&
    account.isDocumentDeclared;
  const isNameSeen = given.isNameSeen === true && account.isNameDeclared;
  const birthDate =
    given.birthDate === '' || given.birthDate === account.birthDate ? undefined : given.birthDate;
  if (birthDate !== undefined) refuseFutureBirthDate(context, birthDate, 'FechaNac');
  const isOtherPerson =
    Object.keys(names).length > 0 ||
    username !== undefined ||
    isOtherDocument ||
    isDocumentSeen ||
    isNameSeen ||
    birthDate !== undefined;
  const isOtherRole = (given.role ?? account.role) !== account.role;
  if (isOtherPerson || isOtherRole || email !== undefined || password !== undefined)
    await reauthenticateCaller(context);
  const owner = { ...account, username: username ?? account.username };
  const passwordHash =
    password === undefined ? undefined : await newPasswordHash(password, owner, 'Password');
  await transaction(context, async (inside) => {
    const isRoleChanged = await changeRole(inside, account, given.role);
    const current = await lockExisting(inside, id);
    const seen = given.version === undefined ? undefined : given.version + (isRoleChanged ? 1 : 0);
    const printed = { ...names, ...(isOtherDocument ? { documentNumber } : {}) };
    const facts = { username, gender: given.gender, birthDate, phone };
    const content = changesOf(current, { ...printed, ...facts, email });
    // the same again, whose answer was lost, changes nothing and is no conflict
    const changesAny = hasChanges(content) || isRoleChanged || passwordHash !== undefined;
    if (seen !== undefined && current.version !== seen && changesAny) throw new Refusal('stale');
    const asked = { username, email: email ?? '', document: isOtherDocument ? (documentNumber ?? '') : '' };
    await refuseReserved(inside, asked, { username: 'username', email: 'Email', document: 'documentNumber' });
    if (email === null && needsEmail(current)) throw new Refusal('emailNeeded', onEmail('emailNeeded'));
    await updateAccount(inside.db, id, facts);
    const isConfirmed = isDocumentSeen && current.documentNumber === account.documentNumber;
    const isNameConfirmed = isNameSeen && !isOtherName(current, account);
    if (Object.keys(printed).length > 0 || isConfirmed || isNameConfirmed)
      await setIdentity(inside, current, printed, { document: isConfirmed, name: isNameConfirmed });
    if (passwordHash !== undefined)
      await changePassword(inside, account, passwordHash, !isCaller(context, id));
    if (email !== undefined) await moveEmail(inside, current, email); // last: it mails a link
    if (passwordHash !== undefined || username !== undefined) {
      await endSessionsOf(inside, id, isCaller(context, id) ? { except: context.caller.sessionId } : {}); // tokens carry the username
    }
    const role = isRoleChanged ? changesOf({ role: account.role }, { role: given.role }) : {};
    const details = {
      ...role,
      isRoleChanged,
      isPasswordChanged: passwordHash !== undefined,
      isDocumentSeen: isConfirmed,
      isNameSeen: isNameConfirmed,
    };
    if (!changesAny && !isConfirmed && !isNameConfirmed) return; // as it was, or has become
    await recordAudit(inside, 'account.change', `account:${id}`, details, { accountId: id, content });
    if (isOtherPerson || isRoleChanged) await tellAdministrators(inside, 'account.change');
  }).catch((error: unknown) => {
    throw takenRefusal(error, { username: 'username', email: 'Email' }) ?? error;
  });
}

/**
 * Activates an account for a member whose mail did not arrive, or without mail (spec 5.10), and tells the owner.
 * Repeating it is harmless: `isNew` tells if this call did it.
 */
export function activateUser(context: Context, id: number): Promise<{ isNew: boolean }> {
  return transaction(context, async (inside) => {
    const account = foundRow(await lockAccount(inside.db, id));
    if (account.activatedAt !== null) return { isNew: false };
    await markActive(inside, id);
    await mailActivated(inside, account);
    await recordAudit(inside, 'account.activate', `account:${id}`);
    return { isNew: true };
  });
}

async function getAccount(context: Context, id: number): Promise<Account> {
  const account = foundRow(await findAccount(context.db, id));
  return account;
}

/** True for an account that its owner registered and that waits for the link in the e-mail: it cannot do without. */
const needsEmail = ({ activatedAt, passwordHash }: Account): boolean =>
  activatedAt === null && passwordHash !== noPassword;

/** Changes the e-mail inside a transaction; the link of an account that waits for activation goes to the new one. */
async function moveEmail(inside: Context, account: Account, email: string | null): Promise<void> {
  await changeEmail(inside, account, email);
  if (account.activatedAt === null && email !== null) await mailActivation(inside, { ...account, email });
}

const onEmail = (code: RefusalCode) => ({ errors: [{ field: 'Email', message: sentence(code) }] });

const { userName: usernameField, password: passwordField } = users.register.input.shape;

/**
 * Checks the login fields. The wire accepts any text, because empty means unchanged; a given value follows the rules
 * of registration.
 */
function checkedLogin(account: Account, given: UserChange) {
  return {
    username: isChanged(given.username, account.username)
      ? checked(usernameField, given.username.normalize('NFC'), 'username')
      : undefined,
    email: newEmail(account, given),
    password: isChanged(given.password, '') ? checked(passwordField, given.password, 'Password') : undefined,
  };
}

/** The e-mail to change to: null = none any more, undefined = the same. Refuses (400) what is none. */
function newEmail(account: Account, { email, removesEmail }: UserChange): string | null | undefined {
  if (removesEmail === true) return account.email === null ? undefined : null;
  return isChanged(email, account.email ?? '') ? checkedEmail(email, 'Email') : undefined;
}

/** True for a different, non-empty value, because the form sends all its fields back. */
function isChanged(given: string | undefined, before: string): given is string {
  return given !== undefined && given.trim() !== '' && given.trim() !== before;
}

function checked(schema: typeof usernameField | typeof passwordField, text: string, field: string): string {
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new Refusal('invalidInput', { errors: [{ field, message: parsed.error.issues[0]?.message ?? '' }] });
}
