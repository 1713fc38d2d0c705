import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isCurrent } from '../api/http/entity-tag.ts';
import { bodyOf, type VisitorsPage } from './cached-page.ts';
import { compressOnce, type Encoding, encodingOfCached, encodingOfOwn } from './compress-page.ts';
import type { DeflatedText } from './gzip-parts.ts';
import type { SentPart } from './own-parts-cache.ts';

/** A request, its answer, and the policy of pages (Content-Security-Policy). */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  policy: string;
}

/** Sends a visitors' page, which browsers may cache and revalidate. */
export function sendVisitors({ request, reply, policy }: Exchange, page: VisitorsPage): FastifyReply {
  const { status, headers, body } = visitorsAnswer(page, policy, visitorsForm(request, page));
  return reply.status(status).headers(headers).send(body);
}

/** The form of the answer: the bytes in an encoding, or 'current' (304) if the browser has them. */
export type VisitorsForm = Encoding | 'current';

export const visitorsForm = (
  { headers }: Pick<IncomingMessage, 'headers'>,
  { etag }: VisitorsPage,
): VisitorsForm =>
  isCurrent(headers['if-none-match'], etag) ? 'current' : encodingOfCached(headers['accept-encoding']);

export interface VisitorsAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer | undefined;
}

export function visitorsAnswer(
  { etag, bodies }: VisitorsPage,
  policy: string,
  form: VisitorsForm,
): VisitorsAnswer {
  const headers = { ...pageHeaders(policy), 'cache-control': 'public, max-age=0, must-revalidate', etag };
  if (form === 'current') return { status: 304, headers, body: undefined };
  const body = bodies[form];
  const encoding: Record<string, string> = form === 'identity' ? {} : { 'content-encoding': form };
  return { status: 200, headers: { ...headers, 'content-length': String(body.length), ...encoding }, body };
}

/** Sends cached texts with the own parts of one person between them. */
export const sendParts = (
  exchange: Exchange,
  texts: readonly DeflatedText[],
  own: readonly SentPart[],
): FastifyReply => sendPrivate(exchange, (encoding) => bodyOf(texts, own, encoding));

/** Sends a page that was rendered for one viewer. */
export const sendOwn = (exchange: Exchange, html: string): FastifyReply =>
  sendPrivate(exchange, (encoding) => compressOnce(Buffer.from(html), encoding));

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
