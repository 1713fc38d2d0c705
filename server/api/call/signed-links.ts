import type { Caller } from '../../../contract/caller.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context, Portal } from '../../context/context.ts';
import { callerOfAccount } from '../../features/accounts/caller-of-account.ts';
import { isSignature, signature } from '../../platform/crypto/keys.ts';
import { receive } from './receive.ts';

/** A plain link cannot carry a bearer token, so it is signed for one account, one row and one purpose (spec 3.7). */
const usualSeconds = 600;
const field = 'Signed';

/** The text that the signature of a link covers. */
const signedText = (row: Endpoint, input: Record<string, unknown>, accountId: number, until: number) => {
  const fields = Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([row.path, fields, accountId, until]);
};

/** The signed address of a file call for the caller, valid for 10 minutes by default. */
export function signLink(
  context: Context,
  row: Endpoint,
  input: Record<string, number>,
  seconds = usualSeconds,
): string {
  if (context.caller.role === 'open') throw new Refusal('signInNeeded');
  const { accountId } = context.caller;
  const until = Math.floor(context.clock.now().getTime() / 1000) + seconds;
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const seal = signature(context.keys.link, signedText(row, input, accountId, until));
  query.set(field, `${accountId}.${until}.${seal}`);
  return `/api/${row.path}?${query}`;
}

/**
 * The account that a signed link was made for; undefined without a signature. Refuses (401) an expired or altered link.
 */
export async function callerOfLink(
  portal: Portal,
  row: Endpoint,
  query: unknown,
): Promise<Caller | undefined> {
  const signed = (query as Record<string, unknown>)[field];
  if (row.file !== true || signed === undefined) return undefined;
  const [, id, until, seal] = /^(\d{1,9})\.(\d{1,12})\.([\w-]+)$/.exec(String(signed)) ?? [];
  const accountId = Number(id);
  const text = signedText(row, receive(row, query), accountId, Number(until));
  const isRight = isSignature(portal.keys.link, text, seal ?? '');
  const isOver = Number(until) * 1000 < portal.clock.now().getTime();
  const caller = isRight && !isOver ? await callerOfAccount(portal, accountId) : undefined;
  if (caller === undefined) throw new Refusal('signInNeeded');
  return caller;
}
