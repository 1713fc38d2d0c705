import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyBytesOf } from '../../../contract/endpoint.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { networkOf } from '../../platform/network/network.ts';
import { openThread } from '../../platform/process/task-worker.ts';
import type { Bodies } from './bodies.ts';
import { type JsonRead, readJson } from './read-json.ts';

/** A longer text would delay every other request for milliseconds: a thread reads it. */
const bytesInPlace = 256 * 1024;
const thread = openThread<Uint8Array, JsonRead>(new URL('./read-json.worker.ts', import.meta.url));

/** Stops the thread that reads long bodies, if one was started. */
export const closeJsonThread = thread.close;

/** The maximum size of a body at an address without a contract row: that of a visitor's call. */
const usualBytes = bodyBytesOf({ who: 'open' });

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The maximum size of the route's JSON body. */
    bodyBytes?: number;
  }
}

/** Lets no body be read but JSON, by `receiveJson`; what else a scope takes it adds itself. */
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
 * Reads a JSON body. Refuses one that is too long or has too many parts (413), that is none or too deep (400), or in which
 * a name stands twice (400): two readers of it would take two different values for what was sent (spec 3.1). No name but
 * a declared one is taken from what it gives.
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
