import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visitor } from '../../contract/caller.ts';
import { Refusal } from '../../contract/refusal.ts';
import type { RateLimit } from '../api/http/rate-limit.ts';
import { type Context, contextOf, type Portal } from '../context/context.ts';
import { issuerPath, keysPath, statusPath } from '../features/certificates/badge/credential.rules.ts';
import { getIssuer, getKeys, getStatusList } from '../features/certificates/badge/well-known.ts';
import { openMakeOnce } from '../platform/lru.ts';
import { networkOf } from '../platform/network/network.ts';

/** A list is signed at most once in this time. */
const listMilliseconds = 60_000;

/** Serves the well-known addresses for verifying credentials (spec 9.8). */
export function registerWellKnown(app: FastifyInstance, portal: Portal, withinRate: RateLimit): void {
  async function contextOfVisit(request: FastifyRequest): Promise<Context> {
    const context = contextOf(portal, visitor, { address: networkOf(request.ip) });
    await withinRate('page', context.caller, context.address);
    return context;
  }
  app.get(issuerPath, async (request, reply) =>
    reply.header('access-control-allow-origin', '*').send(await getIssuer(await contextOfVisit(request))),
  );
  app.get(keysPath, async (request, reply) =>
    reply.header('access-control-allow-origin', '*').send(await getKeys(await contextOfVisit(request))),
  );
  const lists = openMakeOnce<string>(100, listMilliseconds);
  app.get<{ Params: { list: string } }>(`${statusPath}/:list`, async (request, reply) => {
    const { list } = request.params;
    if (!/^\d{1,5}$/.test(list)) throw new Refusal('notFound');
    reply.header('access-control-allow-origin', '*').header('content-type', 'application/vc+jwt');
    const context = await contextOfVisit(request);
    const number = Number(list);
    return reply.send(await lists(String(number), () => getStatusList(context, number)));
  });
}
