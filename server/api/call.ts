import * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Context } from '../context.ts';
import { authoriseOwn, authoriseRole } from './authorise.ts';
import type { FileBody, Handler } from './controller.ts';
import { receive } from './receive.ts';

/**
 * One call from whichever carrier: permission, input, verb, output. What the output schema does not declare never
 * leaves, so an answer key cannot slip out of a row that has no place for it.
 */
export async function callEndpoint(
  row: Endpoint,
  handler: Handler,
  context: Context,
  raw: unknown,
): Promise<Record<string, unknown> | FileBody> {
  authoriseRole(row, context.caller);
  const input = authoriseOwn(row, context.caller, receive(row, raw));
  const given = await handler(context, input);
  if (row.file === true) return given.payload as FileBody;
  return {
    message: given.message ?? 'Listo.',
    descriptionCode: given.icon ?? 'success',
    [row.payload]: z.parse(row.output, given.payload),
    ...(given.total === undefined ? {} : { total: given.total }),
  };
}
