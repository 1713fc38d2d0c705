import type { PhraseFigures } from '../../../contract/searched-phrases/calls.ts';
import { monthNames } from '../../../contract/text/month-names.ts';
import { wholeNumber } from '../../lib/format.ts';

export const times = (count: number): string => (count === 1 ? '1 vez' : `${wholeNumber(count)} veces`);

/** The first day of the figures in words: 'desde el 1 de octubre'. */
export function inWordsSince(since: string): string {
  return `desde el 1 de ${monthNames[Number(since.slice(5, 7)) - 1] ?? ''}`;
}

/** How often an answer stood above the results, of ten. */
export function answeredShare({ searches, answered }: Pick<PhraseFigures, 'searches' | 'answered'>): string {
  const ofTen = searches === 0 ? 0 : Math.round((10 * answered) / searches);
  return `En ${ofTen} de cada 10 búsquedas salió la respuesta.`;
}
