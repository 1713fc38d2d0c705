import type { IncomingMessage } from 'node:http';
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
  const { status, headers, body } = visitorsAnswer(request, policy, page);
  return reply.status(status).headers(headers).send(body);
}

/** The answer with a visitors' page, or that the browser's copy is current. */
export function visitorsAnswer(
  { headers: asked }: Pick<IncomingMessage, 'headers'>,
  policy: string,
  { etag, bodies }: VisitorsPage,
): { status: number; headers: Record<string, string | number>; body: Buffer | undefined } {
  const headers = {
    ...pageHeaders(policy),
    'cache-control': 'public, max-age=0, must-revalidate',
    etag,
  };
  if (asked['if-none-match'] === etag) return { status: 304, headers, body: undefined };
  const encoding = encodingOfKept(asked['accept-encoding']);
  const body = bodies[encoding];
  return {
    status: 200,
    headers: {
      ...headers,
      'content-length': body.length,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
    body,
  };
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
  reply.headers(pageHeaders(policy)).header('cache-control', 'private, no-store');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bodyIn(encoding));
}

const pageHeaders = (policy: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  vary: 'Cookie, Accept-Encoding',
});
