import type { ListInput } from '../../../contract/fields.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { stepsRequired } from '../../../contract/routes/calls.ts';
import { type Context, transaction } from '../../context/context.ts';
import { safeHtml } from '../../platform/html/safe-html.ts';
import { trashListedRow } from '../content/move-to-trash.ts';
import { listOrderedRows, reorderRows } from '../content/ordered-rows.ts';
import { definedIn } from '../versions/parts.rules.ts';
import { addVersioned, changeVersioned, presentRowOf, versionsOf } from '../versions/versioned-rows.ts';
import * as queries from './routes.queries.ts';
import { type RouteState, versionedRoute } from './versioned-route.ts';

/** Routes in the administrators' order (spec 19.5). */
export const listRoutes = ({ db }: Context, input: ListInput) =>
  listOrderedRows('route', queries.routeCards(db), input);

/** The texts of a save; undefined keeps them. */
type RouteGiven = { [Text in keyof RouteState]?: RouteState[Text] | undefined };

/** Sanitises the steps; refuses (400) a text without one. */
async function writtenSteps(html: string): Promise<string> {
  const safe = await safeHtml(html);
  if (!/<h3>(?!<\/h3>)/.test(safe))
    throw new Refusal('invalidInput', { errors: [{ field: 'Description', message: stepsRequired }] });
  return safe;
}

/** Adds a route after the others, with its first version. */
export async function addRoute(
  context: Context,
  given: RouteState,
): Promise<{ id: number; version: number }> {
  const state = { ...given, html: await writtenSteps(given.html) };
  const { id } = await transaction(context, (inside) => addVersioned(inside, versionedRoute, state));
  return { id, version: 1 };
}

/** Changes the given texts; see changeVersioned. */
export async function changeRoute(
  context: Context,
  id: number,
  given: RouteGiven,
  version?: number,
): Promise<{ id: number; version: number }> {
  const html = given.html === undefined ? undefined : await writtenSteps(given.html);
  const nextOf = (stored: RouteState) => ({ ...stored, ...definedIn({ ...given, html }) });
  return { id, ...(await changeVersioned(context, versionedRoute, id, nextOf, version)) };
}

export const routeVersions = versionsOf(versionedRoute, presentRowOf(versionedRoute));

export const removeRoute = (context: Context, id: number) => trashListedRow(context, 'route', id);

export const orderRoutes = (context: Context, ids: readonly number[]) => reorderRows(context, 'route', ids);
