/**
 * The process that compiles: it holds one Typst compiler with our fonts, and answers one task at a time. It
 * only ever sees this folder and the templates that it is handed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import { answerTasks } from '../process/answer-tasks.ts';
import { lowerPriority } from '../process/lower-priority.ts';

/** A Typst file and the SVG that it shows, by file name. */
export interface TemplateText {
  name: string;
  text: string;
  drawings: Record<string, string>;
}

/** A task: a template, its data as JSON, and the files that only this document shows, by name. */
export interface PdfTask {
  template: TemplateText;
  standard: 'ua-1' | 'a-3a';
  data: string;
  files: Record<string, Uint8Array>;
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
// what a template imports is read now: with a task, this process may no longer read it everywhere
for (const name of readdirSync(here).filter((each) => /\.(typ|svg)$/.test(each)))
  compiler.mapShadow(join(here, name), readFileSync(join(here, name)));
const placed = new Set<string>();

/** Registers a template and its drawings with the compiler, once; returns the template's path. */
function place({ name, text, drawings }: TemplateText): string {
  const path = join(here, name);
  if (placed.has(name)) return path;
  compiler.mapShadow(path, Buffer.from(text));
  for (const [file, svg] of Object.entries(drawings)) compiler.mapShadow(join(here, file), Buffer.from(svg));
  placed.add(name);
  return path;
}

function typesetNow({ template, standard, data, files, as }: PdfTask): Uint8Array {
  const paths = Object.keys(files).map((name) => join(here, name));
  for (const [name, bytes] of Object.entries(files)) compiler.mapShadow(join(here, name), Buffer.from(bytes));
  try {
    return compile(place(template), { standard, data, as });
  } finally {
    for (const path of paths) compiler.unmapShadow(path);
  }
}

function compile(
  path: string,
  { standard, data, as }: Pick<PdfTask, 'standard' | 'data' | 'as'>,
): Uint8Array {
  const compiled = compiler.compile({ mainFilePath: path, inputs: { data } });
  const error = compiled.takeError();
  if (error !== null || compiled.result === null) throw new Error(`Typst: ${describe(error)}`);
  if (as === 'svg') return Buffer.from(compiler.plainSvg(compiled.result));
  // Typst itself refuses a document that a screen reader could not use or that an archive could not keep.
  const pdf = compiler.pdf(compiled.result, { pdfStandard: standard });
  compiler.evictCache(CACHE_AGE);
  return new Uint8Array(pdf);
}

function describe(error: NodeError | null): string {
  if (error === null) return 'Typst gave neither a document nor an error';
  return JSON.stringify(compiler.fetchDiagnostics(error));
}

lowerPriority();
answerTasks(typesetNow);
