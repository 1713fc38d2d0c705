import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visitor } from '../../../contract/caller.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { networkOf } from '../../platform/network/network.ts';
import type { Methods } from './methods.ts';
import type { RateLimit } from './rate-limit.ts';

const everyCall = '/api/*';

/**
 * Limits requests for unknown addresses to a visitor's rate, before a body is read or an account looked up. Refuses
 * (405) an address that exists for other methods.
 */
export function limitUnknownAddresses(app: FastifyInstance, methods: Methods, withinRate: RateLimit): void {
  async function limit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await withinRate('page', visitor, networkOf(request.ip));
    const allowed = methods.of(request.url.split('?', 1)[0] ?? '');
    if (allowed.length === 0) return;
    reply.header('allow', allowed.join(', '));
    throw new Refusal('wrongMethod');
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404 || request.routeOptions.url === everyCall)
      limit(request, reply).then(() => done(), done);
    else done();
  });
  app.all(everyCall, () => {
    throw new Refusal('noSuchCall');
  });
}
