import type { LawToEdit } from '../../../../contract/laws/text-calls.ts';
import { escapeHtml } from '../../../../contract/text/text.ts';
import type { ComparedField } from '../../../components/text/compare-fields.tsx';
import { longDate } from '../../../lib/format.ts';
import { nameOfAmendment, nameOfPart } from './law-text-state.ts';

export type ComparableLaw = Omit<LawToEdit, 'id' | 'version' | 'savedAt' | 'savedBy'>;

/**
 * Two states of a law's text, field by field: the earlier or other one (`before`), and one's own or the current one.
 */
export function comparedLaws(before: ComparableLaw, after: ComparableLaw): ComparedField[] {
  const field = (label: string, textOf: (law: ComparableLaw) => string): ComparedField => ({
    label,
    before: textOf(before),
    after: textOf(after),
  });
  const text = (label: string, textOf: (law: ComparableLaw) => string): ComparedField => ({
    ...field(label, textOf),
    isHtml: true,
  });
  const dateOf = (day: string | null) => (day === null ? '' : longDate(day));
  const fields: Record<keyof ComparableLaw, ComparedField> = {
    title: field('Título', ({ title }) => title),
    number: field('Número', ({ number }) => number),
    gazette: field('Gaceta', ({ gazette }) => gazette),
    promulgatedOn: field('Promulgada', ({ promulgatedOn }) => dateOf(promulgatedOn)),
    inForceFrom: field('Rige desde', ({ inForceFrom }) => dateOf(inForceFrom)),
    repealedOn: field('Derogada desde', ({ repealedOn }) => dateOf(repealedOn)),
    published: field('Estado', ({ published }) => (published ? 'Publicada' : 'Borrador')),
    parts: text('Artículos', ({ parts }) =>
      parts.map((part) => `<h3>${escapeHtml(nameOfPart(part))}</h3>${part.html ?? ''}`).join(''),
    ),
    amendments: text('Cambios de otras leyes', ({ amendments }) =>
      amendments
        .map(
          (each) =>
            `<h3>${escapeHtml(`${longDate(each.from)}: ${nameOfAmendment(each)}`)}</h3>${each.html}<p>${escapeHtml(each.note)}</p>`,
        )
        .join(''),
    ),
  };
  return Object.values(fields);
}
