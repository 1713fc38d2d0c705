import { anchorOf } from '../../../../contract/laws/anchors.ts';
import type { LawArticle, LawHeading, LawPart } from '../../../../contract/laws/text-calls.ts';
import { monthNames } from '../../../../contract/text/month-names.ts';
import { escapeHtml } from '../../../../contract/text/text.ts';
import { type Beginning, beginningOf, isCitation, numberValue, titleOf } from './law-beginnings.rules.ts';

/** A paragraph, a list or a table of a law's file. */
export interface Block {
  text: string;
  /** Safe HTML. */
  html: string;
  /** The file marks it as a heading. */
  isHeading: boolean;
}

/** A law as found in a file; an administrator reviews all of it. */
export interface ReadLaw {
  title: string;
  number: string;
  gazette: string;
  promulgatedOn: string | null;
  inForceFrom: string | null;
  parts: LawPart[];
  /** Sentences about what to check. */
  notes: string[];
}

/** A law read from a file, with the file's text, line by line, for comparison. */
export interface LawFileText extends ReadLaw {
  original: string[];
}

const longestTitle = 120;

/** An article while being read: its first line may contain its title. */
interface Draft {
  number: string;
  first: { rest: string; isHeading: boolean };
  blocks: Block[];
}

/** Finds headings and articles in the blocks of a file, and the law's details in what precedes them. */
export function structureOf(blocks: readonly Block[]): ReadLaw {
  const before: Block[] = [];
  const drafts: (Draft | LawHeading)[] = [];
  const known = new Set<string>();
  const repeated: string[] = [];
  let below: string | undefined;
  for (const [index, block] of blocks.entries()) {
    const last = drafts.at(-1);
    const isCited = !block.isHeading && isCitation(block.text, blocks[index - 1]?.text);
    const beginning = isCited ? undefined : beginningOf(block.text, { isHeading: block.isHeading, below });
    const isAgain = beginning?.kind === 'article' && known.has(anchorOf(beginning.number));
    if (isAgain) repeated.push(beginning.number);
    if (beginning?.kind === 'heading') below = beginning.provisions;
    const isTitle = beginning !== undefined && isGeneral(beginning) && last !== undefined && 'label' in last;
    if (beginning === undefined || isAgain || (isTitle && last.title === '')) {
      if (last === undefined) before.push(block);
      else if ('blocks' in last) last.blocks.push(block);
      else if (last.title === '') last.title = titleOf(block.text).slice(0, longestTitle);
      else last.html = (last.html ?? '') + block.html;
    } else if (beginning.kind === 'article') {
      known.add(anchorOf(beginning.number));
      const { number, rest } = beginning;
      drafts.push({ number, first: { rest, isHeading: block.isHeading }, blocks: [] });
    } else if (beginning.rest !== '' || isTitleOf(blocks[index + 1], beginning.provisions))
      drafts.push({
        kind: 'heading',
        level: beginning.level,
        label: beginning.label,
        title: titleOf(beginning.rest),
      });
    else drafts.push({ kind: 'heading', level: beginning.level, label: '', title: beginning.label });
  }
  const articles = drafts.filter((draft) => 'blocks' in draft);
  const isTitled =
    articles.filter(({ first }) => firstSentence.test(first.rest)).length * 10 > articles.length * 7;
  const parts = drafts.map((draft) => ('blocks' in draft ? articleOf(draft, isTitled) : draft));
  return { ...factsOf(before), parts, notes: notesOf(parts, repeated, before) };
}

function isTitleOf(block: Block | undefined, below: string | undefined): boolean {
  if (block === undefined || block.text.length > longestTitle) return false;
  const beginning = beginningOf(block.text, { below });
  return beginning === undefined || isGeneral(beginning);
}

/** 'Disposiciones generales': the title of the chapter before, if that has none. */
const isGeneral = (beginning: Beginning): boolean =>
  beginning.kind === 'heading' && beginning.label === '' && beginning.provisions === undefined;

const inBrackets = /^\(([^()]{2,120})\)[\s.:\-–—]*([\s\S]*)$/;
const beforeDash = /^([^.]{2,100})\.\s*[-–—]\s*([\s\S]+)$/;
/** A short first sentence followed by others: a title, if nearly every article has one. */
const firstSentence = /^(\p{Lu}[^.:;]{1,70})\.\s+([\s\S]+)$/u;

function articleOf({ number, first: { rest, isHeading }, blocks }: Draft, isTitled: boolean): LawArticle {
  const found =
    inBrackets.exec(rest) ?? beforeDash.exec(rest) ?? (isTitled ? firstSentence.exec(rest) : null);
  const isBareTitle = rest !== '' && (isHeading || (rest.length <= 100 && !/[.;:]$/.test(rest)));
  const [title, words] =
    found !== null
      ? [found[1] ?? '', found[2] ?? '']
      : isBareTitle && blocks.length > 0
        ? [rest, '']
        : ['', rest];
  const firstWords = words === '' ? '' : `<p>${escapeHtml(words)}</p>`;
  return {
    kind: 'article',
    number,
    title: titleOf(title).slice(0, 200),
    html: firstWords + blocks.map(({ html }) => html).join(''),
  };
}

const date = `(\\d{1,2})[°º]?\\s+de\\s+(${monthNames.join('|')}|setiembre)\\s+del?\\s+(\\d{4})`;

function dayIn(text: string, before = ''): string | null {
  const found = new RegExp(before + date, 'i').exec(text);
  if (found === null) return null;
  const [, day = '', month = '', year = ''] = found;
  const place = monthNames.indexOf(month.toLowerCase().replace('setiembre', 'septiembre')) + 1;
  return `${year}-${String(place).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const kinds = 'ley|decreto(?: supremo| ley)?|reglamento|resoluci[óo]n|c[óo]digo|estatuto';
const lawNumber = new RegExp(`\\b(${kinds})\\s*(?:n[°º.]|n[úu]m(?:ero|\\.)|no\\.)?\\s*(\\d[\\d./-]*)`, 'i');

/**
 * In a file without paragraphs of its own for it, a longer name runs on into what follows: the form keeps the title it
 * has.
 */
const longestName = 120;

/** The law's details before the first article: name, number, day, and place of publication. */
function factsOf(before: readonly Block[]): Omit<ReadLaw, 'parts' | 'notes'> {
  const text = before.map((block) => block.text).join('\n');
  const number = lawNumber.exec(text);
  const named = before.find((block) => new RegExp(`^(?:${kinds})\\b`, 'i').test(block.text)) ?? before[0];
  const title = titleOf(named?.text ?? '');
  return {
    title: title.length > longestName ? '' : title,
    number:
      number === null
        ? ''
        : `${titleOf((number[1] ?? '').toUpperCase())} ${number[2]?.replace(/[./-]+$/, '')}`,
    gazette: /\bgaceta\b[^.\n]{0,120}/i.exec(text)?.[0].trim() ?? '',
    promulgatedOn: dayIn(text),
    inForceFrom: dayIn(text, '(?:rige|vigente|vigencia)[^.\\n]{0,40}?\\s'),
  };
}

/** `repeated`: numbers of articles that were there before. */
function notesOf(parts: readonly LawPart[], repeated: readonly string[], before: readonly Block[]): string[] {
  const articles = parts.filter((part) => part.kind === 'article');
  const numbers = new Set(articles.flatMap(({ number }) => numberValue(number) ?? []));
  const missing = Array.from(
    { length: Math.min(3000, Math.max(0, ...numbers)) },
    (_, index) => index + 1,
  ).filter((number) => !numbers.has(number));
  const empty = articles.filter(({ html }) => html === '').map(({ number }) => number);
  const list = (all: readonly (string | number)[]) =>
    `${all.slice(0, 12).join(', ')}${all.length > 12 ? ` y ${all.length - 12} más` : ''}`;
  return [
    articles.length === 0 && 'No encontramos ningún artículo: búscalos en el original y agrégalos a mano.',
    articles.length > 0 && missing.length > 0 && `Faltan números entre los artículos: ${list(missing)}.`,
    repeated.length > 0 &&
      `Un artículo con número repetido quedó como texto del anterior: ${list(repeated)}. Puede ser una cita de otra ley.`,
    empty.length > 0 && `Sin texto: ${list(empty)}.`,
    before.length > 1 && 'Lo que está antes del primer artículo quedó fuera del texto.',
  ].filter((note) => note !== false);
}
