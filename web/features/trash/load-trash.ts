import { type TrashRow, trashTypes } from '../../../contract/calls/papelera.ts';
import type { Api } from '../../../contract/index.ts';
import { choiceOf, pageOf, type Query } from '../../lib/page/screen.ts';

export interface TrashList {
  rows: TrashRow[];
  total: number;
  /** The time at which the list was made. */
  now: string;
}

export async function loadTrash(api: Api, query: Query): Promise<TrashList> {
  const { data, total } = await api.papelera.get({
    ...pageOf(query),
    Type: choiceOf(query, 'type', trashTypes),
  });
  return { rows: data, total: total ?? data.length, now: new Date().toISOString() };
}
