import type { FastifyInstance } from 'fastify';
import inject, { type InjectOptions } from 'light-my-request';
import { buildApp } from '../boot/app.ts';
import type { Portal } from '../context/context.ts';
import type { Pages } from '../pages/assets.ts';

/**
 * The app with an `inject` that goes to its server, as a connection does: calls are answered before Fastify, whose own
 * would not see them.
 */
export async function buildTestApp(portal: Portal, pages?: Pages): Promise<FastifyInstance> {
  const app = await buildApp(portal, pages);
  const intoServer = async (options: InjectOptions | string) => {
    await app.ready();
    return inject((request, response) => void app.server.emit('request', request, response), options);
  };
  app.inject = intoServer as FastifyInstance['inject'];
  return app;
}
