import { readFile } from 'node:fs/promises';
import { fileKinds, type ReceivedFile } from '../../../../contract/files/file-kinds.ts';
import type { Context } from '../../../context/context.ts';
import { fileRefusal } from '../../../platform/files/file-refusal.ts';
import { safeHtml } from '../../../platform/html/safe-html.ts';
import { BadPdf, readPdfText } from '../../../platform/pdf/pdf-text.ts';
import { openProcess } from '../../../platform/process/task-worker.ts';
import { linesInWords } from '../../../platform/spreadsheets/sheet-losses.ts';
import { BadWordText, readWordText } from '../../../platform/word/word-text.ts';
import { lostInRemarks, lostInXml, notesOf, withoutWordMarks } from '../../articles/import-docx.rules.ts';
import { openWordFile } from '../../articles/word-file.ts';
import { documentKindOf } from '../document-kind.ts';
import { blocksOfHtml, blocksOfPages } from './law-blocks.ts';
import { type Block, type LawFileText, structureOf } from './law-structure.rules.ts';
import type { LawXmlReply } from './read-law-xml.worker.ts';

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

/** The stamp that programs for scanning leave on pages without any other text. */
const stamp =
  /cam\s?scanner|adobe scan|genius scan|(?:escaneado|digitalizado|scanned) (?:con|por|with|by)\b/i;
const isScanned = (lines: readonly string[]) =>
  lines.every((line) => stamp.test(line) || !/[\p{L}\d]/u.test(line));

async function readPdf(context: Context, file: ReceivedFile): Promise<LawFileText> {
  const { pages, isCut } = await readPdfText(await readFile(file.path)).catch((error: unknown) => {
    if (error instanceof BadPdf) throw unreadable(context, 'pdf');
    throw error;
  });
  if (pages.every(isScanned)) throw fileRefusal('scannedLaw');
  const read = ofBlocks(blocksOfPages(pages));
  const scanned = pages.flatMap((lines, index) => (isScanned(lines) ? [index + 1] : []));
  return {
    ...read,
    notes: [
      ...read.notes,
      ...(scanned.length === 0
        ? []
        : [
            `Sin texto, solo con una imagen o nada: ${scanned.length === 1 ? 'la página' : 'las páginas'} ${linesInWords(scanned)}. Compara con el original.`,
          ]),
      ...(isCut ? ['Solo se leyeron las primeras 1 000 páginas.'] : []),
    ],
  };
}

async function readDocx(context: Context, file: ReceivedFile): Promise<LawFileText> {
  const { bytes, xml } = await openWordFile(file);
  const text = await readWordText(bytes).catch((error: unknown) => {
    if (error instanceof BadWordText) throw unreadable(context, 'docx');
    throw error;
  });
  const { html, links } = withoutWordMarks(text.html);
  const remarked = lostInRemarks(text.remarks);
  const { notes, ...law } = ofBlocks(blocksOfHtml(await safeHtml(html)));
  const lost = notesOf({
    ...lostInXml(xml),
    ...remarked,
    pictures: 0,
    lawPictures: (remarked.pictures ?? 0) + text.missingPictures + text.pictures.length + text.heavyPictures,
    footnotes: text.html.match(/<li id="(?:foot|end)note-/g)?.length ?? 0,
    links,
    contents: text.contentLists,
    hidden: text.hiddenTexts,
  });
  return { ...law, notes: [...notes, ...lost] };
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
