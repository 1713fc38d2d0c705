import type { FastifyInstance } from 'fastify';

/** The methods that addresses are answered to. */
export interface Methods {
  /** Those of an address; none if it names nothing. */
  of(path: string): readonly string[];
  /** Adds addresses that one route of many answers. */
  add(isAddress: (path: string) => boolean, methods: readonly string[]): void;
}

/**
 * A path as it is looked up: in small letters, without a slash at its end, and without the origin that some proxies put
 * before it (RFC 9112, 3.2.2).
 */
export function normalPath(target: string): string {
  const path = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/]*/i, '');
  const isClosed = path.length > 1 && path.endsWith('/');
  return (isClosed ? path.slice(0, -1) : path).toLowerCase();
}

/** Learns the methods of every route that is registered from now on. */
export function collectMethods(app: FastifyInstance): Methods {
  const plain = new Map<string, string[]>();
  const others: { isAddress: (path: string) => boolean; methods: readonly string[] }[] = [];
  const add: Methods['add'] = (isAddress, methods) => void others.push({ isAddress, methods });
  app.addHook('onRoute', ({ url, method }) => {
    const methods = [method].flat();
    if (url.includes('*')) return; // it answers what others leave
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
