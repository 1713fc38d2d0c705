import type { Endpoint } from './endpoint.ts';

/** A call for the browser: where and how its input is sent, without the schemas. */
export interface Route {
  method: string;
  path: string;
  sentAs: 'fields' | 'form' | 'bytes';
  storesAnswer?: true;
  /** Like `Endpoint.withoutToken`. */
  withoutToken?: true;
}

const sentAs = (row: Endpoint): Route['sentAs'] => {
  if (row.bytes !== undefined) return 'bytes';
  return row.upload === undefined ? 'fields' : 'form';
};

/** A row of the table, reduced for the browser. */
export const routeOf = (row: Endpoint): Route => ({
  method: row.method,
  path: row.path,
  sentAs: sentAs(row),
  ...(row.idempotent === 'stored' ? { storesAnswer: true } : {}),
  ...(row.withoutToken === true ? { withoutToken: true } : {}),
});
