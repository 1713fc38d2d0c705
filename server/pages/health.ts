import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../contract/refusal.ts';
import type { RateLimit } from '../api/http/rate-limit.ts';
import type { Portal } from '../context/context.ts';
import { sql } from '../platform/database/database.ts';
import { onlyReads } from '../platform/database/server-state.ts';
import { networkOf } from '../platform/network/network.ts';

/** Load balancers ask every few seconds and gain nothing from waiting longer. */
const readyMilliseconds = 2000;

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

const rememberedMilliseconds = 1000;

/** Shares one answer of `ask` for a second among concurrent callers. */
function onceASecond(ask: () => Promise<unknown>): () => Promise<unknown> {
  let last: { at: number; answer: Promise<unknown> } | undefined;
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at >= rememberedMilliseconds) last = { at: now, answer: ask() };
    return last.answer;
  };
}

async function requireWriting({ reserved }: Portal): Promise<void> {
  const { rows } = await sql<{ onlyReads: boolean }>`select ${sql.raw(onlyReads)} as "onlyReads"`.execute(
    reserved,
  );
  if (rows[0]?.onlyReads !== false) throw new Error('the database only reads');
}

/**
 * Serves /healthz (the process is up) and /readyz (it can serve: the database answers within two seconds and takes
 * writes, its clock is steady, the folder of its files is the portal's, and the portal is not stopping; migrations are
 * done before it listens). Frequent callers wait but get an answer. A full disk is reported without making the node
 * unready: pages still work, and other nodes mostly share the disk (decision 0035).
 */
export function registerHealth(app: FastifyInstance, portal: Portal, withinRate: RateLimit): void {
  const databaseWrites = onceASecond(() => within(readyMilliseconds, requireWriting(portal)));
  const paced = { onRequest: ({ ip }: FastifyRequest) => withinRate.inTime('probe', networkOf(ip)) };
  app.get('/healthz', paced, () => ({ status: 'ok' }));
  app.get('/readyz', paced, async (request) => {
    try {
      if (portal.stopping.aborted) throw new Error('the portal is stopping');
      if (!portal.clock.isSteady()) throw new Error('the clock jumped');
      await databaseWrites();
      const disk = portal.disk.state();
      if (disk === 'away') throw new Error('DATA_DIR/files is away');
      return { status: 'ready', disk };
    } catch (error) {
      request.log.warn({ error: (error as Error).message }, 'readiness check failed');
      throw new Refusal('unavailable', { retryAfterSeconds: 5 });
    }
  });
}

const yearMilliseconds = 365 * 24 * 3_600_000;

/** Serves /.well-known/security.txt (RFC 9116), the contact for reporting a vulnerability. */
export function registerSecurityContact(app: FastifyInstance, { settings, publicUrl, clock }: Portal): void {
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(clock.now().getTime() + yearMilliseconds).toISOString();
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        `Contact: ${settings.contact === null ? `${publicUrl}/contact` : `mailto:${settings.contact}`}\nExpires: ${expires}\nPreferred-Languages: es, en\n`,
      );
  });
}
