import type { ListInput } from '../../../contract/fields.ts';
import { descriptionRequired } from '../../../contract/pension-system/calls.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { visibleLines } from '../../../contract/text/visible-text.ts';
import { type Context, transaction } from '../../context/context.ts';
import { safeHtml } from '../../platform/html/safe-html.ts';
import { trashListedRow } from '../content/move-to-trash.ts';
import { addOrderedRow, listOrderedRows, reorderRows } from '../content/ordered-rows.ts';
import { changeRow } from '../versions/change-row.ts';
import { pensionItems } from './pension-system.queries.ts';

/** Texts on the pension system in the administrators' order (spec 6.11). */
export const listPensionItems = ({ db }: Context, input: ListInput) =>
  listOrderedRows('pension_item', pensionItems(db), input);

/** Sanitises the text; refuses (400) one without visible content. */
async function written({ title, html }: { title: string; html: string }) {
  const safe = await safeHtml(html);
  const text = visibleLines(safe);
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
  return addOrderedRow(context, 'pension_item', {
    values: { ...values, updated_at: context.clock.now() },
    details: { title: values.title },
  });
}

/** Changes a text. Refuses (409) a stale `version`. */
export async function changePensionItem(
  context: Context,
  id: number,
  given: { title: string; html: string },
  version?: number,
): Promise<{ id: number; version: number }> {
  const values = await written(given);
  return transaction(context, async (inside) => {
    const derived = { updated_at: inside.clock.now() };
    return { id, version: await changeRow(inside, 'pension_item', id, { version, values, derived }) };
  });
}

export const removePensionItem = (context: Context, id: number) =>
  trashListedRow(context, 'pension_item', id);

export const orderPensionItems = (context: Context, ids: readonly number[]) =>
  reorderRows(context, 'pension_item', ids);
