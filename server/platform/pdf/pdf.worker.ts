/**
 * The thread that compiles: it holds one Typst compiler with our fonts, and answers one task at a time. It
 * only ever sees this folder and the templates that it is handed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import { answerTasks } from '../process/answer-tasks.ts';
import { stepBack } from '../process/step-back.ts';

/** A Typst file; for Typst it lies in this folder, so it can import look.typ. */
export interface Template {
  /** The URL of the file. */
  source: string;
  /** The URL of a module that exports as `drawings` the SVG that the file shows, by file name. */
  drawings?: string;
  /** PDF/UA-1, for screen readers, or PDF/A-3a, for archives, which is to be marked as the first too when it is signed. */
  standard: 'ua-1' | 'a-3a';
}

/** What to set: a template, its data as JSON, and the files that only this document shows, by name. */
export interface PdfTask {
  template: Template;
  data: string;
  files: Record<string, Uint8Array>;
  /** A file to keep, or a drawing of the first page. */
  as: 'pdf' | 'svg';
}

/** Layout results unused by this many later documents are dropped from memory. */
const CACHE_AGE = 2;

const here = import.meta.dirname;
const fonts = readdirSync(join(here, 'fonts')).filter((name) => name.endsWith('.ttf'));
const compiler = NodeCompiler.create({
  workspace: here,
  fontArgs: [{ fontBlobs: fonts.sort().map((name) => readFileSync(join(here, 'fonts', name))) }],
});
const placed = new Map<string, string>();

/** Puts a template and its drawings before the compiler, once, and says under which path it finds them. */
async function place({ source, drawings }: Omit<Template, 'standard'>): Promise<string> {
  const known = placed.get(source);
  if (known !== undefined) return known;
  const path = join(here, basename(source));
  compiler.mapShadow(path, readFileSync(new URL(source)));
  if (drawings !== undefined) {
    const drawn: { drawings: Record<string, string> } = await import(drawings);
    for (const [name, svg] of Object.entries(drawn.drawings))
      compiler.mapShadow(join(here, name), Buffer.from(svg));
  }
  placed.set(source, path);
  return path;
}

async function typesetNow({ template, data, files, as }: PdfTask): Promise<Uint8Array> {
  const paths = Object.keys(files).map((name) => join(here, name));
  for (const [name, bytes] of Object.entries(files)) compiler.mapShadow(join(here, name), Buffer.from(bytes));
  try {
    return await compile(template, data, as);
  } finally {
    for (const path of paths) compiler.unmapShadow(path);
  }
}

async function compile(template: Template, data: string, as: PdfTask['as']): Promise<Uint8Array> {
  const compiled = compiler.compile({ mainFilePath: await place(template), inputs: { data } });
  const error = compiled.takeError();
  if (error !== null || compiled.result === null) throw new Error(`Typst: ${describe(error)}`);
  if (as === 'svg') return Buffer.from(compiler.plainSvg(compiled.result));
  // Typst itself refuses a document that a screen reader could not use, or that would not last.
  const pdf = compiler.pdf(compiled.result, { pdfStandard: template.standard });
  compiler.evictCache(CACHE_AGE);
  return new Uint8Array(pdf);
}

function describe(error: NodeError | null): string {
  if (error === null) return 'Typst gave neither a document nor an error';
  return JSON.stringify(compiler.fetchDiagnostics(error));
}

stepBack();
answerTasks(typesetNow);
