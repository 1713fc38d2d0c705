import type { PensionItemRow } from '../../../contract/calls/sistema-pension.ts';
import type { Api } from '../../../contract/index.ts';
import { idOf, type Query } from '../../lib/page/screen.ts';

export interface LoadedPensionSystem {
  parts: readonly PensionItemRow[];
  /** The place of the part that the address names, from 0; null = it names none. */
  place: number | null;
}

/** All parts in their order. Refuses (404) an `id` that none of them has. */
export async function loadPensionSystem(api: Api, query: Query): Promise<LoadedPensionSystem> {
  const { data: parts } = await api.sistemaPension.get({});
  if (!query['id']) return { parts, place: null };
  const place = parts.findIndex(({ id }) => id === idOf(query));
  // the browser loads this file, too: `Refusal` would bring it every sentence
  if (place === -1) throw Object.assign(new Error('no such part'), { statusCode: 404 });
  return { parts, place };
}

export const partHref = ({ id }: Pick<PensionItemRow, 'id'>): string => `/lsistemapension?id=${id}`;
