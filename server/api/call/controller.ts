import type * as z from 'zod/mini';
import type { Endpoint, Icon, OutputOf } from '../../../contract/endpoint.ts';
import type { Context } from '../../context/context.ts';

/** A handler's result: the payload and its companions in the envelope. */
export interface Answer<Payload> {
  payload: Payload;
  total?: number | undefined;
  message?: string;
  icon?: Icon;
}

export type Handler<E extends Endpoint = Endpoint> = (
  context: Context,
  input: z.output<E['input']>,
) => Promise<Answer<OutputOf<E>>>;

/** A handler for each row of a controller; the compiler reports a missing one. */
export type Controller<Rows extends Record<string, Endpoint>> = { [A in keyof Rows]: Handler<Rows[A]> };

export function answer<Payload>(
  payload: Payload,
  beside: Omit<Answer<Payload>, 'payload'> = {},
): Answer<Payload> {
  return { payload, ...beside };
}
