import type { Caller } from '../../../contract/caller.ts';
import { documentLinkSeconds } from '../../../contract/constants.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context, Portal } from '../../context/context.ts';
import { callerOfAccount } from '../../features/accounts/caller-of-account.ts';
import { confirmSession } from '../../features/accounts/sessions/confirmed-sessions.ts';
import { isStepDue } from '../../features/accounts/sessions/sessions.rules.ts';
import { isSignature, signature } from '../../platform/crypto/keys.ts';
import { receive } from './receive.ts';

/** The parameter of a signed link: its holder, expiry and signature. */
const field = 'Signed';

const signedText = (row: Endpoint, input: Record<string, unknown>, ...of: [Holder, until: number]) => {
  const fields = Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([row.path, fields, ...of]);
};

/** `<account>.<session>` */
type Holder = string;

/**
 * The signed address of a file call for the caller. A plain link cannot carry a bearer token, so it is signed for one
 * session, one row and one purpose (spec 3.7); it ends with its session.
 */
export function signLink(
  context: Context,
  row: Endpoint,
  input: Record<string, number | string>,
  seconds: number = documentLinkSeconds,
): string {
  if (context.caller.role === 'open') throw new Refusal('signInFirst');
  const holder = `${context.caller.accountId}.${context.caller.sessionId}`;
  const until = Math.floor(context.clock.now().getTime() / 1000) + seconds;
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const seal = signature(context.keys.link, signedText(row, input, holder, until));
  query.set(field, `${holder}.${until}.${seal}`);
  return `/api/${row.path}?${query}`;
}

const shape = /^(\d{1,9})\.([\da-f-]{36})\.(\d{1,12})\.([\w-]+)$/;

/**
 * The account that a signed link was made for; undefined without a signature. Refuses (401) an expired or altered link, and
 * one whose session has ended.
 */
export async function callerOfLink(
  portal: Portal,
  row: Endpoint,
  query: unknown,
): Promise<Caller | undefined> {
  const signed = (query as Record<string, unknown>)[field];
  if (row.file === undefined || signed === undefined) return undefined;
  const [, id, sessionId = '', until, seal] = shape.exec(String(signed)) ?? [];
  const accountId = Number(id);
  const text = signedText(row, receive(row, query), `${accountId}.${sessionId}`, Number(until));
  const isRight = isSignature(portal.keys.link, text, seal ?? '');
  const isOver = Number(until) * 1000 < portal.clock.now().getTime();
  const session = isRight && !isOver ? await confirmSession(portal, { id: sessionId, accountId }) : undefined;
  const caller =
    session &&
    (await callerOfAccount(portal, accountId, {
      id: sessionId,
      grants: session.grants,
      lacksStep: isStepDue(session, portal.clock.now()),
    }));
  if (caller === undefined) throw new Refusal('signInNeeded');
  return caller;
}
