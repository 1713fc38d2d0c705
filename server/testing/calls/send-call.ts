import type { LightMyRequestResponse } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { TestPortal } from '../portal.ts';

type Input = Record<string, unknown>;

/** Makes a call as its carrier would, whatever its input contains: as a query, a form, bytes or JSON. */
export async function sendCall(
  { app }: TestPortal,
  row: Endpoint,
  input: Input,
  token?: string,
  more: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { query, body } = await carriedBy(row, input);
  return app.inject({
    method: row.method,
    url: `/api/${row.path}${query === undefined ? '' : `?${query}`}`,
    headers: { ...bearer, ...body?.headers, ...more },
    ...(body === undefined ? {} : { payload: body.payload }),
  });
}

const isQuery = (row: Endpoint) => row.method === 'GET' || row.method === 'DELETE';

/** True if the carrier transports everything as text. */
export const isCarriedAsText = (row: Endpoint): boolean =>
  isQuery(row) || row.upload !== undefined || row.bytes !== undefined;

interface Carried {
  query?: string;
  body?: { payload: Buffer | string; headers: Record<string, string> };
}

async function carriedBy(row: Endpoint, input: Input): Promise<Carried> {
  if (row.bytes !== undefined) {
    const { bytes, ...rest } = input;
    const headers = { 'content-type': 'application/octet-stream' };
    return {
      query: queryOf(rest),
      body: { payload: bytes instanceof Uint8Array ? Buffer.from(bytes) : textOf(bytes), headers },
    };
  }
  if (isQuery(row)) return { query: queryOf(input) };
  if (row.upload !== undefined) return { body: await formOf(input) };
  return { body: { payload: JSON.stringify(input), headers: { 'content-type': 'application/json' } } };
}

/** Makes a form as a browser sends it; a list repeats its name. */
async function formOf(input: Input): Promise<Carried['body']> {
  const form = new FormData();
  for (const [name, value] of Object.entries(input))
    if (value !== undefined)
      for (const each of Array.isArray(value) ? value : [value])
        form.append(name, each instanceof Blob ? each : textOf(each));
  const sent = new Response(form);
  return {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  };
}

/** Makes a query; a list repeats its name, and other values are sent as their text. */
function queryOf(input: Input): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input))
    if (value !== undefined)
      for (const each of Array.isArray(value) ? value : [value]) query.append(name, textOf(each));
  return query.toString();
}

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
