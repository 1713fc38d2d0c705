import type { ImageFolder } from '../../../contract/images/images.ts';
import type { Api } from '../../../contract/index.ts';
import type { PensionItemRow } from '../../../contract/pension-system/calls.ts';
import { type ImageSource, storedImage } from '../../lib/image-urls.ts';
import { idOf, type Query } from '../../lib/page/screen.ts';
import { drawingUrl } from '../../lib/placeholder.ts';

export interface LoadedPensionSystem {
  parts: readonly PensionItemRow[];
  /** The place of the part in the address, from 0; null = none. */
  place: number | null;
  /** All parts in full on one page, to print. */
  isWhole: boolean;
}

/** All parts in order. Refuses (404) an unknown `id`. */
export async function loadPensionSystem(api: Api, query: Query): Promise<LoadedPensionSystem> {
  const { data: parts } = await api.sistemaPension.get({});
  if (!query['id']) return { parts, place: null, isWhole: query['todas'] !== undefined };
  const place = parts.findIndex(({ id }) => id === idOf(query));
  // browsers load this file too: `Refusal` would bring them every sentence
  if (place === -1) throw Object.assign(new Error('no such part'), { statusCode: 404 });
  return { parts, place, isWhole: false };
}

const ownPicture = /<img\b[^>]*\bsrc="\/(articlefile|coursefileinfo|slider)\/([\w-]+\.webp)"/;

/** The picture of a part: the first one in its text, else a drawing chosen by its title. */
export function pictureOf(part: Pick<PensionItemRow, 'id' | 'title' | 'description'>): ImageSource {
  const [, folder, file] = ownPicture.exec(part.description) ?? [];
  if (folder === undefined || file === undefined) return { src: drawingUrl(part), drawn: true };
  return storedImage(folder as ImageFolder, file);
}

export const partHref = ({ id }: Pick<PensionItemRow, 'id'>): string => `/lsistemapension?id=${id}`;
