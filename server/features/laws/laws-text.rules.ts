import { anchorOf } from '../../../contract/laws/anchors.ts';
import type {
  LawAmendment,
  LawArticle,
  LawChange,
  LawHeading,
  LawPart,
  LawReadArticle,
  LawReadPart,
} from '../../../contract/laws/text-calls.ts';
import { dayInWords } from '../../../contract/pension/calendar.ts';

/** The stored text of a law: its original words, and the amendments by other laws (spec 6.16). */
export interface LawContent {
  parts: LawPart[];
  amendments: LawAmendment[];
}

/** An article on a day; a repealed one keeps its place, so that links to it still work. */
interface CurrentArticle extends LawArticle {
  anchor: string;
  isRepealed: boolean;
  /** The last change of its words; null = none. */
  change: LawChange | null;
}

type CurrentPart = LawHeading | CurrentArticle;

/** Amendments in order of effect: by day, then as entered. */
const inOrderOfDays = (amendments: readonly LawAmendment[]): LawAmendment[] =>
  amendments.toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));

const baseOf = (parts: readonly LawPart[]): CurrentPart[] =>
  parts.map((part) =>
    part.kind === 'article'
      ? { ...part, anchor: anchorOf(part.number), isRepealed: false, change: null }
      : part,
  );

/**
 * The text of a law on a day 'YYYY-MM-DD': its base with every amendment in effect by then. An amendment of a missing
 * article changes nothing; a save refuses it (problemsOf).
 */
export function textOf({ parts, amendments }: LawContent, day: string): CurrentPart[] {
  const standing = baseOf(parts);
  for (const amendment of inOrderOfDays(amendments)) if (amendment.from <= day) apply(standing, amendment);
  return standing;
}

const placeOf = (parts: readonly CurrentPart[], anchor: string): number =>
  parts.findIndex((part) => part.kind === 'article' && part.anchor === anchor);

/** The place of a new article: after the named one; without one, before all others; -1 if the named one is missing. */
function insertionPlace(parts: readonly CurrentPart[], after: string): number {
  const isFirst = after === '';
  const place = isFirst ? parts.findIndex(({ kind }) => kind === 'article') : placeOf(parts, anchorOf(after));
  return place < 0 || isFirst ? place : place + 1;
}

function apply(parts: CurrentPart[], amendment: LawAmendment): void {
  const place = placeOf(parts, anchorOf(amendment.number));
  const found = parts[place];
  const known = found?.kind === 'article' ? found : undefined;
  const stands = known !== undefined && !known.isRepealed;
  if ((amendment.action === 'insert') === stands) return;
  if (known !== undefined) {
    parts[place] = amended(known, amendment);
    return;
  }
  const next = insertionPlace(parts, amendment.after);
  if (amendment.action === 'insert' && next >= 0) parts.splice(next, 0, amended(undefined, amendment));
}

function amended(before: CurrentArticle | undefined, amendment: LawAmendment): CurrentArticle {
  const { action, number, title, html, from, by, byLaw, note } = amendment;
  const isRepealed = action === 'repeal';
  return {
    kind: 'article',
    anchor: anchorOf(number),
    number: before?.number ?? number,
    title: isRepealed ? (before?.title ?? title) : title,
    html: isRepealed ? '' : html,
    isRepealed,
    change: {
      from,
      by,
      byLaw,
      action,
      note,
      before: before === undefined || before.isRepealed ? null : { title: before.title, html: before.html },
      after: isRepealed ? null : { title, html },
    },
  };
}

/** A part as readers get it, without the texts that cite it. */
export type ReadablePart = Exclude<LawReadPart, LawReadArticle> | Omit<LawReadArticle, 'citedBy' | 'terms'>;

/** The parts as readers get them: with anchors for headings and the next change of articles. */
export function readableText(content: LawContent, day: string): ReadablePart[] {
  const next = new Map<string, { from: string; by: string }>();
  for (const { from, by, number } of inOrderOfDays(content.amendments)) {
    const anchor = anchorOf(number);
    if (from > day && !next.has(anchor)) next.set(anchor, { from, by });
  }
  let headings = 0;
  return textOf(content, day).map((part) =>
    part.kind === 'heading'
      ? { ...part, anchor: `parte-${++headings}` } // counted among headings, which no amendment adds or takes away
      : { ...part, next: next.get(part.anchor) ?? null },
  );
}

/** The days on which words change, each with every law that changes them, oldest first. */
export function daysOfChange(amendments: readonly LawAmendment[]) {
  const days = new Map<string, { from: string; by: string; byLaw: number | null }>();
  for (const { from, by, byLaw } of inOrderOfDays(amendments)) days.set(`${from} ${by}`, { from, by, byLaw });
  return [...days.values()];
}

/** The words of an article and the days between which they hold: from the first, before the second; null = open. */
export interface Wording {
  anchor: string;
  number: string;
  title: string;
  html: string;
  from: string | null;
  until: string | null;
}

/** Every wording that each article has had or will have; a repealed article has none after its repeal. */
export function wordingsOf({ parts, amendments }: LawContent): Wording[] {
  const standing = baseOf(parts);
  const ended: Wording[] = [];
  const open = new Map<string, Wording>();
  const note = (part: CurrentPart | undefined, from: string | null) => {
    if (part?.kind !== 'article') return;
    const { anchor, number, title, html, isRepealed } = part;
    const held = open.get(anchor);
    if (!isRepealed && held?.title === title && held.html === html) return;
    if (held !== undefined && held.from !== from) ended.push({ ...held, until: from });
    open.delete(anchor);
    if (!isRepealed) open.set(anchor, { anchor, number, title, html, from, until: null });
  };
  for (const part of standing) note(part, null);
  for (const amendment of inOrderOfDays(amendments)) {
    apply(standing, amendment);
    note(standing[placeOf(standing, anchorOf(amendment.number))], amendment.from);
  }
  return [...ended, ...open.values()];
}

/** A reason to refuse a content, with its wire field. */
interface Problem {
  field: 'Parts' | 'Amendments';
  message: string;
}

/** Lists the problems of a content: duplicate article numbers, or amendments of articles missing on that day. */
export function problemsOf({ parts, amendments }: LawContent): Problem[] {
  const problems: Problem[] = [];
  const articles = parts.filter((part) => part.kind === 'article');
  if (articles.length === 0) return [{ field: 'Parts', message: 'La ley no tiene ningún artículo.' }];
  const counts = new Map<string, number>();
  for (const { number, html } of articles) {
    if (html === '') problems.push({ field: 'Parts', message: `Falta el texto del artículo ${number}.` });
    const anchor = anchorOf(number);
    if (anchor === 'art-')
      problems.push({ field: 'Parts', message: `«${number}» no sirve de número: usa letras o cifras.` });
    const count = (counts.get(anchor) ?? 0) + 1;
    if (count === 2) problems.push({ field: 'Parts', message: `El artículo ${number} está dos veces.` });
    counts.set(anchor, count);
  }
  const standing = baseOf(parts);
  for (const amendment of inOrderOfDays(amendments)) {
    const message = refusalOf(amendment, standing);
    if (message !== null) problems.push({ field: 'Amendments', message });
    apply(standing, amendment);
  }
  return problems;
}

/** Says why an amendment cannot be applied to the text before it; null = it can. */
function refusalOf(amendment: LawAmendment, before: readonly CurrentPart[]): string | null {
  const { action, number, after, html, from } = amendment;
  const anchor = anchorOf(number);
  const day = dayInWords(from);
  const part = before[placeOf(before, anchor)];
  const stands = part?.kind === 'article' && !part.isRepealed;
  if (anchor === 'art-') return `«${number}» no sirve de número: usa letras o cifras.`;
  if (action !== 'repeal' && html === '') return `Falta el texto nuevo del artículo ${number}.`;
  if (action !== 'insert') return stands ? null : `El ${day} no rige ningún artículo ${number}.`;
  if (stands) return `El ${day} ya rige un artículo ${number}: cámbialo en vez de agregarlo.`;
  if (part !== undefined || insertionPlace(before, after) >= 0) return null;
  return `El ${day} no hay ningún artículo ${after}.`;
}
