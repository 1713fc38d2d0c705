import routes from 'virtual:contract-routes';
import type { CallOptions, Icon } from '../../../contract/endpoint.ts';
import type { FieldError } from '../../../contract/envelope.ts';
import type { Api } from '../../../contract/index.ts';
import { mapCalls } from '../../../contract/map-calls.ts';
import type { Route } from '../../../contract/routes.ts';
import { withIdempotencyKey } from './idempotency-keys.ts';
import { freshToken, storedToken } from './session.ts';
import { sendForm } from './upload.ts';

/** A refusal by the server, or by the network (status 0), as the page shows it. */
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

const offline = 'No hay conexión con el portal. Revisa tu internet y vuelve a intentarlo.';
const unreadable = 'El portal respondió algo que no pudimos leer. Vuelve a intentarlo en unos minutos.';

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

const queryOf = (input: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(input).flatMap(([k, v]) => (v === undefined ? [] : [[k, String(v)]])));

/**
 * Builds the form data of a call that may carry a file. Such a call is never sent as JSON, even without a
 * file.
 */
function formOf(input: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input))
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

type Target = Pick<Route, 'method' | 'path' | 'withoutToken'>;

/**
 * Sends a call. After a 401 it renews the token from the session cookie and calls once more, as a visitor if
 * the session is over.
 */
export async function request(
  { method, path, withoutToken }: Target,
  input: Record<string, unknown> | FormData | Blob,
  options: CallOptions = {},
): Promise<Response> {
  if (withoutToken) return send(method, path, input, undefined, options);
  const token = await storedToken();
  const first = await send(method, path, input, token, options);
  if (first.status !== 401) return first;
  const renewed = await freshToken(token);
  return renewed === token ? first : send(method, path, input, renewed, options);
}

async function call(
  target: Target,
  input: Record<string, unknown> | FormData | Blob,
  options?: CallOptions,
): Promise<unknown> {
  const response = await request(target, input, options);
  const answer = await response.json().catch(() => {
    // no answer of the portal, whatever its status: a proxy or a hotel's network answered, and another try
    // may succeed
    throw new ApiRefusal(Math.max(response.status, 502), unreadable, 'error');
  });
  if (!response.ok)
    throw new ApiRefusal(response.status, answer.message, answer.descriptionCode, answer.errors);
  return answer;
}

const wasSavedBefore = (error: unknown) => error instanceof ApiRefusal && error.status === 422;

/** An object made of an upload in parts needs no key: the upload's own id identifies it. */
const needsKey = ({ storesAnswer }: Route, input: Record<string, unknown>) =>
  storesAnswer === true && input['UploadId'] === undefined;

/** `Api` over fetch. */
export const api: Api = mapCalls(routes, (route) => ({ bytes, ...input }, options) => {
  if (route.sentAs === 'bytes')
    return call({ ...route, path: `${route.path}?${queryOf(input)}` }, bytes as Blob, options);
  const send = (idempotencyKey?: string) =>
    call(route, route.sentAs === 'form' ? formOf(input) : input, { ...options, idempotencyKey });
  return needsKey(route, input) ? withIdempotencyKey(route.path, input, send, wasSavedBefore) : send();
});
