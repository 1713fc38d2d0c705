import type { NewPerson } from '../../../../contract/accounts/adding-calls.ts';
import { Refusal, type RefusalCode, sentence } from '../../../../contract/refusal.ts';
import { type Context, transaction } from '../../../context/context.ts';
import { recordAuditOfEach } from '../../audit/audit.ts';
import { tellAdministrators } from '../../mail/administrator-notices.ts';
import { putMails } from '../../mail/outbox.ts';
import { findAccountByDocument, updateAccount } from '../accounts.queries.ts';
import { isInFuture, noPassword, type SignedInRole } from '../accounts.rules.ts';
import { today } from '../local-date.ts';
import { invitationMail } from '../recovery/account-mails.ts';
import { issueCodes } from '../recovery/codes.ts';
import { refuseReserved } from '../reserved-facts.ts';
import { reauthenticateCaller } from '../sessions/reauthenticate.ts';
import * as queries from './adding.queries.ts';
import {
  type PeoplePlan,
  type PlannedLine,
  type PlannedPerson,
  planPeople,
  type ReadPerson,
  wantedNames,
} from './plan-people.rules.ts';

interface GivenUser extends NewPerson {
  Role?: SignedInRole | undefined;
}

/**
 * Adds an account for a person (spec 5.11), who is mailed the link to choose a password; without an e-mail it is handed
 * over. Refuses (409) an e-mail, a username or a document in use, also by somebody in the Papelera, (400) a future
 * birth date, names without a username, and another administrator without the caller's password or a fresh sign-in.
 */
export async function addUser(context: Context, given: GivenUser) {
  if (given.Role === 'admin') await reauthenticateCaller(context);
  const read = judged(context, { line: 1, subject: '', found: { person: given } });
  if ('problem' in read.found) throw onField('birthDateInFuture', 'FechaNac');
  return transaction(context, async (inside) => {
    await queries.lockImports(inside.db);
    const { DocumentNumber: document = '' } = given;
    await refuseReserved(inside, { email: given.Email, username: given.UserName, document }, addedFields);
    if (document !== '' && (await findAccountByDocument(inside.db, document)) !== undefined)
      throw onField('documentTaken', 'DocumentNumber');
    const { people, lines } = await planOf(inside, [read]);
    if (people.length === 0) throw refusalOf(given, lines[0]);
    const [added] = await invite(inside, people, given.Role);
    if (added === undefined) throw onField('emailTaken', 'Email');
    const { id, username, email } = added;
    if (given.Role === 'admin') {
      await updateAccount(inside.db, id, { role: 'admin' });
      await tellAdministrators(inside, 'account.add');
    }
    return {
      id,
      username,
      hasEmail: email !== null,
      mailed: email !== null && inside.config.smtpUrl !== undefined,
    };
  });
}

const addedFields = { email: 'Email', username: 'UserName', document: 'DocumentNumber' } as const;

/** Reports a future birth date as a problem of its line. */
function judged(context: Context, read: ReadPerson): ReadPerson {
  const isUnborn = 'person' in read.found && isInFuture(read.found.person.FechaNac ?? '', today(context));
  return isUnborn ? { ...read, found: { problem: sentence('birthDateInFuture') } } : read;
}

async function planOf({ db }: Context, read: readonly ReadPerson[]): Promise<PeoplePlan> {
  const given = read.flatMap(({ found }) => ('person' in found ? [found.person] : []));
  const emails = given.flatMap(({ Email }) => (Email ? [Email] : []));
  return planPeople(read, await queries.findAccountsNamed(db, emails, given.flatMap(wantedNames)));
}

/**
 * Adds accounts without a password and mails the owners with an e-mail the link to choose one, in the caller's
 * transaction.
 */
async function invite(inside: Context, people: readonly PlannedPerson[], role: SignedInRole = 'member') {
  const createdAt = inside.clock.now();
  const rows = people.map((person) => ({
    ...person,
    isDocumentDeclared: person.documentNumber === null,
    passwordHash: noPassword,
    createdAt,
  }));
  const ids = new Map(
    (await queries.insertInvited(inside.db, rows)).map(({ id, username }) => [username, id]),
  );
  const added = people.flatMap((person) => {
    const id = ids.get(person.username);
    return id === undefined ? [] : [{ ...person, id }];
  });
  if (added.length === 0) return added;
  const mailed = added.filter(({ email }) => email !== null);
  const codes = await issueCodes(
    inside,
    mailed.map(({ id }) => id),
    'invitation',
  );
  const mails = codes.flatMap((code, index) => {
    const person = mailed[index];
    return person === undefined ? [] : [invitationMail(inside, person, code)];
  });
  await putMails(inside, mails);
  const subjects = added.map(({ id }) => `account:${id}`);
  await recordAuditOfEach(inside, 'account.add', subjects, { role });
  return added;
}

/** Names the reason why a person was not added, on its field. */
function refusalOf({ UserName }: NewPerson, line: PlannedLine | undefined): Refusal {
  if (line?.kind === 'skipped') {
    const errors = [{ field: 'Email', message: line.text }];
    return new Refusal('emailTaken', { errors });
  }
  if (UserName) return onField('usernameTaken', 'UserName');
  return new Refusal('invalidInput', {
    errors: [{ field: 'UserName', message: 'Escribe un nombre de usuario.' }],
  });
}

function onField(code: RefusalCode, field: string): Refusal {
  return new Refusal(code, { errors: [{ field, message: sentence(code) }] });
}
