import { takePosition } from '../content/ordered-rows.ts';
import type { ColumnsOf, Versioned } from '../versions/versioned-rows.ts';

/** A route; `html` is safe and has a step. */
export interface RouteState {
  title: string;
  door: string;
  lead: string;
  html: string;
}

const routeColumns = {
  title: 'title',
  door: 'door',
  lead: 'lead',
  html: 'content_html',
} as const satisfies ColumnsOf<RouteState, 'route'> & ColumnsOf<RouteState, 'route_revision'>;

export const versionedRoute: Versioned<RouteState> = {
  table: 'route',
  columns: routeColumns,
  versionColumns: routeColumns,
  words: { of: 'html', column: 'content_text' },
  placeOf: (inside) => takePosition(inside, 'route', 'last'),
};
