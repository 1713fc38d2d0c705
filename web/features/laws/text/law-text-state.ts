import type { InputOf } from '../../../../contract/endpoint.ts';
import { anchorOf, articleName } from '../../../../contract/laws/anchors.ts';
import type { LawAmendment, LawPart, LawToEdit, leyTexto } from '../../../../contract/laws/text-calls.ts';
import type { TextsFor, Written } from '../../../lib/form-texts.ts';

/** A text for every field that a save of a law's text takes. */
export type LawTexts = TextsFor<Written<InputOf<typeof leyTexto.save>>>;

/** The initial values of the form's fields: the stored text, or a new one with the title of its law. */
export const textsOfLaw = (text: LawToEdit | null, title: string): LawTexts => ({
  Title: text?.title ?? title,
  Number: text?.number ?? '',
  Gazette: text?.gazette ?? '',
  PromulgatedOn: text?.promulgatedOn ?? '',
  InForceFrom: text?.inForceFrom ?? '',
  RepealedOn: text?.repealedOn ?? '',
  Published: String(text?.published ?? false),
  Parts: JSON.stringify(text?.parts ?? []),
  Amendments: JSON.stringify(text?.amendments ?? []),
});

export const partsIn = (json: string | undefined) => JSON.parse(json ?? '[]') as LawPart[];
export const amendmentsIn = (json: string | undefined) => JSON.parse(json ?? '[]') as LawAmendment[];

/** The name of a part in lists: 'Artículo 12. Edad de retiro', 'Título III. La jubilación'. */
export function nameOfPart(part: LawPart): string {
  const label = part.kind === 'article' ? articleName(part.number) : part.label;
  return [label, part.title].filter((text) => text !== '').join('. ');
}

const actionWords = { replace: 'cambia', insert: 'agrega', repeal: 'deroga' } as const;

/** 'Ley 388 cambia el artículo 12' */
export const nameOfAmendment = ({ by, action, number }: LawAmendment): string =>
  `${by} ${actionWords[action]} el artículo ${number}`;

/** The numbers of the articles before amendments, and of those that amendments add. */
export function numbersOf(parts: readonly LawPart[], amendments: readonly LawAmendment[]): string[] {
  const all = [
    ...parts.filter((part) => part.kind === 'article').map(({ number }) => number),
    ...amendments.filter(({ action }) => action === 'insert').map(({ number }) => number),
  ];
  return [...new Map(all.map((number) => [anchorOf(number), number])).values()];
}

/** The words of an article before the next amendment: by the last one in order, or the base. */
export function wordsOf(
  number: string,
  parts: readonly LawPart[],
  amendments: readonly LawAmendment[],
): { title: string; html: string } {
  const anchor = anchorOf(number);
  const base = parts.find((part) => part.kind === 'article' && anchorOf(part.number) === anchor);
  const last = amendments
    .filter((each) => each.action !== 'repeal' && anchorOf(each.number) === anchor)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .at(-1);
  if (last !== undefined) return last;
  return base?.kind === 'article' ? base : { title: '', html: '' };
}
