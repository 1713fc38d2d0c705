import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** A request as a page sends it; a repetition is the same. */
export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

export interface HttpResponse {
  /** 0 = no complete response came. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

const timeoutMilliseconds = 20_000;
const noResponse: HttpResponse = { status: 0, headers: {}, text: '' };

/** Sends a request over a connection of its own. */
export function send(port: number, { method, path, headers, body }: HttpRequest): Promise<HttpResponse> {
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
      response.on('error', () => resolve(noResponse));
      response.on('close', () => {
        const { statusCode: status = 0, headers: given } = response;
        const text = Buffer.concat(parts).toString();
        resolve(response.complete ? { status, headers: given, text } : noResponse);
      });
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(noResponse));
    call.end(body);
  });
}

/** A page or its user retries after no response, too many requests and an error of the server. */
const isRetried = ({ status }: HttpResponse) => status === 0 || status === 429 || status >= 500;

const tries = 400;
const pauseMilliseconds = 50;

/** Retries until there is an answer; a refusal is one. */
export async function retryUntilAnswered(
  first: HttpResponse,
  resend: () => Promise<HttpResponse>,
): Promise<HttpResponse> {
  let response = first;
  for (let n = 0; n < tries && isRetried(response); n += 1) {
    if (n > 0) await delay(pauseMilliseconds);
    response = await resend();
  }
  return response;
}

/** The message of a page without a response (web/lib/api/api.ts). */
const noResponseMessage = 'No hay conexión con el portal';

/** The message that the person sees; '' after success. */
export function messageOf({ status, text }: HttpResponse): string {
  if (status === 200) return '';
  if (status === 0) return noResponseMessage;
  return `${(JSON.parse(text) as { message: string }).message} (${status})`;
}

/** A call of the API as JSON; in the query where the method has no body. */
export function apiCall(
  method: HttpRequest['method'],
  path: string,
  input: Record<string, unknown>,
  headers: Record<string, string>,
): HttpRequest {
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
