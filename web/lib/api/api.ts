import routes from 'virtual:contract-routes';
import type { CallOptions, Icon } from '../../../contract/endpoint.ts';
import type { FieldError } from '../../../contract/envelope.ts';
import type { Api } from '../../../contract/index.ts';
import { withIdempotencyKey } from './idempotency-keys.ts';
import { freshToken, storedToken } from './session.ts';
import { sendForm } from './upload.ts';

/** A "no" of the server, or of the network (status 0), as the page shows it. */
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

/** Of a call that may carry a file, with or without one: it never goes as JSON. */
function formOf(input: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input))
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/**
 * Calls once; a 401 renews the token from the session cookie and calls once more: as a visitor when the session is over.
 * Signing in carries no token, since one that no longer serves would be refused before the password is looked at.
 */
export async function request(
  method: string,
  path: string,
  input: Record<string, unknown> | FormData | Blob,
  options: CallOptions = {},
): Promise<Response> {
  const isSignIn = path.startsWith('Users/login') || path.startsWith('Users/refresh');
  const token = isSignIn ? undefined : await storedToken();
  const first = await send(method, path, input, token, options);
  if (first.status !== 401 || isSignIn) return first;
  const renewed = await freshToken(token);
  return renewed === token ? first : send(method, path, input, renewed, options);
}

async function call(
  method: string,
  path: string,
  input: Record<string, unknown> | FormData | Blob,
  options?: CallOptions,
): Promise<unknown> {
  const response = await request(method, path, input, options);
  const answer = await response.json().catch(() => {
    // no word of the portal, whatever its number says: of a proxy or a hotel's network, and another try may get through
    throw new ApiRefusal(Math.max(response.status, 502), unreadable, 'error');
  });
  if (!response.ok)
    throw new ApiRefusal(response.status, answer.message, answer.descriptionCode, answer.errors);
  return answer;
}

const wasSavedBefore = (error: unknown) => error instanceof ApiRefusal && error.status === 422;

/** What is made of an upload in parts needs no key: the upload's own id says that it is the same. */
const needsKey = (addsRow: 1 | undefined, input: Record<string, unknown>) =>
  addsRow === 1 && input['UploadId'] === undefined;

/** `Api` over fetch. */
export const api: Api = Object.fromEntries(
  Object.entries(routes).map(([controller, actions]) => [
    controller,
    Object.fromEntries(
      Object.entries(actions).map(([action, [method, path, sentAs, addsRow]]) => [
        action,
        ({ bytes, ...input }: Record<string, unknown>, options?: CallOptions) => {
          if (sentAs === 'bytes') return call(method, `${path}?${queryOf(input)}`, bytes as Blob, options);
          const send = (idempotencyKey?: string) =>
            call(method, path, sentAs === 'form' ? formOf(input) : input, { ...options, idempotencyKey });
          return needsKey(addsRow, input) ? withIdempotencyKey(path, input, send, wasSavedBefore) : send();
        },
      ]),
    ),
  ]),
) as unknown as Api;
