import '@fastify/cookie';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieJar, Portal } from '../../context/context.ts';

/**
 * The name of a cookie on the wire. With https no other site of the same domain can set it: browsers hold `__Host-` to
 * that.
 */
const wireName = (portal: Portal, name: string) => `${isSecure(portal) ? '__Host-' : ''}${name}`;
const isSecure = ({ publicUrl }: Portal) => publicUrl.startsWith('https:');

/** A cookie of the portal as the browser sent it. */
export const readCookie = (portal: Portal, request: FastifyRequest, name: string): string | undefined =>
  request.cookies[wireName(portal, name)];

/** The portal's cookies: HttpOnly, SameSite=Lax, Secure where PUBLIC_URL is https. */
export function cookiesOf(portal: Portal, request: FastifyRequest, reply: FastifyReply): CookieJar {
  return {
    get: (name) => readCookie(portal, request, name),
    set: (name, value, maxAgeSeconds) => {
      reply.setCookie(wireName(portal, name), value, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure(portal),
        maxAge: maxAgeSeconds,
      });
    },
    clearBrowserCache: () => void reply.header('clear-site-data', '"cache"'),
  };
}

/**
 * True when one of our pages sent the request: Origin is PUBLIC_URL's, or the browser's own header, which no page can
 * forge, says same-origin. A program sends neither and is refused where this is asked.
 */
export function isFromOwnPage(portal: Portal, request: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  return origin === new URL(portal.publicUrl).origin || site === 'same-origin';
}

/** True when the browser prefetches a page that nobody has asked for yet. */
export function isPrefetch({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return /prefetch|prerender/i.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? ''));
}
