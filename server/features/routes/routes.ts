import { stepsRequired } from '../../../contract/calls/ruta.ts';
import type { ListInput } from '../../../contract/fields.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { safeHtml } from '../../platform/html/safe-html.ts';
import { trashListedRow } from '../content/move-to-trash.ts';
import { listOrderedRows, reorderRows } from '../content/ordered-rows.ts';
import { addVersioned, changeVersioned, presentRowOf, versionsOf } from '../versions/versioned-rows.ts';
import * as queries from './routes.queries.ts';
import { type RouteState, versionedRoute } from './versioned-route.ts';

/** Routes in the administrators' order (spec 19.4). */
export const listRoutes = ({ db }: Context, input: ListInput) =>
  listOrderedRows('route', queries.routeCards(db), input);

/** Sanitises the text; refuses (400) one without a step. */
async function written({ html, ...texts }: RouteState): Promise<RouteState> {
  const safe = await safeHtml(html);
  if (!/<h3>(?!<\/h3>)/.test(safe))
    throw new Refusal('invalidInput', { errors: [{ field: 'Description', message: stepsRequired }] });
  return { ...texts, html: safe };
}

/** Adds a route after the others, with its first version. */
export async function addRoute(
  context: Context,
  given: RouteState,
): Promise<{ id: number; version: number }> {
  const state = await written(given);
  const { id } = await transaction(context, (inside) => addVersioned(inside, versionedRoute, state));
  return { id, version: 1 };
}

export async function changeRoute(
  context: Context,
  id: number,
  given: RouteState,
  version?: number,
): Promise<{ id: number; version: number }> {
  const state = await written(given);
  const nextOf = (stored: RouteState) => ({ ...stored, ...state });
  return { id, ...(await changeVersioned(context, versionedRoute, id, nextOf, version)) };
}

export const routeVersions = versionsOf(versionedRoute, presentRowOf(versionedRoute));

export const removeRoute = (context: Context, id: number) => trashListedRow(context, 'route', id);

export const orderRoutes = (context: Context, ids: readonly number[]) => reorderRows(context, 'route', ids);
