import type { TestPortal } from '../portal.ts';

/** An answer as it comes over the wire. */
export interface Answered {
  status: number;
  type: string;
  body: Record<string, unknown>;
  bytes: Buffer;
}

export interface Sent {
  token?: string | undefined;
  json?: Record<string, unknown>;
  form?: Record<string, string | Blob>;
}

/**
 * A client that knows the specification alone, not the contract: it sends method, path and fields as they stand there,
 * with a bearer token, and refuses nothing.
 */
export const outsideClient =
  ({ app }: TestPortal) =>
  async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, sent: Sent = {}): Promise<Answered> => {
    const form = sent.form === undefined ? undefined : await encoded(sent.form);
    const response = await app.inject({
      method,
      url: `/api/${path}`,
      headers: {
        ...(sent.token === undefined ? {} : { authorization: `Bearer ${sent.token}` }),
        ...form?.headers,
      },
      ...(form === undefined
        ? sent.json === undefined
          ? {}
          : { payload: sent.json }
        : { payload: form.payload }),
    });
    const type = String(response.headers['content-type']);
    const isJson = type.startsWith('application/json');
    return {
      status: response.statusCode,
      type,
      body: isJson ? response.json() : {},
      bytes: response.rawPayload,
    };
  };

async function encoded(fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const sent = new Response(form);
  return {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  };
}
