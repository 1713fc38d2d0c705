import type { Endpoint } from './endpoint.ts';

/** A call for the browser: where and how its input is sent, without the schemas; what is usual is left out. */
export interface Route {
  /** Absent = GET. */
  method?: string;
  /** Absent = named like its controller and action. */
  path?: string;
  /** Absent = as fields, in the query or as JSON. */
  sentAs?: 'form' | 'bytes';
  storesAnswer?: true;
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const usualPath = (controller: string, action: string) => `${capitalized(controller)}/${capitalized(action)}`;

/** A row of the table, reduced for the browser: every screen with a script loads all of them. */
export function routeOf(row: Endpoint, controller: string, action: string): Route {
  const { method, path, bytes, upload, idempotent } = row;
  return {
    ...(method !== 'GET' && { method }),
    ...(path !== usualPath(controller, action) && { path }),
    ...(bytes !== undefined ? { sentAs: 'bytes' } : upload !== undefined && { sentAs: 'form' }),
    ...(idempotent === 'stored' && { storesAnswer: true }),
  };
}

export const pathOf = ({ path }: Route, controller: string, action: string): string =>
  path ?? usualPath(controller, action);
