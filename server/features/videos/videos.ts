import { type ListInput, listWindow } from '../../../contract/fields.ts';
import type { Context } from '../../context.ts';
import * as queries from './videos.queries.ts';

/** Videos in the order that administrators gave them (portal.md §2). */
export function listVideos(context: Context, input: ListInput) {
  return queries.listVideos(context.db, listWindow(input));
}
