import type { Identity } from '../../../../contract/accounts/identity-calls.ts';
import { accountIdOf } from '../../../../contract/caller.ts';
import { Refusal, sentence } from '../../../../contract/refusal.ts';
import { type Context, transaction } from '../../../context/context.ts';
import { foundRow } from '../../../context/found-row.ts';
import type { Database } from '../../../platform/database/database.ts';
import { changesOf } from '../../audit/audit.rules.ts';
import { recordAudit } from '../../audit/audit.ts';
import { issueHeld } from '../../certificates/held-certificates.ts';
import { tellAdministrators } from '../../mail/administrator-notices.ts';
import { type Account, type AccountChange, lockAccount, updateAccount } from '../accounts.queries.ts';
import { tellDecision } from '../recovery/account-notices.ts';
import { accountOfCaller } from '../sessions/reauthenticate.ts';
import * as queries from './identity.queries.ts';
import { isOtherDocument, isOtherName, type Printed } from './identity.rules.ts';

/** Reads what of the printed data its owner has declared, and the pending request (spec 5.12). */
export async function identityOf(
  { db }: { db: Database },
  account: Pick<Account, 'id' | 'isNameDeclared' | 'isDocumentDeclared'>,
): Promise<Identity> {
  const found = foundRow(await queries.findIdentity(db, account.id));
  const { isEnrolled: _, heldCount, askedAt, ...request } = found;
  return {
    isNameDeclared: account.isNameDeclared,
    isDocumentDeclared: account.isDocumentDeclared,
    heldCount,
    request: askedAt === null ? null : { ...request, date: askedAt.toISOString() },
  };
}

/**
 * Completes the change of their own name and document by a member (spec 5.12), whose account is locked: each is marked as
 * declared until the institute has looked at it, a name only from the first enrolment on. Refuses (409) another document
 * once the institute has set one.
 */
export async function withDeclared(
  inside: Context,
  account: Account,
  given: AccountChange,
): Promise<AccountChange> {
  const hasDocument = isOtherDocument(account, given);
  if (hasDocument && account.documentNumber !== null && !account.isDocumentDeclared)
    throw new Refusal('documentIsFixed', {
      errors: [{ field: 'documentNumber', message: sentence('documentIsFixed') }],
    });
  const hasName =
    isOtherName(account, given) && (await queries.findIdentity(inside.db, account.id))?.isEnrolled === true;
  return {
    ...given,
    ...(hasDocument ? { isDocumentDeclared: true } : {}),
    ...(hasName ? { isNameDeclared: true } : {}),
  };
}

/**
 * Requests another name or document (spec 5.12), instead of an earlier request. Refuses (409) one without a change.
 */
export async function askIdentity(context: Context, given: Printed & { reason: string }): Promise<void> {
  const { account } = await accountOfCaller(context);
  await transaction(context, async (inside) => {
    const stored = await lockAccount(inside.db, account.id);
    if (stored === undefined) throw new Refusal('signInNeeded');
    const { firstName, lastName, documentNumber } = given;
    const isSame =
      stored.firstName === firstName &&
      stored.lastName === lastName &&
      stored.documentNumber === documentNumber;
    if (isSame) throw new Refusal('identityIsSo');
    await queries.withdrawRequest(inside.db, stored.id);
    await queries.insertRequest(inside.db, {
      ...given,
      accountId: stored.id,
      askedAt: inside.clock.now(),
    });
  });
}

/** Withdraws the caller's request. */
export async function withdrawIdentity({ db, caller }: Context): Promise<void> {
  await queries.withdrawRequest(db, accountIdOf(caller) ?? 0);
}

/**
 * Grants or refuses a member's request (spec 5.12) and notifies the member. A granted one applies at once, checks the
 * document and issues the certificates that waited for the name. Repeating the decision is harmless. Refuses (404) an
 * unknown request, (409) one that was withdrawn or decided otherwise.
 */
export async function decideIdentity(
  context: Context,
  requestId: number,
  { isGranted, answer }: { isGranted: boolean; answer: string },
): Promise<void> {
  const state = isGranted ? 'granted' : 'refused';
  if (!isGranted && answer === '') {
    const message = 'Escribe por qué: la persona lo lee.';
    throw new Refusal('invalidInput', { errors: [{ field: 'Answer', message }] });
  }
  await transaction(context, async (inside) => {
    const { accountId } = foundRow(await queries.findOwner(inside.db, requestId));
    const account = foundRow(await lockAccount(inside.db, accountId));
    const request = foundRow(await queries.lockRequest(inside.db, requestId));
    if (request.state === state) return;
    if (request.state !== 'waiting') throw new Refusal('identityDecided');
    const { firstName, lastName, documentNumber } = request;
    const made = { state, answer, at: inside.clock.now(), by: accountIdOf(inside.caller) } as const;
    await queries.storeDecision(inside.db, requestId, made);
    if (isGranted) {
      await setIdentity(
        inside,
        account,
        { firstName, lastName, documentNumber },
        { document: documentNumber !== null, name: true },
      );
      await tellAdministrators(inside, 'account.identityGranted');
    }
    await recordAudit(
      inside,
      isGranted ? 'account.identityGranted' : 'account.identityRefused',
      `account:${account.id}`,
      {},
      {
        accountId: account.id,
        content: { ...changesOf(account, { firstName, lastName, documentNumber }), answer },
      },
    );
    await tellDecision(inside, account, { isGranted, answer, name: `${firstName} ${lastName}`.trim() });
  });
}

/**
 * Applies what an administrator decided, in the caller's transaction, which has locked the account: another document
 * counts as checked, as does another name, and so does the same one if it was seen. Certificates that waited for the
 * name are issued.
 */
export async function setIdentity(
  inside: Context,
  account: Account,
  given: Partial<Printed>,
  seen: { document: boolean; name: boolean },
): Promise<void> {
  const isDocumentChecked = seen.document || isOtherDocument(account, given);
  const isNameChecked = seen.name || given.firstName !== undefined || given.lastName !== undefined;
  await updateAccount(inside.db, account.id, {
    ...given,
    ...(isDocumentChecked ? { isDocumentDeclared: false } : {}),
    ...(isNameChecked ? { isNameDeclared: false } : {}),
  });
  await issueHeld(inside, account.id);
}
