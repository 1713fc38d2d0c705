import type { Api } from '../../../contract/index.ts';
import { type TrashRow, trashedContentTypes } from '../../../contract/trash/calls.ts';
import { choiceOf, pageOf, type Query } from '../../lib/page/screen.ts';

export interface TrashList {
  rows: TrashRow[];
  total: number;
  /** How much content and how many people lie in the Papelera. */
  counts: { content: number; people: number };
  /** The time at which the list was made. */
  now: string;
}

export const isOfPeople = (query: Query): boolean => query['type'] === 'Persona';

export async function loadTrash(api: Api, query: Query): Promise<TrashList> {
  const listed = isOfPeople(query)
    ? api.papelera.get({ ...pageOf(query), Type: 'Persona' })
    : api.papelera.get({
        ...pageOf(query),
        Type: choiceOf(query, 'type', trashedContentTypes),
        ContentOnly: true,
      });
  const [{ data, total }, content, people] = await Promise.all([
    listed,
    api.papelera.get({ ContentOnly: true, PageSize: 1 }),
    api.papelera.get({ Type: 'Persona', PageSize: 1 }),
  ]);
  return {
    rows: data,
    total: total ?? data.length,
    counts: { content: content.total ?? 0, people: people.total ?? 0 },
    now: new Date().toISOString(),
  };
}
