import routes from 'virtual:contract-routes';
import { pathOf, type Route } from '../../../contract/browser-routes.ts';
import type { CallOptions } from '../../../contract/endpoint.ts';
import type { Api } from '../../../contract/index.ts';
import { mapCalls } from '../../../contract/map-calls.ts';
import { withIdempotencyKey } from './idempotency-keys.ts';
import { ApiRefusal, bodyOf, queryOf, refusalOf, request, type Target } from './request.ts';

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

async function call(
  target: Target,
  input: Record<string, unknown> | FormData | Blob,
  options?: CallOptions,
): Promise<unknown> {
  const response = await request(target, input, options);
  const answer = await bodyOf(response, response.json());
  if (!response.ok) throw refusalOf(response, answer);
  return answer;
}

const wasSavedBefore = (error: unknown) => error instanceof ApiRefusal && error.status === 422;

/** An object made of a resumable upload needs no key: the upload's own id identifies it. */
const needsKey = ({ storesAnswer }: Route, input: Record<string, unknown>) =>
  storesAnswer === true && input['UploadId'] === undefined;

export const api: Api = mapCalls(routes, (route, controller, action) => {
  const path = pathOf(route, controller, action);
  return ({ bytes, ...input }, options) => {
    if (route.sentAs === 'bytes')
      return call({ ...route, path: `${path}?${queryOf(input)}` }, bytes as Blob, options);
    const send = (idempotencyKey?: string) =>
      call({ ...route, path }, route.sentAs === 'form' ? formOf(input) : input, {
        ...options,
        idempotencyKey,
      });
    return needsKey(route, input) ? withIdempotencyKey(path, input, send, wasSavedBefore) : send();
  };
});
