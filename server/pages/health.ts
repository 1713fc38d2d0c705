import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../contract/refusal.ts';
import type { Portal } from '../context/context.ts';
import { sql } from '../platform/database/database.ts';

/**
 * /healthz: the process is up. /readyz: it can serve, so the database answers (migrations are done before it listens).
 */
export function registerHealth(app: FastifyInstance, portal: Portal): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (request) => {
    try {
      await sql`select 1`.execute(portal.db);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ error: (error as Error).message }, 'readiness check failed');
      throw new Refusal('unavailable', { retryAfterSeconds: 5 });
    }
  });
}
