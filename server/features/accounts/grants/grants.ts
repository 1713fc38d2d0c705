import { accountIdOf } from '../../../../contract/caller.ts';
import { type ListInput, listWindow } from '../../../../contract/fields.ts';
import type { Holder, RolesOfPerson } from '../../../../contract/grants/calls.ts';
import { type GrantRole, grantLabels } from '../../../../contract/grants/grants.ts';
import { Refusal } from '../../../../contract/refusal.ts';
import { type Context, transaction } from '../../../context/context.ts';
import { foundRow } from '../../../context/found-row.ts';
import { recordAudit } from '../../audit/audit.ts';
import { fullName } from '../accounts.rules.ts';
import { lockExisting } from '../existing-account.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import * as queries from './grants.queries.ts';
import { grantsOfRow } from './grants.rules.ts';
import { tellGrants } from './tell-grants.ts';

const rolesOf = (grants: readonly string[] | null): GrantRole[] => [...(grantsOfRow({ grants }) ?? [])];

/** Lists who administers or holds a role besides, administrators first. */
export async function listHolders(
  { db }: Context,
  input: ListInput,
): Promise<{ rows: Holder[]; total: number }> {
  const search = input.Search ?? '';
  const [found, total] = await Promise.all([
    queries.listHolders(db, search, listWindow(input)),
    queries.countHolders(db, search),
  ]);
  const rows = found.map(({ grants, since, lastSeenAt, ...account }) => ({
    id: account.id,
    fullname: fullName(account),
    username: account.username,
    isAdmin: account.isAdmin,
    roles: rolesOf(grants),
    since: since?.toISOString() ?? null,
    blocked: account.blockedAt !== null,
    lastSeen: lastSeenAt?.toISOString() ?? null,
  }));
  return { rows, total };
}

/** The roles of a person, for the form. Refuses (404) an unknown account. */
export async function getRolesOf(context: Context, id: number): Promise<RolesOfPerson> {
  const account = foundRow(await queries.findNames(context.db, id));
  const roles = rolesOf(await queries.listRolesOf(context.db, id));
  return { id, fullname: fullName(account), isAdmin: account.role === 'admin', roles };
}

/**
 * Gives a member these roles and takes all others (spec 4.7): the sessions end at once, so that no page and no token goes
 * on with what it was; the person and all administrators are told by mail. The same roles again change nothing. Refuses
 * (404) an unknown account, (409) an administrator.
 */
export async function setRoles(context: Context, id: number, wanted: readonly GrantRole[]): Promise<boolean> {
  return transaction(context, async (inside) => {
    const account = await lockExisting(inside, id);
    if (account.role === 'admin') throw new Refusal('administratorHasAll');
    const held = rolesOf(await queries.listRolesOf(inside.db, id));
    const given = wanted.filter((role) => !held.includes(role));
    const taken = held.filter((role) => !wanted.includes(role));
    if (given.length === 0 && taken.length === 0) return false;
    const now = inside.clock.now();
    if (taken.length > 0) await queries.deleteGrants(inside.db, id, taken);
    await queries.insertGrants(inside.db, id, given, { by: accountIdOf(inside.caller), at: now });
    await endSessionsOf(inside, id);
    const before = wordsOf(held);
    const after = wordsOf(wanted);
    await recordAudit(inside, 'account.grant', `account:${id}`, {
      before: { roles: before },
      after: { roles: after },
    });
    await tellGrants(inside, account, { given, taken });
    return true;
  });
}

const wordsOf = (roles: readonly GrantRole[]): string =>
  roles.length === 0 ? 'Miembro' : roles.map((role) => grantLabels[role].label).join(', ');
