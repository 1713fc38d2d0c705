import { type Caller, holds, visitor } from '../../../contract/caller.ts';
import type { Endpoint, Who } from '../../../contract/endpoint.ts';
import { Refusal } from '../../../contract/refusal.ts';

const roles: Record<Who, readonly Caller['role'][]> = {
  open: ['open', 'member', 'admin'],
  signedIn: ['member', 'admin'],
  member: ['member'],
  admin: ['admin'],
};

/**
 * Refuses a caller whose role the row does not admit: 401 without a token, 403 with one (spec 4.2). Callers with a
 * provisional password or without gender and birth date may only make the calls of the profile (403, spec 5.5), and then
 * callers whose second step is due only those that set it up (403, spec 5.16).
 */
export function authoriseRole(row: Endpoint, caller: Caller): void {
  if (!roles[row.who].includes(caller.role) && !isGranted(row, caller))
    throw new Refusal(caller.role === 'open' ? 'signInFirst' : 'notAllowed');
  if (caller.role === 'open' || row.who === 'open') return;
  const isUnfinished = caller.isProvisional === true || caller.isIncomplete === true;
  if (isUnfinished && row.withProvisional === true) return;
  if (caller.isProvisional) throw new Refusal('provisionalPassword');
  if (caller.isIncomplete) throw new Refusal('factsMissing');
  if (caller.lacksStep && row.withoutStep !== true) throw new Refusal('stepIsDue');
}

/** The caller as a row sees them: while a second step is due and missing, open rows see a visitor (spec 5.16). */
export function callerOnRow(row: Pick<Endpoint, 'who' | 'withoutStep'>, caller: Caller): Caller {
  const isLate = caller.role !== 'open' && caller.lacksStep === true;
  return isLate && row.who === 'open' && row.withoutStep !== true ? visitor : caller;
}

/** True for a member with a role besides that the row admits (spec 4.7). */
const isGranted = ({ grants = [] }: Endpoint, caller: Caller): boolean =>
  caller.role === 'member' && grants.some((role) => holds(caller, role));

/**
 * Refuses a call about somebody else; an administrator may read another's rows, never write them. Returns the input
 * with the caller's stored username: the database folds some letters ('Σ') differently from JavaScript, so another
 * spelling could mean another account.
 */
export function authoriseOwn<Input extends Record<string, unknown>>(
  row: Endpoint,
  caller: Caller,
  input: Input,
): Input {
  if (row.own === undefined || caller.role === 'open') return input;
  if (caller.role === 'admin' && row.method === 'GET' && caller.lacksStep !== true) return input;
  const named = input[row.own];
  if (typeof named !== 'string') {
    if (named === caller.accountId) return input;
  } else if (named.toLowerCase() === caller.username.toLowerCase()) {
    return { ...input, [row.own]: caller.username };
  }
  throw new Refusal('notYours');
}
