import type { FastifyInstance } from 'fastify';

/** Counts the requests that reach routing. Call it before the portal listens. */
export function countRouted(app: FastifyInstance): () => number {
  let routed = 0;
  app.addHook('onRequest', (_request, _reply, done) => {
    routed += 1;
    done();
  });
  return () => routed;
}
