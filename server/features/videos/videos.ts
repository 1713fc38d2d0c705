import { type ListInput, listWindow } from '../../../contract/fields.ts';
import type { Context } from '../../context.ts';
import * as queries from './videos.queries.ts';

/** Videos in the order that administrators gave them (portal.md §2). */
export async function listVideos(context: Context, input: ListInput) {
  const [rows, total] = await Promise.all([
    queries.listVideos(context.db, input.Search, listWindow(input)),
    queries.countVideos(context.db, input.Search),
  ]);
  return { rows, total };
}
