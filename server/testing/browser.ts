import type { OutgoingHttpHeaders } from 'node:http';
import type { Endpoint, InputOf, Reply } from '../../contract/endpoint.ts';
import { RefusedCall } from './client.ts';
import type { TestPortal } from './portal.ts';

/** A browser on a page of the portal: it stores cookies, has an address, and sends the origin of its requests. */
export interface TestBrowser {
  cookies: Map<string, string>;
  /** The headers of the last response. */
  headers: OutgoingHttpHeaders;
  /** Sent as Idempotency-Key with each call. */
  key?: string;
  call<E extends Endpoint>(row: E, input: InputOf<E>, token?: string): Promise<Reply<E>>;
}

interface BrowserGiven {
  address?: string;
  /** Headers with the origin of the request. */
  origin?: Record<string, string>;
}

/** Opens a browser without cookies, by default at 127.0.0.1 and on a page of the portal. */
export function aBrowser({ app, portal }: TestPortal, given: BrowserGiven = {}): TestBrowser {
  const browser: TestBrowser = {
    cookies: new Map(),
    headers: {},
    async call<E extends Endpoint>(row: E, input: InputOf<E>, token?: string): Promise<Reply<E>> {
      const isQuery = row.method === 'GET' || row.method === 'DELETE';
      const response = await app.inject({
        method: row.method,
        url: `/api/${row.path}`,
        remoteAddress: given.address ?? '127.0.0.1',
        headers: {
          ...(given.origin ?? { origin: portal.publicUrl }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(browser.key === undefined ? {} : { 'idempotency-key': browser.key }),
        },
        cookies: Object.fromEntries(browser.cookies),
        ...(isQuery
          ? { query: input as Record<string, string> }
          : { payload: input as Record<string, unknown> }),
      });
      browser.headers = response.headers;
      for (const { name, value, maxAge } of response.cookies) {
        if (maxAge === 0) browser.cookies.delete(name);
        else browser.cookies.set(name, decodeURIComponent(value));
      }
      if (response.statusCode !== 200) throw new RefusedCall(response.statusCode, response.json());
      return response.json() as Reply<E>;
    },
  };
  return browser;
}
