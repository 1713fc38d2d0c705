import type { FastifyInstance } from 'fastify';

/** Says how many requests came as far as routing. To be called before the portal listens. */
export function countRouted(app: FastifyInstance): () => number {
  let routed = 0;
  app.addHook('onRequest', (_request, _reply, done) => {
    routed += 1;
    done();
  });
  return () => routed;
}
