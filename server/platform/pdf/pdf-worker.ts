/**
 * The thread that compiles: it holds one Typst compiler with our fonts and drawings, and answers one job at a
 * time. It only ever sees the templates of this folder.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import { frameSvg, rosetteSvg, sealSvg, signatureSvg } from './certificate-art.ts';

/** What to set: a template's name and its data as JSON. */
export interface PdfJob {
  template: string;
  data: string;
}

/** The answer to a job: the PDF, or why there is none. */
export type PdfResult = { pdf: Uint8Array<ArrayBuffer> } | { problem: string };

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

function typesetNow(job: PdfJob): PdfResult {
  const compiled = compiler.compile({
    mainFilePath: join(here, `${job.template}.typ`),
    inputs: { data: job.data },
  });
  const error = compiled.takeError();
  if (error !== null || compiled.result === null) return { problem: describe(error) };
  // PDF/UA-1: Typst itself refuses a document that a screen reader could not use.
  const pdf = compiler.pdf(compiled.result, { pdfStandard: 'ua-1' });
  compiler.evictCache(CACHE_AGE);
  return { pdf: new Uint8Array(pdf) };
}

function describe(error: NodeError | null): string {
  if (error === null) return 'Typst gave neither a document nor an error';
  return JSON.stringify(compiler.fetchDiagnostics(error));
}

parentPort?.on('message', (job: PdfJob) => {
  let result: PdfResult;
  try {
    result = typesetNow(job);
  } catch (error) {
    result = { problem: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(result, 'pdf' in result ? [result.pdf.buffer] : []);
});
