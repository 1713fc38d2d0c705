/**
 * Documents on paper as accessible PDF (PDF/UA-1: tagged, in Spanish, with
 * title and author), set by Typst in our own fonts in processes of their own.
 */

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { plainText } from '../../../contract/content/plain-text.ts';
import { openKeptProcess } from '../process/task-worker.ts';
import { drawable } from './font-coverage.ts';
import type { PdfTask, TemplateText } from './pdf.worker.ts';

/** A Typst file; for Typst it lies beside look.typ, so it can import that. */
export interface Template {
  /** The URL of the file. */
  source: string;
  /** The SVG that the file shows, by file name. */
  drawings?: Record<string, string>;
  /** PDF/UA-1, for screen readers, or PDF/A-3a, for archives, which is to be marked as the first too when it is signed. */
  standard: PdfTask['standard'];
}

/** A plain document: a title, a description and sections of paragraphs. */
export interface DocumentPdf {
  title: string;
  description: string;
  sections: { heading: string; paragraphs: string[] }[];
  portalName: string;
  institute: string;
  /** ISO 8601. */
  issuedAt: string;
}

/** Typst is machine code that reads pictures of others: it has no rights (spec 13.10). */
const setters = [1, 2].map(() => ({
  ...openKeptProcess<PdfTask, Uint8Array>(new URL('./pdf.worker.ts', import.meta.url), {
    memoryMegabytes: 256,
    hasMachineCode: true,
    idleMilliseconds: 20_000,
    taskMilliseconds: 30_000,
    tasksPerProcess: 200, // its memory creeps up
  }),
  waiting: 0,
}));

/** Sets a document in the process with the fewest before it: the second starts when the first is at work. */
async function run(task: PdfTask): Promise<Uint8Array> {
  const setter = setters.reduce((best, each) => (each.waiting < best.waiting ? each : best));
  setter.waiting += 1;
  try {
    return await setter.run(task);
  } finally {
    setter.waiting -= 1;
  }
}

/** Shared by the process: files of the program. */
const texts = new Map<string, TemplateText>();

/** A template with what it shows, read once: a process that has a task may no longer read code everywhere. */
function textOf({ source, drawings = {} }: Template): TemplateText {
  const known = texts.get(source) ?? {
    name: basename(source),
    text: readFileSync(new URL(source), 'utf8'),
    drawings,
  };
  texts.set(source, known);
  return known;
}

/**
 * Sets a document and gives the bytes of its PDF; equal data give equal bytes. Texts are put into NFC first, and what no
 * font draws is left out or drawn as something like it: a title with a picture sign must not keep a document from being.
 * `issuedAt` is in ISO 8601; `files` are those that only this document shows, by name. Refuses (rejects) an `issuedAt` that
 * is no date, and whatever Typst refuses.
 */
export function typeset(
  template: Template,
  data: { issuedAt: string },
  files: Record<string, Uint8Array> = {},
): Promise<Uint8Array> {
  return set(template, data, files, 'pdf');
}

/** The same as a drawing of its page: SVG, letters as outlines. */
export function drawPage(
  template: Template,
  data: { issuedAt: string },
  files: Record<string, Uint8Array> = {},
): Promise<Uint8Array> {
  return set(template, data, files, 'svg');
}

async function set(
  template: Template,
  data: { issuedAt: string },
  files: PdfTask['files'],
  as: PdfTask['as'],
): Promise<Uint8Array> {
  const issued = dateParts(data.issuedAt);
  const drawn = JSON.stringify({ ...data, issued }, (_, value) =>
    typeof value === 'string' ? drawnAs(value) : value,
  );
  const { standard } = template;
  return run({ template: textOf(template), standard, data: drawn, files, as });
}

/** Sets a plain document; for the rest as `typeset`. */
export function typesetDocument(data: DocumentPdf): Promise<Uint8Array> {
  return typeset({ source: new URL('./document.typ', import.meta.url).href, standard: 'ua-1' }, data);
}

/** Ends the processes that typeset documents; call it when the server closes. */
export const closePdf = async (): Promise<void> => {
  await Promise.all(setters.map(({ close }) => close()));
};

const invisible = /[\p{White_Space}\p{Default_Ignorable_Code_Point}]/u;

function isDrawable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return invisible.test(character) || drawable.some(([first, last]) => first <= code && code <= last);
}

/**
 * The characters of a text that the fonts cannot draw, each once, in order, after NFC. White space and invisible marks need
 * no glyph.
 */
export const missingGlyphs = (text: string): string[] =>
  [...new Set(text.normalize('NFC'))].filter((character) => !isDrawable(character));

/** Whether each letter of a text is drawn as it is or without its accents: no '?' stands in the place of one. */
export const isDrawnWhole = (text: string): boolean =>
  [...text.normalize('NFC')].every((character) => isDrawable(character) || likeIt(character) !== '?');

/** Unicode's category C but line feed: nothing of it is seen on paper, and PDF/A refuses some of it. */
const unseen = /[^\P{C}\n]/gu;

/** A text as it is drawn: composed, without what is not seen, and in the place of what no font has something like it. */
const drawnAs = (text: string): string =>
  [...plainText(text).replaceAll('\t', ' ').replace(unseen, '').normalize('NFC')]
    .map((character) => (isDrawable(character) ? character : likeIt(character)))
    .join('');

/** The letter without its accents ('ḁ' → 'a'), '?' for another script's, nothing for a sign. */
function likeIt(character: string): string {
  if (character === 'ʻ') return '‘';
  const parts = [...character.normalize('NFKD')].filter(isDrawable).join('').normalize('NFC');
  if ([...parts].some((part) => /[\p{L}\p{N}]/u.test(part))) return parts;
  return /[\p{L}\p{N}]/u.test(character) ? '?' : '';
}

function dateParts(iso: string): Record<string, number> {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) throw new Error(`Not a date: ${iso}`);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}
