import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { ListInput } from '../../../contract/fields.ts';
import { fileKinds, type ReceivedFile } from '../../../contract/files/file-kinds.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { sha256Of } from '../../platform/files/file-hash.ts';
import { fileRefusal } from '../../platform/files/file-refusal.ts';
import { trashListedRow } from '../content/move-to-trash.ts';
import { addOrderedRow, listOrderedRows, reorderRows } from '../content/ordered-rows.ts';
import { changeRow } from '../versions/change-row.ts';
import { type DocumentKind, documentKindOf } from './document-kind.ts';
import { findLaw, laws } from './laws.queries.ts';

const keyOf = (file: string) => `leyes/${file}`;

/** Laws and regulations in the administrators' order (spec 6.11). */
export const listLaws = ({ db }: Context, input: ListInput) => listOrderedRows('law', laws(db), input);

/** The file of a law, named by its title. Refuses (404) an unknown law. */
export async function openLawFile(context: Context, id: number) {
  const law = await findLaw(context.db, id);
  const sizeBytes = law === undefined ? undefined : await context.files.sizeOf(keyOf(law.file));
  if (law === undefined || sizeBytes === undefined) throw new Refusal('notFound');
  return {
    name: `${law.title}.${law.fileType}`,
    fileType: law.fileType as DocumentKind,
    sizeBytes,
    tag: law.file, // a new file gets a new name
    body: (part?: { start: number; end: number }) => context.files.stream(keyOf(law.file), part),
  };
}

/** The columns of a stored document. */
interface LawFile {
  file: string;
  file_type: string;
  size_bytes: number;
}

/**
 * Stores a document under a generated name. It is stored before the row that names it, so a crash in between leaves a
 * file for the clean-up job. Refuses (415) a file that is none of the four kinds.
 */
async function storeDocument(context: Context, received: ReceivedFile): Promise<LawFile> {
  const fileType = await documentKindOf(received.path);
  if (fileType === undefined) throw fileRefusal('wrongFileKind', { taken: fileKinds.document.taken });
  const file = `${randomUUID()}.${fileType}`;
  await context.files.putFile(keyOf(file), received.path);
  return { file, file_type: fileType, size_bytes: received.sizeBytes };
}

/** Like storeDocument, but keeps the law's own file if the received one has the same bytes. */
async function storeAnother(
  context: Context,
  received: ReceivedFile,
  law: { file: string; fileType: string; sizeBytes: number },
): Promise<LawFile> {
  if (received.sizeBytes !== law.sizeBytes || !(await context.files.has(keyOf(law.file))))
    return storeDocument(context, received);
  const [given, held] = await Promise.all([
    sha256Of(createReadStream(received.path)),
    sha256Of(context.files.stream(keyOf(law.file))),
  ]);
  return given === held
    ? { file: law.file, file_type: law.fileType, size_bytes: law.sizeBytes }
    : storeDocument(context, received);
}

/** Adds a law before the others. Refuses (415) a file that is not a pdf, doc, docx or xml by its content. */
export async function addLaw(
  context: Context,
  texts: { title: string; description: string },
  received: ReceivedFile,
): Promise<{ id: number; version: number }> {
  const stored = await storeDocument(context, received);
  return addOrderedRow(context, 'law', {
    values: { ...texts, ...stored, updated_at: context.clock.now() },
    details: { title: texts.title, file: stored.file },
  });
}

/**
 * Changes the given fields; the clean-up job takes the old file. Refuses (404) an unknown law, (409) a stale
 * `version`, and a file like addLaw.
 */
export async function changeLaw(
  context: Context,
  id: number,
  {
    texts,
    received,
  }: {
    texts: { title?: string | undefined; description?: string | undefined };
    received: ReceivedFile | undefined;
  },
  version?: number,
): Promise<{ id: number; version: number }> {
  const law = foundRow(await findLaw(context.db, id));
  const stored = received === undefined ? undefined : await storeAnother(context, received, law);
  const { file, ...kept } = stored ?? {};
  return transaction(context, async (inside) => {
    const derived = { ...kept, updated_at: inside.clock.now() };
    return {
      id,
      version: await changeRow(inside, 'law', id, { version, values: { ...texts, file }, derived }),
    };
  });
}

export const removeLaw = (context: Context, id: number) => trashListedRow(context, 'law', id);

export const orderLaws = (context: Context, ids: readonly number[]) => reorderRows(context, 'law', ids);
