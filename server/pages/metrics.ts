import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { visitor } from '../../contract/caller.ts';
import { Refusal } from '../../contract/refusal.ts';
import type { RateLimit } from '../api/http/rate-limit.ts';
import { contextOf, type Portal } from '../context/context.ts';
import { gaugesOf } from '../features/service-state/gauges.ts';
import { networkOf } from '../platform/network/network.ts';

/** Digests have equal length, whatever is compared. */
const digest = (text: string) => hash('sha256', text, 'buffer');

/**
 * Serves /metrics to bearers of METRICS_TOKEN (spec 13.15); for others, and without a token, the address does not
 * exist.
 */
export function registerMetrics(app: FastifyInstance, portal: Portal, withinRate: RateLimit): void {
  const { metrics, config } = portal;
  if (metrics === undefined || config.metricsToken === undefined) return;
  const wanted = digest(`Bearer ${config.metricsToken}`);
  app.get('/metrics', async ({ ip, headers }, reply) => {
    await withinRate.inTime('probe', networkOf(ip));
    if (!timingSafeEqual(digest(headers.authorization ?? ''), wanted)) throw new Refusal('notFound');
    const gauges = await gaugesOf(contextOf(portal, visitor));
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text(gauges));
  });
}
