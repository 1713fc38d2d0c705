import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** A request as a page sends it, the same at each repetition. */
export interface Sent {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

/** What the sender was told. */
export interface Told {
  /** 0 = no whole answer came. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

const timeoutMilliseconds = 20_000;
const nothing: Told = { status: 0, headers: {}, text: '' };

/** Sends a request over a connection of its own. */
export function send(port: number, { method, path, headers, body }: Sent): Promise<Told> {
  return new Promise((resolve) => {
    const call = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      agent: false,
      timeout: timeoutMilliseconds,
      headers: body === undefined ? headers : { ...headers, 'content-length': body.length },
    });
    call.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', () => resolve(nothing));
      response.on('close', () => {
        const { statusCode: status = 0, headers: given } = response;
        const text = Buffer.concat(parts).toString();
        resolve(response.complete ? { status, headers: given, text } : nothing);
      });
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(nothing));
    call.end(body);
  });
}

/** A page, or its person, tries again after these: no answer, too often, the portal's own trouble. */
const isTriedAgain = ({ status }: Told) => status === 0 || status === 429 || status >= 500;

const tries = 400;
const pauseMilliseconds = 50;

/** Repeats what was not answered. A refusal is an answer. */
export async function untilAnswered(first: Told, again: () => Promise<Told>): Promise<Told> {
  let told = first;
  for (let n = 0; n < tries && isTriedAgain(told); n += 1) {
    if (n > 0) await delay(pauseMilliseconds);
    told = await again();
  }
  return told;
}

/** What a page says when no answer came (web/lib/api/api.ts). */
const withoutAnswer = 'No hay conexión con el portal';

/** The words that the person sees: what the portal refuses with, or what the page says without an answer. */
export function seenOf({ status, text }: Told): string {
  if (status === 200) return '';
  if (status === 0) return withoutAnswer;
  return `${(JSON.parse(text) as { message: string }).message} (${status})`;
}

/** A call of the API as JSON; in the query where the method has no body. */
export function apiCall(
  method: Sent['method'],
  path: string,
  input: Record<string, unknown>,
  headers: Record<string, string>,
): Sent {
  if (method === 'GET') {
    const query = Object.entries(input).map(([name, value]) => [name, String(value)]);
    return { method, path: `/api/${path}?${new URLSearchParams(query)}`, headers };
  }
  return {
    method,
    path: `/api/${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(JSON.stringify(input)),
  };
}
