import { stepsRequired } from '../../../contract/calls/ruta.ts';
import type { ListInput } from '../../../contract/fields.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { safeHtml } from '../../platform/html/safe-html.ts';
import { visibleText } from '../../platform/html/visible-text.ts';
import { trashListedRow } from '../content/move-to-trash.ts';
import { addOrderedRow, listOrderedRows, reorderRows } from '../content/ordered-rows.ts';
import { changeRow } from '../versions/change-row.ts';
import * as queries from './routes.queries.ts';

interface WrittenRoute {
  title: string;
  door: string;
  lead: string;
  html: string;
}

/** Routes in the administrators' order (spec 19.4). */
export const listRoutes = ({ db }: Context, input: ListInput) =>
  listOrderedRows('route', queries.routes(db), input);

/** A route as it is stored. Refuses (404) an unknown one. */
export async function getRoute({ db }: Context, id: number) {
  const found = await queries.findRoute(db, id);
  if (found === undefined) throw new Refusal('notFound');
  return found;
}

/** Sanitises the text; refuses (400) one without a step. */
async function written({ html, ...texts }: WrittenRoute) {
  const safe = await safeHtml(html);
  if (!/<h3>(?!<\/h3>)/.test(safe))
    throw new Refusal('invalidInput', { errors: [{ field: 'Description', message: stepsRequired }] });
  return { ...texts, content_html: safe, content_text: visibleText(safe) };
}

/** Adds a route after the others. */
export async function addRoute(
  context: Context,
  given: WrittenRoute,
): Promise<{ id: number; version: number }> {
  const values = await written(given);
  const { id } = await addOrderedRow(context, 'route', {
    values: { ...values, updated_at: context.clock.now() },
    end: 'last',
    details: { title: values.title },
  });
  return { id, version: 1 };
}

/** Changes a route. Refuses (404) an unknown one, (409) a stale `version`. */
export async function changeRoute(
  context: Context,
  id: number,
  given: WrittenRoute,
  version?: number,
): Promise<{ id: number; version: number }> {
  const values = await written(given);
  return transaction(context, async (inside) => {
    const derived = { updated_at: inside.clock.now() };
    return { id, version: await changeRow(inside, 'route', id, { version, values, derived }) };
  });
}

export const removeRoute = (context: Context, id: number) => trashListedRow(context, 'route', id);

export const orderRoutes = (context: Context, ids: readonly number[]) => reorderRows(context, 'route', ids);
