/**
 * The thread that compiles: it holds one Typst compiler with our fonts and drawings, and answers one task at a
 * time. It only ever sees the templates of this folder.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import { answerTasks } from '../process/answer-tasks.ts';
import { frameSvg, rosetteSvg, sealSvg, signatureSvg } from './certificate-art.ts';

/** What to set: a template's name and its data as JSON. */
export interface PdfTask {
  template: string;
  data: string;
}

/** Layout results that this many later documents have not used are dropped from memory. */
const CACHE_AGE = 2;

const here = import.meta.dirname;
const fonts = readdirSync(join(here, 'fonts')).filter((name) => name.endsWith('.ttf'));
const compiler = NodeCompiler.create({
  workspace: here,
  fontArgs: [{ fontBlobs: fonts.sort().map((name) => readFileSync(join(here, 'fonts', name))) }],
});
const drawings = {
  'frame.svg': frameSvg(),
  'rosette.svg': rosetteSvg(),
  'seal.svg': sealSvg(),
  'signature-0.svg': signatureSvg(0),
  'signature-1.svg': signatureSvg(1),
};
for (const [name, svg] of Object.entries(drawings)) compiler.mapShadow(join(here, name), Buffer.from(svg));

function typesetNow(task: PdfTask): Uint8Array {
  const compiled = compiler.compile({
    mainFilePath: join(here, `${task.template}.typ`),
    inputs: { data: task.data },
  });
  const error = compiled.takeError();
  if (error !== null || compiled.result === null) throw new Error(`Typst: ${describe(error)}`);
  // PDF/UA-1: Typst itself refuses a document that a screen reader could not use.
  const pdf = compiler.pdf(compiled.result, { pdfStandard: 'ua-1' });
  compiler.evictCache(CACHE_AGE);
  return new Uint8Array(pdf);
}

function describe(error: NodeError | null): string {
  if (error === null) return 'Typst gave neither a document nor an error';
  return JSON.stringify(compiler.fetchDiagnostics(error));
}

answerTasks(typesetNow);
