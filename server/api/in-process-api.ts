import type { Endpoint } from '../../contract/endpoint.ts';
import { type Api, contract } from '../../contract/index.ts';
import { mapRows } from '../../contract/map-calls.ts';
import type { Context } from '../context/context.ts';
import { callEndpoint } from './call/call.ts';
import { handlerOf } from './controllers/index.ts';

type Call = (context: Context, input: unknown) => ReturnType<typeof callEndpoint>;

/** Every call of the contract, without a request's context. */
const calls = mapRows<Endpoint, Call>(contract, (row, controller, action) => {
  const handler = handlerOf(controller, action);
  return (context, input) => callEndpoint(row, handler, context, input);
});

/**
 * `Api` in process, for server-rendered pages: the same permission, checks and reply as over HTTP. Each call gets its
 * context on first use, because a page makes only two or three; `onCall` is told of each.
 */
export function inProcessApi(context: Context, onCall?: (controller: string, input: unknown) => void): Api {
  const controllerOf = (controller: string, actions: Record<string, Call>) =>
    new Proxy(actions, {
      get: (found, action) => (input: unknown) => {
        onCall?.(controller, input);
        return found[String(action)]?.(context, input);
      },
    });
  return new Proxy(calls as Record<string, Record<string, Call>>, {
    get: (found, controller) => controllerOf(String(controller), found[String(controller)] ?? {}),
  }) as unknown as Api;
}
