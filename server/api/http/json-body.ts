import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyBytesOf } from '../../../contract/endpoint.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { networkOf } from '../../platform/network/network.ts';
import { openThread } from '../../platform/process/task-worker.ts';
import type { Bodies } from './bodies.ts';
import { type JsonRead, readJson } from './read-json.ts';

/** Longer texts are parsed in a thread, because they would delay every other request for milliseconds. */
const bytesInPlace = 256 * 1024;
const thread = openThread<Uint8Array, JsonRead>(new URL('./read-json.worker.ts', import.meta.url));

/** Stops the parsing thread, if one was started. */
export const closeJsonThread = thread.close;

/** The maximum size of a body at an address without a contract row: that of a visitor's call. */
const usualBytes = bodyBytesOf({ who: 'open' });

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's maximum size of a JSON body. */
    bodyBytes?: number;
  }
}

/** Accepts only JSON bodies, read by `receiveJson`; a scope adds other types itself. */
export function readJsonStrictly(app: FastifyInstance, bodies: Bodies): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (request: FastifyRequest, payload: IncomingMessage) =>
    receiveJson(bodies, payload, {
      atMost: request.routeOptions.config.bodyBytes ?? usualBytes,
      address: networkOf(request.ip),
    }),
  );
}

/**
 * Reads a JSON body. Refuses one that is too long or too large (413), invalid or too deep (400), or with a duplicate
 * name (400), which two parsers could read differently (spec 3.1). Only declared names are used from its result.
 */
export async function receiveJson(
  bodies: Bodies,
  payload: IncomingMessage,
  from: { atMost: number; address: string },
): Promise<unknown> {
  const bytes = await bodies.read(payload, from);
  const read = bytes.length <= bytesInPlace ? readJson(bytes) : await thread.run(bytes);
  if ('value' in read) return read.value;
  const { refusal, twice } = read;
  if (twice === undefined) throw new Refusal(refusal);
  throw new Refusal(refusal, {
    errors: [{ field: twice, message: `El campo ${twice} llegó dos veces.` }],
  });
}
