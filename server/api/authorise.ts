import type { Caller } from '../../contract/caller.ts';
import type { Endpoint, Who } from '../../contract/endpoint.ts';
import { Refusal } from '../../contract/refusals.ts';

const roles: Record<Who, readonly Caller['role'][]> = {
  open: ['open', 'member', 'admin'],
  signedIn: ['member', 'admin'],
  member: ['member'],
  admin: ['admin'],
};

/** Refuses a caller whose role the row does not name: 401 without a token, 403 with one (decisions §2). */
export function authoriseRole(row: Endpoint, caller: Caller): void {
  if (roles[row.who].includes(caller.role)) return;
  throw new Refusal(caller.role === 'open' ? 'signInNeeded' : 'notAllowed');
}

/** Refuses a call about somebody else; an administrator may read, never write, another's rows. */
export function authoriseOwn(row: Endpoint, caller: Caller, input: Record<string, unknown>): void {
  if (row.own === undefined || caller.role === 'open') return;
  if (caller.role === 'admin' && row.method === 'GET') return;
  const named = input[row.own];
  const isOwn =
    typeof named === 'string'
      ? named.toLowerCase() === caller.username.toLowerCase()
      : named === caller.accountId;
  if (!isOwn) throw new Refusal('notYours');
}
