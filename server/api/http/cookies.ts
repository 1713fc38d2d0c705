import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { CookieJar, Portal } from '../../context/context.ts';

type Asking = Pick<IncomingMessage, 'headers'>;

/** A cookie's name on the wire. With https, browsers let no other site of the same domain set a `__Host-` cookie. */
const wireName = (portal: Portal, name: string) => `${isSecure(portal) ? '__Host-' : ''}${name}`;
const isSecure = ({ publicUrl }: Portal) => publicUrl.startsWith('https:');

export const sentCookie = ({ headers }: Asking, name: string): string | undefined =>
  headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[name];

export const readCookie = (portal: Portal, request: Asking, name: string): string | undefined =>
  sentCookie(request, wireName(portal, name));

/**
 * The portal's cookies: HttpOnly, SameSite=Lax, Secure if PUBLIC_URL is https. `addHeader` receives the answer's
 * headers.
 */
export function cookiesOf(
  portal: Portal,
  request: Asking,
  addHeader: (name: string, value: string) => void,
): CookieJar {
  return {
    get: (name) => readCookie(portal, request, name),
    set: (name, value, maxAgeSeconds) => {
      const cookie = stringifySetCookie({
        name: wireName(portal, name),
        value,
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure(portal),
        maxAge: maxAgeSeconds,
      });
      addHeader('set-cookie', cookie);
    },
    clearBrowserCache: () => addHeader('clear-site-data', '"cache"'),
  };
}

/**
 * True when one of our pages sent the request: Origin equals PUBLIC_URL, or the browser's own header, which no page can
 * forge, says same-origin. Programs send neither and are refused where this is required.
 */
export function isFromOwnPage(portal: Portal, request: Asking): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  return origin === new URL(portal.publicUrl).origin || site === 'same-origin';
}

/** True when the browser prefetches a page before anybody opens it. */
export function isPrefetch({ headers }: Asking): boolean {
  return /prefetch|prerender/i.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? ''));
}
