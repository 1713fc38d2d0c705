import { descriptionRequired } from '../../../contract/calls/sistema-pension.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { safeHtml } from '../../platform/html/safe-html.ts';
import { visibleText } from '../../platform/html/visible-text.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from '../content/content-version.ts';
import { trashListedRow } from '../content/move-to-trash.ts';
import { reorderRows, reservePlace } from '../content/ordering.ts';
import { lockToChange } from '../versions/current-version.ts';
import * as queries from './pension-system.queries.ts';

/** Texts on the pension system in the administrators' order (spec 6.11). */
export async function listPensionItems(context: Context, input: ListInput) {
  const [rows, total] = await Promise.all([
    queries.listPensionItems(context.db, input.Search, listWindow(input)),
    queries.countPensionItems(context.db, input.Search),
  ]);
  return { rows, total };
}

/** Sanitises the text; refuses (400) one without visible content. */
async function written({ title, html }: { title: string; html: string }): Promise<queries.PensionItemValues> {
  const safe = await safeHtml(html);
  const text = visibleText(safe);
  if (text === '' && !safe.includes('<img')) {
    throw new Refusal('invalidInput', {
      errors: [{ field: 'Description', message: descriptionRequired }],
    });
  }
  return { title, content_html: safe, content_text: text };
}

/** Adds a text before the others. */
export async function addPensionItem(
  context: Context,
  given: { title: string; html: string },
): Promise<{ id: number; version: number }> {
  const values = await written(given);
  return transaction(context, async (inside) => {
    const position = await reservePlace(inside, 'pension_item');
    const added = await queries.insertPensionItem(inside.db, values, position, inside.clock.now());
    await recordAudit(inside, 'pension_item.add', `pension_item:${added.id}`, { title: values.title });
    await contentChanged(inside, 'pension_item');
    return added;
  });
}

/** Changes a text; a stale `version` is refused (409), never overwritten. */
export async function changePensionItem(
  context: Context,
  id: number,
  given: { title: string; html: string },
  version?: number,
): Promise<{ id: number; version: number }> {
  const values = await written(given);
  return transaction(context, async (inside) => {
    const saved = await lockToChange(inside, 'pension_item', id, { version, values: { ...values } });
    if (saved !== undefined) return { id, version: saved.version };
    const changed = await queries.updatePensionItem(inside.db, id, values, inside.clock.now());
    await contentChanged(inside, 'pension_item');
    return changed;
  });
}

/** Moves a text to the Papelera. */
export const removePensionItem = (context: Context, id: number) =>
  trashListedRow(context, 'pension_item', id);

/** Puts texts into a new order; see reorderRows. */
export const orderPensionItems = (context: Context, ids: readonly number[]) =>
  reorderRows(context, 'pension_item', ids);
