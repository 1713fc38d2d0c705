import type { Route } from '../../../contract/browser-routes.ts';
import type { CallOptions, Icon } from '../../../contract/endpoint.ts';
import type { Envelope, FieldError } from '../../../contract/envelope.ts';
import { freshToken, storedToken } from './session.ts';

/** A refusal by the server, or by the network (status 0). */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly icon: Icon;
  readonly errors: FieldError[];

  constructor(status: number, message: string, icon: Icon, errors: FieldError[] = []) {
    super(message);
    this.status = status;
    this.icon = icon;
    this.errors = errors;
  }
}

/** The refusal in a response. For an internal error its sentence names the number that finds it in the log. */
export function refusalOf({ status, headers }: Response, answer: Envelope): ApiRefusal {
  const number = status >= 500 ? headers.get('x-request-id') : null;
  const message = number === null ? answer.message : `${answer.message} Número de este aviso: ${number}`;
  return new ApiRefusal(status, message, answer.descriptionCode, answer.errors);
}

const unreadable = 'El portal respondió algo que no pudimos leer. Vuelve a intentarlo en unos minutos.';

/**
 * Waits for the body of a response. One that breaks off, or is no answer of the portal because a proxy or a hotel's
 * network answered, is a refusal whatever its status: another try may succeed.
 */
export const bodyOf = <T>({ status }: Response, body: Promise<T>): Promise<T> =>
  body.catch(() => {
    throw new ApiRefusal(Math.max(status, 502), unreadable, 'error');
  });

const offline = 'No hay conexión con el portal. Revisa tu internet y vuelve a intentarlo.';

async function send(
  method: string,
  path: string,
  input: Record<string, unknown> | FormData | Blob,
  token: string | undefined,
  options: CallOptions,
): Promise<Response> {
  const { onProgress: _, idempotencyKey, ...init } = options;
  const about: Record<string, string> = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
  try {
    if (input instanceof Blob) {
      const headers = { ...about, 'content-type': 'application/octet-stream' };
      return await sendForm(method, `/api/${path}`, input, headers, options);
    }
    if (input instanceof FormData) return await sendForm(method, `/api/${path}`, input, about, options);
    if (method === 'GET' || method === 'DELETE') {
      const query = queryOf(input);
      return await fetch(`/api/${path}${query.size === 0 ? '' : `?${query}`}`, {
        method,
        headers: about,
        ...init,
      });
    }
    return await fetch(`/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...about },
      body: JSON.stringify(input),
      ...init,
    });
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    throw new ApiRefusal(0, offline, 'error');
  }
}

export const queryOf = (input: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(input).flatMap(([k, v]) => (v === undefined ? [] : [[k, String(v)]])));

export type Target = Pick<Route, 'method'> & { path: string };

/** True for an answer to a visitor, because the token that the call carried was not valid (spec 3.3). */
const isForInvalidToken = ({ headers }: Response) =>
  headers.get('www-authenticate')?.includes('invalid_token') === true;

/**
 * Sends a call. After a 401, or an answer to a visitor in place of the token's owner, it renews the token from the
 * session cookie and calls once more, as a visitor if the session is over: nobody is shown less than they may see. A
 * change that was made is not made twice. Signing in takes no token.
 */
export async function request(
  { method = 'GET', path }: Target,
  input: Record<string, unknown> | FormData | Blob,
  options: CallOptions = {},
): Promise<Response> {
  if (path === 'Users/login') return send(method, path, input, undefined, options);
  const token = await storedToken();
  const first = await send(method, path, input, token, options);
  const isLess = isForInvalidToken(first) && (method === 'GET' || !first.ok);
  if (first.status !== 401 && !isLess) return first;
  const renewed = await freshToken(token);
  if (renewed === token && first.status !== 401) throw new ApiRefusal(0, offline, 'error');
  return renewed === token ? first : send(method, path, input, renewed, options);
}

/**
 * Sends a form with a file, or a part of one. It rejects as fetch does. It uses XMLHttpRequest because fetch
 * reports no upload progress.
 */
function sendForm(
  method: string,
  url: string,
  body: FormData | Blob,
  headers: Record<string, string>,
  options: CallOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    options.signal?.throwIfAborted();
    const sending = new XMLHttpRequest();
    sending.open(method, url);
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded, total }) => options.onProgress?.(total === 0 ? 1 : loaded / total);
    sending.onload = () => {
      const number = sending.getResponseHeader('x-request-id');
      const headers = number === null ? undefined : { 'x-request-id': number };
      resolve(new Response(sending.responseText, { status: sending.status, headers }));
    };
    sending.onerror = () => reject(new TypeError('The network failed.'));
    sending.onabort = () => reject(options.signal?.reason);
    options.signal?.addEventListener('abort', () => sending.abort(), { once: true });
    sending.send(body);
  });
}
