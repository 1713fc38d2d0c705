import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodeOwn, encodingOfKept, encodingOfOwn } from './encode-page.ts';
import { type MembersPage, memberBody, type VisitorsPage } from './kept-page.ts';

/** A request, its answer, and the policy of pages (Content-Security-Policy). */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  policy: string;
}

/** Sends a visitors' page, the same for everybody: a browser may cache it and asks whether it is current. */
export function sendVisitors({ request, reply, policy }: Exchange, page: VisitorsPage): FastifyReply {
  setPageHeaders(reply, policy)
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .header('etag', page.etag);
  if (request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  const encoding = encodingOfKept(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding]);
}

/** Sends a kept page with the own parts of one member. */
export const sendMember = (exchange: Exchange, page: MembersPage, own: readonly string[]): FastifyReply =>
  sendPrivate(exchange, (encoding) => memberBody(page, own, encoding));

/** Sends a page that was rendered for one viewer. */
export const sendOwn = (exchange: Exchange, html: string): FastifyReply =>
  sendPrivate(exchange, (encoding) => encodeOwn(Buffer.from(html), encoding));

/** Sends a page to one browser, in an encoding that it accepts. No cache may store it (spec 13.4). */
function sendPrivate(
  { request, reply, policy }: Exchange,
  bodyIn: (encoding: 'gzip' | 'identity') => Buffer,
): FastifyReply {
  const encoding = encodingOfOwn(request.headers['accept-encoding']);
  setPageHeaders(reply, policy).header('cache-control', 'private, no-store');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bodyIn(encoding));
}

const setPageHeaders = (reply: FastifyReply, policy: string): FastifyReply =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('vary', 'Cookie, Accept-Encoding');
