import type { Endpoint } from '../../contract/endpoint.ts';
import { type Api, contract } from '../../contract/index.ts';
import type { Context } from '../context/context.ts';
import { callEndpoint } from './call/call.ts';
import { handlerOf } from './controllers/index.ts';

/** `Api` in process, for server-rendered pages: the same permission, checks and reply, without an HTTP hop. */
export function inProcessApi(context: Context): Api {
  return Object.fromEntries(
    Object.entries(contract).map(([controller, rows]) => [
      controller,
      Object.fromEntries(
        Object.entries<Endpoint>(rows).map(([action, row]) => [
          action,
          (input: unknown) => callEndpoint(row, handlerOf(controller, action), context, input),
        ]),
      ),
    ]),
  ) as unknown as Api;
}
