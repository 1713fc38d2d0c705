import type { Endpoint } from '../../contract/endpoint.ts';
import { type Api, contract } from '../../contract/index.ts';
import { mapCalls } from '../../contract/map-calls.ts';
import type { Context } from '../context/context.ts';
import { callEndpoint } from './call/call.ts';
import { handlerOf } from './handlers.ts';

/**
 * `Api` in process, for server-rendered pages: the same permission, checks and reply as over HTTP. `onCall` is told of
 * each call.
 */
export function inProcessApi(context: Context, onCall?: (controller: string, input: unknown) => void): Api {
  return mapCalls<Endpoint>(contract, (row, controller, action) => {
    const handler = handlerOf(controller, action);
    return (input) => {
      onCall?.(controller, input);
      return callEndpoint(row, handler, context, input);
    };
  });
}
