import { type ListInput, listWindow } from '../../../contract/fields.ts';
import type { Context } from '../../context.ts';
import * as queries from './pension-system.queries.ts';

/** Texts on the pension system in the order that administrators gave them (portal.md §2). */
export function listPensionItems(context: Context, input: ListInput) {
  return queries.listPensionItems(context.db, listWindow(input));
}
