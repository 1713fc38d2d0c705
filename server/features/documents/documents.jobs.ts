import type { TaskList } from 'graphile-worker';
import { visitor } from '../../../contract/caller.ts';
import { visibleText } from '../../../contract/text/visible-text.ts';
import { type Context, contextOf, type Portal, transaction } from '../../context/context.ts';
import { BadPdf, readPdfText } from '../../platform/pdf/pdf-text.ts';
import { BadWordText, readWordText } from '../../platform/word/word-text.ts';
import { contentChanged } from '../content/content-version.ts';
import {
  type DocumentPart,
  deleteUnnamed,
  insertParts,
  listUnreadFiles,
  type UnreadFile,
} from './documents.queries.ts';

/** Files that one run reads, so that it ends before the next. */
const filesAtOnce = 20;
/** Characters of a page that are searched; no printed page has more. */
const pageCharacters = 20_000;
/** Characters of each piece of a text without pages. */
const pieceCharacters = 4_000;

/**
 * `readDocuments`, every minute: stores the text of new PDF and DOCX files of laws and courses, which the search finds
 * by page; one that fails stays for the next run and blocks no other. `purgeDocuments`, nightly: deletes that of files
 * without a row.
 */
export function documentTasks(portal: Portal): TaskList {
  const context = contextOf(portal, visitor);
  return {
    async readDocuments() {
      const failed: unknown[] = [];
      for (const unread of await listUnreadFiles(context.db, filesAtOnce))
        await readDocument(context, unread).catch((error: unknown) => failed.push(error));
      if (failed.length > 0) throw new AggregateError(failed, `${failed.length} documents could not be read`);
    },
    async purgeDocuments() {
      await deleteUnnamed(context.db);
    },
  };
}

async function readDocument(context: Context, unread: UnreadFile): Promise<void> {
  const parts = await partsOf(context, unread);
  await transaction(context, async (inside) => {
    await insertParts(inside.db, unread.file, parts.length === 0 ? [{ page: null, text: '' }] : parts);
    await contentChanged(inside, 'law'); // the search pages, which show any change
  });
}

/** The text of a file; empty for a missing, broken or scanned one. */
async function partsOf({ files, log }: Context, { key, type }: UnreadFile): Promise<DocumentPart[]> {
  if (!(await files.has(key))) return [];
  const bytes = await files.read(key);
  try {
    const parts =
      type === 'pdf' ? pagesOf(await readPdfText(bytes)) : piecesOf((await readWordText(bytes)).html);
    return parts.filter(({ text }) => text !== '');
  } catch (error) {
    if (!(error instanceof BadPdf || error instanceof BadWordText)) throw error;
    log.info({ key }, 'the words of a document could not be read');
    return [];
  }
}

const pagesOf = ({ pages }: { pages: string[][] }): DocumentPart[] =>
  pages.map((lines, index) => ({
    page: index + 1,
    text: lines.join('\n').replaceAll('\0', '').toWellFormed().slice(0, pageCharacters),
  }));

function piecesOf(html: string): DocumentPart[] {
  const text = visibleText(html);
  const pieces: DocumentPart[] = [];
  let start = 0;
  while (start < text.length) {
    const end = endOfPiece(text, start);
    pieces.push({ page: null, text: text.slice(start, end).toWellFormed() });
    start = end;
  }
  return pieces;
}

/** The end of a piece, between two words: half a word is never found. */
function endOfPiece(text: string, start: number): number {
  const most = start + pieceCharacters;
  if (most >= text.length) return text.length;
  const blank = text.slice(start, most + 1).search(/\s\S*$/);
  return blank > 0 ? start + blank : most;
}
