import type { FastifyInstance } from 'fastify';

export interface Methods {
  /** An address's methods; empty for an unknown one. */
  of(path: string): readonly string[];
  /** Adds the addresses of a wildcard route. */
  add(isAddress: (path: string) => boolean, methods: readonly string[]): void;
}

/**
 * The key of a path: lowercase, without a trailing slash, and without the origin that some proxies prepend (RFC 9112,
 * 3.2.2).
 */
export function normalPath(target: string): string {
  const path = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/]*/i, '');
  const isClosed = path.length > 1 && path.endsWith('/');
  return (isClosed ? path.slice(0, -1) : path).toLowerCase();
}

/** Records the methods of every route registered from now on. */
export function collectMethods(app: FastifyInstance): Methods {
  const plain = new Map<string, string[]>();
  const others: { isAddress: (path: string) => boolean; methods: readonly string[] }[] = [];
  const add: Methods['add'] = (isAddress, methods) => void others.push({ isAddress, methods });
  app.addHook('onRoute', ({ url, method }) => {
    const methods = [method].flat();
    if (url.includes('*')) return; // the fallback route
    if (url.includes(':')) {
      const form = new RegExp(`^${url.replaceAll('.', '\\.').replace(/:[^/]+/g, '[^/]+')}/?$`, 'i');
      add((path) => form.test(path), methods);
    } else plain.set(normalPath(url), [...(plain.get(normalPath(url)) ?? []), ...methods]);
  });
  return {
    of(path) {
      const found = others.filter(({ isAddress }) => isAddress(path)).flatMap(({ methods }) => methods);
      return [...new Set([...(plain.get(normalPath(path)) ?? []), ...found])].sort();
    },
    add,
  };
}
