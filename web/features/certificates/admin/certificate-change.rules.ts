import type { CoursePreview } from '../../../../contract/certificates/administration-calls.ts';

/** A course's certificate settings: whether it gives them, and the minimum grade. */
export interface Giving {
  isGiven: boolean;
  minimum: number;
}

type Change = 'begins' | 'ends' | 'rises';

/**
 * The change of a course's certificate settings; null = none. A lowered minimum is asked about elsewhere (spec 8.10).
 */
export function changeOf(before: Giving, after: Giving): Change | null {
  if (!before.isGiven && after.isGiven) return 'begins';
  if (before.isGiven && !after.isGiven) return 'ends';
  return after.minimum > before.minimum ? 'rises' : null;
}

/** True if the change affects anybody. */
export const isWorthSaying = (change: Change, { total, kept }: CoursePreview): boolean =>
  change === 'begins' ? total > 0 : kept > 0;

/** The title and the sentence of the question. */
export function sentences(
  change: Change,
  { total, kept, waits }: CoursePreview,
  { minimum }: Giving,
): { title: string; text: string } {
  const stay =
    kept === 1
      ? 'El certificado válido de este curso se conserva'
      : `Los ${kept} certificados válidos de este curso se conservan`;
  if (change === 'begins')
    return {
      title: 'Quién recibirá un certificado',
      text:
        total === 1
          ? `Al guardar, esta persona, que ya aprobó, ${waits ? 'gana su certificado, que espera a que alguien firme' : 'recibe su certificado'}:`
          : `Al guardar, estas ${total} personas, que ya aprobaron, ${waits ? 'ganan su certificado, que espera a que alguien firme' : 'reciben su certificado'}:`,
    };
  if (change === 'ends')
    return { title: 'Quién conserva su certificado', text: `${stay}. Desde ahora nadie más recibe uno.` };
  return {
    title: 'Quién conserva su certificado',
    text: `${stay}, y quien ya aprobó sigue aprobado. El mínimo de ${minimum} vale para los exámenes que empiecen desde ahora.`,
  };
}
