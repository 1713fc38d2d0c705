import { readFile } from 'node:fs/promises';
import { fileKinds, type ReceivedFile } from '../../../../contract/content/file-kinds.ts';
import type { Context } from '../../../context/context.ts';
import { fileRefusal } from '../../../platform/files/file-refusal.ts';
import { safeHtml } from '../../../platform/html/safe-html.ts';
import { BadPdf, readPdfText } from '../../../platform/pdf/pdf-text.ts';
import { openProcess } from '../../../platform/process/task-worker.ts';
import { BadWordText, readWordText } from '../../../platform/word/word-text.ts';
import { openWordFile } from '../../articles/word-file.ts';
import { documentKindOf } from '../document-kind.ts';
import { blocksOfHtml, blocksOfPages } from './law-blocks.ts';
import { type Block, type ReadLaw, structureOf } from './law-structure.rules.ts';
import type { LawXmlReply } from './read-law-xml.worker.ts';

/** A law read from a file, with the file's text, line by line, for comparison. */
export interface LawFileText extends ReadLaw {
  original: string[];
}

const xmlReader = openProcess<Uint8Array, LawXmlReply>(new URL('./read-law-xml.worker.ts', import.meta.url));

/**
 * Reads a law's text from a PDF, a DOCX or an XML (Akoma Ntoso or any other), each in its own process. Stores nothing:
 * an administrator reviews it beside the original. Refuses other kinds (415), unreadable files and scanned ones (400).
 */
export async function readLawFile(context: Context, file: ReceivedFile): Promise<LawFileText> {
  const kind = await documentKindOf(file.path);
  if (kind === 'pdf') return readPdf(context, file);
  if (kind === 'docx') return readDocx(context, file);
  if (kind === 'xml') return readXml(context, file);
  throw fileRefusal('wrongFileKind', { taken: fileKinds.lawText.taken });
}

async function readPdf(context: Context, file: ReceivedFile): Promise<LawFileText> {
  const { pages, isCut } = await readPdfText(await readFile(file.path)).catch((error: unknown) => {
    if (error instanceof BadPdf) throw unreadable(context, 'pdf');
    throw error;
  });
  if (pages.every((lines) => lines.length === 0)) throw fileRefusal('scannedLaw');
  const read = ofBlocks(blocksOfPages(pages));
  return isCut ? { ...read, notes: [...read.notes, 'Solo se leyeron las primeras 1 000 páginas.'] } : read;
}

async function readDocx(context: Context, file: ReceivedFile): Promise<LawFileText> {
  const { bytes } = await openWordFile(file);
  const { html } = await readWordText(bytes).catch((error: unknown) => {
    if (error instanceof BadWordText) throw unreadable(context, 'docx');
    throw error;
  });
  return ofBlocks(blocksOfHtml(await safeHtml(html)));
}

async function readXml(context: Context, file: ReceivedFile): Promise<LawFileText> {
  const reply = await xmlReader.run(await readFile(file.path)).catch(() => {
    throw unreadable(context, 'xml'); // it crashed or took too long
  });
  if ('refused' in reply) throw fileRefusal('badLawXml', { reason: reply.refused });
  return reply.read;
}

const ofBlocks = (blocks: readonly Block[]): LawFileText => ({
  ...structureOf(blocks),
  original: blocks.map(({ text }) => text),
});

/** The log must not contain the file's text. */
function unreadable({ log }: Context, kind: string) {
  log.info({ kind }, 'law could not be read');
  return fileRefusal('badLawFile');
}
