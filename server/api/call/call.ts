import * as z from 'zod/mini';
import { type Endpoint, mayNeedProof, needsProof } from '../../../contract/endpoint.ts';
import { type Context, onceMoreAfterDeadlock } from '../../context/context.ts';
import { reauthenticateCaller } from '../../features/accounts/sessions/reauthenticate.ts';
import type { FileBody } from '../../platform/files/file-body.ts';
import { authoriseOwn, authoriseRole, callerOnRow } from './authorise.ts';
import type { Answer, Handler } from './controller.ts';
import { passwordOfBody } from './given-password.ts';
import { withIdempotency } from './idempotency.ts';
import { receive } from './receive.ts';

/**
 * Runs one call, over HTTP or in process: permission, input, use case, output. The output schema drops undeclared fields,
 * so an answer key cannot slip out. An addition or a bulk change with an idempotency key is made once, however often it is
 * sent.
 */
export async function callEndpoint(
  row: Endpoint,
  handler: Handler,
  sent: Context,
  raw: unknown,
): Promise<Record<string, unknown> | FileBody> {
  const received = { ...sent, caller: callerOnRow(row, sent.caller) };
  authoriseRole(row, received.caller);
  const input = authoriseOwn(row, received.caller, receive(row, raw));
  const given = mayNeedProof(row) && !hasQueryAlone(row) ? withPasswordOf(raw, received) : received;
  if (needsProof(row) && given.isByLink !== true) await reauthenticateCaller(given);
  const context = row.reserved === true ? { ...given, db: given.reserved } : given;
  const { replica } = given;
  const ask = (asked: Context) =>
    row.fromReplica === true && replica !== undefined
      ? replica.read(asked.db, (db) => handler({ ...asked, db, primary: asked.db }, input))
      : handler(asked, input);
  if (row.file !== undefined) return (await ask(context)).payload as FileBody;
  const make = async (asked: Context) => envelopeOf(row, await ask(asked));
  const { idempotencyKey: key } = context;
  if (row.idempotent !== 'stored' || key === undefined) return make(context);
  return onceMoreAfterDeadlock(() => withIdempotency(context, { key, call: row.path, input }, make));
}

/** True for a call whose fields come in the query, where no password is taken: logs and histories keep it. */
export const hasQueryAlone = (row: Pick<Endpoint, 'method' | 'bytes'>): boolean =>
  row.method === 'GET' || row.method === 'DELETE' || row.bytes !== undefined;

/** The context of a call that came with this body. */
export function withPasswordOf(body: unknown, context: Context): Context {
  const currentPassword = passwordOfBody(body);
  return currentPassword === undefined ? context : { ...context, currentPassword };
}

function envelopeOf(row: Endpoint, given: Answer<unknown>): Record<string, unknown> {
  return {
    message: given.message ?? 'Listo.',
    descriptionCode: given.icon ?? 'success',
    [row.payload]: z.parse(row.output, given.payload),
    ...(given.total === undefined ? {} : { total: given.total }),
  };
}
