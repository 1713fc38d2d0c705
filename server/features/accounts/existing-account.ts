import type { Context } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { type Account, lockAccount } from './accounts.queries.ts';

/** Locks an account against deletion until the transaction ends, and reads it. Refuses (404) an unknown one. */
export async function lockExisting(inside: Context, id: number): Promise<Account> {
  const account = foundRow(await lockAccount(inside.db, id));
  return account;
}

type OwnContext = Context & { caller: { role: 'admin' | 'member' } };

/** True if the account is the caller's own. */
export const isCaller = (context: Context, id: number): context is OwnContext =>
  context.caller.role !== 'open' && context.caller.accountId === id;
