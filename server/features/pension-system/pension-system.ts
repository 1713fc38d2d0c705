import { type ListInput, listWindow } from '../../../contract/fields.ts';
import type { Context } from '../../context.ts';
import * as queries from './pension-system.queries.ts';

/** Texts on the pension system in the order that administrators gave them (portal.md §2). */
export async function listPensionItems(context: Context, input: ListInput) {
  const [rows, total] = await Promise.all([
    queries.listPensionItems(context.db, input.Search, listWindow(input)),
    queries.countPensionItems(context.db, input.Search),
  ]);
  return { rows, total };
}
