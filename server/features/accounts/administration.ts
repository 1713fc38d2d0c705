import { users } from '../../../contract/calls/users.ts';
import type { UserToEdit } from '../../../contract/calls/usuario.ts';
import { Refusal, type RefusalCode, sentence } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { changesOf } from '../audit/audit.rules.ts';
import { forgetInAudit, recordAudit } from '../audit/audit.ts';
import { forgetReasonsOf } from '../audit/reasons.ts';
import { forgetDocuments } from '../certificates/forget-documents.ts';
import { forgetHeld } from '../certificates/held-certificates.ts';
import { endSharing } from '../certificates/sharing/share-certificate.ts';
import { contentChanged } from '../content/content-version.ts';
import { listGroupsOf } from '../groups/groups.ts';
import { tellAdministrators } from '../mail/administrator-notices.ts';
import { anonymiseMails, withdrawMails } from '../mail/outbox.ts';
import { type Account, findAccount, lockAccount, updateAccount } from './accounts.queries.ts';
import { anonymised, noPassword, type SignedInRole } from './accounts.rules.ts';
import { changeRole, requireOtherAdministrator } from './administrators.ts';
import { isCaller, lockExisting } from './existing-account.ts';
import { deleteRequests } from './identity/identity.queries.ts';
import { setIdentity } from './identity/identity.ts';
import { newNames } from './new-names.rules.ts';
import { tellOwner } from './recovery/account-notices.ts';
import { mailActivation, markActive } from './recovery/activation.ts';
import { deleteUnusedCodes } from './recovery/codes.queries.ts';
import { changeEmail, checkedEmail } from './recovery/email-change.ts';
import { newPasswordHash } from './recovery/new-password.ts';
import { changePassword } from './recovery/password-reset.ts';
import { refuseFutureBirthDate, takenRefusal } from './register.ts';
import { endSessionsOf } from './sessions/end-sessions.ts';
import { reauthenticateCaller } from './sessions/reauthenticate.ts';
import { getTimeFactor, setTimeFactor } from './time-factor.queries.ts';

/** Reads a user for the edit form. Refuses (404) an unknown one. */
export async function getUserToEdit(context: Context, id: number): Promise<UserToEdit> {
  const account = await getAccount(context, id);
  const { username, firstName, lastName, gender, documentNumber, phone, email, role } = account;
  const timeFactor = await getTimeFactor(context.db, id);
  return {
    id,
    username,
    firstName,
    lastName,
    gender,
    fechaNac: account.birthDate,
    documentNumber,
    isDocumentDeclared: account.isDocumentDeclared,
    phone,
    email,
    role,
    active: account.activatedAt !== null,
    blocked: account.blockedAt !== null,
    needsEmail: needsEmail(account),
    timeFactorPercent: timeFactor.percent,
    timeFactorReason: timeFactor.reason,
    groups: await listGroupsOf(context.db, id),
  };
}

/** Absent fields do not change, nor do an empty username, birth date or password (spec 3.5). */
export interface UserChange {
  username?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  gender?: number | undefined;
  birthDate?: string | undefined;
  /** An empty one removes it; so it is with telephone and e-mail. */
  documentNumber?: string | undefined;
  /** The institute has seen the document; another number than the stored one says so by itself. */
  isDocumentSeen?: boolean | undefined;
  phone?: string | undefined;
  role?: SignedInRole | undefined;
  email?: string | undefined;
  password?: string | undefined;
  /** The administrator's own. */
  currentPassword?: string | undefined;
}

/**
 * Changes a user (spec 5.10). Another role or password ends the user's sessions; a password set by an administrator
 * has to be changed at the next sign-in. Refuses (409) a name or e-mail in use, an emptied e-mail that
 * the account needs and the last administrator's demotion, (400) a weak password, a birth date after today, and another name, username, e-mail, document, birth date, role or password, and a document seen, without the administrator's own
 * password or a fresh sign-in, (404) an unknown user. The other administrators are notified of another name, username
 * or role.
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
  const birthDate =
    given.birthDate === '' || given.birthDate === account.birthDate ? undefined : given.birthDate;
  if (birthDate !== undefined) refuseFutureBirthDate(context, birthDate, 'FechaNac');
  const isOtherPerson =
    Object.keys(names).length > 0 ||
    username !== undefined ||
    isOtherDocument ||
    isDocumentSeen ||
    birthDate !== undefined;
  const isOtherRole = (given.role ?? account.role) !== account.role;
  if (isOtherPerson || isOtherRole || email !== undefined || password !== undefined)
    await reauthenticateCaller(context, given.currentPassword);
  const owner = { ...account, username: username ?? account.username };
  const passwordHash =
    password === undefined ? undefined : await newPasswordHash(password, owner, 'Password');
  await transaction(context, async (inside) => {
    // the administrators are locked first, so that two who demote each other do not deadlock
    const isRoleChanged = await changeRole(inside, account, given.role);
    const current = await lockExisting(inside, id);
    if (email === null && needsEmail(current)) throw new Refusal('emailNeeded', onEmail('emailNeeded'));
    const printed = { ...names, ...(isOtherDocument ? { documentNumber } : {}) };
    const facts = { username, gender: given.gender, birthDate, phone };
    await updateAccount(inside.db, id, facts);
    const isConfirmed = isDocumentSeen && current.documentNumber === account.documentNumber;
    if (Object.keys(printed).length > 0 || isConfirmed)
      await setIdentity(inside, current, printed, isConfirmed);
    if (email !== undefined) await moveEmail(inside, current, email);
    if (passwordHash !== undefined)
      await changePassword(inside, account, passwordHash, !isCaller(context, id));
    if (passwordHash !== undefined || username !== undefined) {
      await endSessionsOf(inside, id, isCaller(context, id) ? { except: context.caller.sessionId } : {}); // tokens carry the username
    }
    const role = changesOf({ role: account.role }, { role: given.role });
    const details = {
      ...role,
      isRoleChanged,
      isPasswordChanged: passwordHash !== undefined,
      isDocumentSeen: isConfirmed,
    };
    const content = changesOf(account, { ...printed, ...facts, email });
    await recordAudit(inside, 'account.change', `account:${id}`, details, { accountId: id, content });
    if (isOtherPerson || isRoleChanged) await tellAdministrators(inside, 'account.change');
  }).catch((error: unknown) => {
    throw takenRefusal(error, { username: 'username', email: 'Email' }) ?? error;
  });
}

/**
 * Activates an account for a member whose mail did not arrive, or without mail (spec 5.10). Repeating it is harmless:
 * `isNew` tells if this call did it.
 */
export function activateUser(context: Context, id: number): Promise<{ isNew: boolean }> {
  return transaction(context, async (inside) => {
    const account = foundRow(await lockAccount(inside.db, id));
    if (account.activatedAt !== null) return { isNew: false };
    await markActive(inside, id);
    await recordAudit(inside, 'account.activate', `account:${id}`);
    return { isNew: true };
  });
}

/**
 * Deletes a user (spec 5.10) and notifies them: the sessions end at once; names, e-mail, birth date, document and
 * password are erased; results stay without a name. Refuses (409) the last administrator who can sign in, (404) an
 * unknown user.
 */
export async function removeUser(context: Context, id: number): Promise<void> {
  const account = await getAccount(context, id);
  await transaction(context, async (inside) => {
    await requireOtherAdministrator(inside, id);
    await lockExisting(inside, id);
    const nobody = anonymised(id);
    await updateAccount(inside.db, id, { ...nobody, deletedAt: inside.clock.now() });
    await setTimeFactor(inside.db, id, { percent: 100, reason: '' });
    await endSharing(inside, id);
    await forgetDocuments(inside, id);
    await forgetReasonsOf(inside, id);
    await forgetHeld(inside, id);
    await deleteRequests(inside.db, id);
    await deleteUnusedCodes(inside.db, id, ['activation', 'reset', 'email']);
    await anonymiseMails(inside, id, nobody.email);
    await tellOwner(inside, account, 'deletion'); // the address is erased once the mail is sent
    await endSessionsOf(inside, id);
    await contentChanged(inside, 'account'); // cached pages still show the name beside comments
    await recordAudit(inside, 'account.delete', `account:${id}`);
    await forgetInAudit(inside, id);
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
  if (account.activatedAt !== null) return;
  await deleteUnusedCodes(inside.db, account.id, ['activation']);
  await withdrawMails(inside, account.id, 'activation');
  if (email !== null) await mailActivation(inside, { ...account, email });
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
    email: newEmail(account, given.email),
    password: isChanged(given.password, '') ? checked(passwordField, given.password, 'Password') : undefined,
  };
}

/** The e-mail to change to: null = none any more, undefined = the same. Refuses (400) what is none. */
function newEmail(account: Account, given: string | undefined): string | null | undefined {
  if (given !== undefined && given.trim() === '') return account.email === null ? undefined : null;
  return isChanged(given, account.email ?? '') ? checkedEmail(given, 'Email') : undefined;
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
