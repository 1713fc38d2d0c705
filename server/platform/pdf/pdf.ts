/**
 * Documents on paper as accessible PDF (PDF/UA-1: tagged, in Spanish, with
 * title and author), set by Typst in our own fonts in processes of their own.
 */

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { plainText } from '../../../contract/text/plain-text.ts';
import { openProcess } from '../process/task-worker.ts';
import { drawable } from './font-coverage.ts';
import type { PdfTask, TemplateText } from './pdf.worker.ts';

/** A Typst file; for Typst it lies beside look.typ, so it can import that. */
export interface Template {
  source: string;
  /** The SVG drawings that the file shows, by file name. */
  drawings?: Record<string, string>;
  /** PDF/UA-1 for screen readers, or PDF/A-3a for archives, which a signature also marks as PDF/UA-1. */
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

/** Processes without rights, because Typst is machine code that reads foreign pictures (spec 13.10). */
const setters = [1, 2].map(() => ({
  ...openProcess<PdfTask, Uint8Array>(new URL('./pdf.worker.ts', import.meta.url), {
    memoryMegabytes: 256,
    hasMachineCode: true,
    tasksAtMost: 200, // its memory grows slowly
  }),
  waiting: 0,
}));

/** Typesets in the process with the shorter queue; the second one starts when the first is busy. */
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

/** Reads a template and its drawings once: a process that has a task may no longer read code everywhere. */
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
 * Typesets a document as PDF; equal data give equal bytes. Texts are normalised to NFC, and characters without a
 * glyph are dropped or replaced by a similar one: an emoji in a title must not prevent a document. `issuedAt` is in
 * ISO 8601; `files` are files of this document alone, by name. Rejects an `issuedAt` that is no date, and whatever
 * Typst refuses.
 */
export function typeset(
  template: Template,
  data: { issuedAt: string },
  files: Record<string, Uint8Array> = {},
): Promise<Uint8Array> {
  return set(template, data, files, 'pdf');
}

/** Typesets a document's page as SVG, letters as outlines. */
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

/** Typesets a plain document; see `typeset`. */
export function typesetDocument(data: DocumentPdf): Promise<Uint8Array> {
  return typeset({ source: new URL('./document.typ', import.meta.url).href, standard: 'ua-1' }, data);
}

/** Ends the typesetting processes; call it when the server closes. */
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

/** True if every letter of a text is drawn as it is or without its accents: none becomes '?'. */
export const isDrawnWhole = (text: string): boolean =>
  [...text.normalize('NFC')].every((character) => isDrawable(character) || likeIt(character) !== '?');

/** Unicode's category C except the line feed: it is invisible on paper, and PDF/A refuses some of it. */
const unseen = /[^\P{C}\n]/gu;

/** The text to draw: NFC, without invisible characters, and with substitutes for what no font has. */
const drawnAs = (text: string): string =>
  [...plainText(text).replaceAll('\t', ' ').replace(unseen, '').normalize('NFC')]
    .map((character) => (isDrawable(character) ? character : likeIt(character)))
    .join('');

/** The letter without its accents ('ḁ' → 'a'), '?' for another script's, nothing for a symbol. */
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
