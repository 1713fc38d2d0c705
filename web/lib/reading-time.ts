import { readingMinutes } from '../../contract/text/text.ts';
import { wholeNumber } from './format.ts';

/** '312 palabras, unos 2 minutos de lectura', shown under a text that is being written. */
export function readingTimeText(text: string): string {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  if (words === 0) return 'Sin texto todavía';
  const minutes = readingMinutes(text);
  const counted = words === 1 ? '1 palabra' : `${wholeNumber(words)} palabras`;
  return `${counted}, ${minutes === 1 ? 'cerca de 1 minuto' : `unos ${minutes} minutos`} de lectura`;
}
