import type { Endpoint } from './endpoint.ts';

/** A call as the browser needs it: where and how its input is sent, without the schemas. */
export interface Route {
  method: string;
  path: string;
  sentAs: 'fields' | 'form' | 'bytes';
  /** As `Endpoint.addsRow`. */
  addsRow?: true;
  /** As `Endpoint.withoutToken`. */
  withoutToken?: true;
}

const sentAs = (row: Endpoint): Route['sentAs'] => {
  if (row.bytes !== undefined) return 'bytes';
  return row.upload === undefined ? 'fields' : 'form';
};

/** The row of the table as the browser gets it. */
export const routeOf = (row: Endpoint): Route => ({
  method: row.method,
  path: row.path,
  sentAs: sentAs(row),
  ...(row.addsRow === true ? { addsRow: true } : {}),
  ...(row.withoutToken === true ? { withoutToken: true } : {}),
});
