import type { Caller } from '../../../contract/caller.ts';
import type { Endpoint, Who } from '../../../contract/endpoint.ts';
import { Refusal } from '../../../contract/refusal.ts';

const roles: Record<Who, readonly Caller['role'][]> = {
  open: ['open', 'member', 'admin'],
  signedIn: ['member', 'admin'],
  member: ['member'],
  admin: ['admin'],
};

/** Refuses a caller whose role the row does not name: 401 without a token, 403 with one (spec 4.2). */
export function authoriseRole(row: Endpoint, caller: Caller): void {
  if (roles[row.who].includes(caller.role)) return;
  throw new Refusal(caller.role === 'open' ? 'signInNeeded' : 'notAllowed');
}

/**
 * Refuses a call about somebody else; an administrator may read, never write, another's rows. Answers the input to go
 * on with: the caller's own name in the caller's spelling, because the database folds some letters ('Σ') otherwise than
 * JavaScript, and a name that is ours here could be another's there.
 */
export function authoriseOwn<Input extends Record<string, unknown>>(
  row: Endpoint,
  caller: Caller,
  input: Input,
): Input {
  if (row.own === undefined || caller.role === 'open') return input;
  if (caller.role === 'admin' && row.method === 'GET') return input;
  const named = input[row.own];
  if (typeof named !== 'string') {
    if (named === caller.accountId) return input;
  } else if (named.toLowerCase() === caller.username.toLowerCase()) {
    return { ...input, [row.own]: caller.username };
  }
  throw new Refusal('notYours');
}
