import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { fileKinds, type ReceivedFile } from '../../../contract/content/file-kinds.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { sha256Of } from '../../platform/files/file-hash.ts';
import { fileRefusal } from '../../platform/files/file-refusal.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from '../content/content-version.ts';
import { trashListedRow } from '../content/move-to-trash.ts';
import { reorderRows, reservePlace } from '../content/ordering.ts';
import { lockToChange } from '../versions/current-version.ts';
import { foundRow } from '../versions/saving.ts';
import { type DocumentKind, documentKindOf } from './document-kind.ts';
import * as queries from './laws.queries.ts';

const keyOf = (file: string) => `leyes/${file}`;

/** Laws and regulations in the administrators' order (spec 6.11). */
export async function listLaws(context: Context, input: ListInput) {
  const [rows, total] = await Promise.all([
    queries.listLaws(context.db, input.Search, listWindow(input)),
    queries.countLaws(context.db, input.Search),
  ]);
  return { rows, total };
}

/** The file of a law, named by its title. Refuses (404) an unknown law. */
export async function openLawFile(context: Context, id: number) {
  const law = await queries.findLaw(context.db, id);
  if (law === undefined || !(await context.files.has(keyOf(law.file)))) throw new Refusal('notFound');
  return {
    name: `${law.title}.${law.fileType}`,
    fileType: law.fileType as DocumentKind,
    sizeBytes: await context.files.size(keyOf(law.file)),
    tag: law.file, // a new file gets a new name
    body: (part?: { start: number; end: number }) => context.files.stream(keyOf(law.file), part),
  };
}

/**
 * Stores a document under a generated name, before the row that names it: after a crash in between, the clean-up job
 * takes the file. Refuses (415) a file that is none of the four kinds.
 */
async function storeDocument(context: Context, received: ReceivedFile): Promise<queries.LawFile> {
  const fileType = await documentKindOf(received.path);
  if (fileType === undefined) throw fileRefusal('wrongFileKind', { taken: fileKinds.document.taken });
  const file = `${randomUUID()}.${fileType}`;
  await context.files.putFile(keyOf(file), received.path);
  return { file, fileType, sizeBytes: received.sizeBytes };
}

/** Like storeDocument; the file that the law has already is not stored again. */
async function storeAnother(
  context: Context,
  received: ReceivedFile,
  law: queries.LawFile,
): Promise<queries.LawFile> {
  if (received.sizeBytes !== law.sizeBytes || !(await context.files.has(keyOf(law.file))))
    return storeDocument(context, received);
  const [given, held] = await Promise.all([
    sha256Of(createReadStream(received.path)),
    sha256Of(context.files.stream(keyOf(law.file))),
  ]);
  const { file, fileType, sizeBytes } = law;
  return given === held ? { file, fileType, sizeBytes } : storeDocument(context, received);
}

/** Adds a law before the others; refuses (415) a file that is not a pdf, doc, docx or xml by its content. */
export async function addLaw(
  context: Context,
  texts: { title: string; description: string },
  received: ReceivedFile,
): Promise<{ id: number }> {
  const stored = await storeDocument(context, received);
  return transaction(context, async (inside) => {
    const position = await reservePlace(inside, 'law');
    const added = await queries.insertLaw(inside.db, { ...texts, ...stored }, position);
    await recordAudit(inside, 'law.add', `law:${added.id}`, { title: texts.title, file: stored.file });
    await contentChanged(inside, 'law');
    return added;
  });
}

/**
 * Changes the given fields; the old file stays on the disk until the clean-up job. Refuses (404) an unknown law, (409) a
 * stale `version`, and a file like addLaw.
 */
export async function changeLaw(
  context: Context,
  id: number,
  { texts, received }: { texts: queries.LawTexts; received: ReceivedFile | undefined },
  version?: number,
): Promise<void> {
  const law = foundRow(await queries.findLaw(context.db, id));
  const stored = received === undefined ? undefined : await storeAnother(context, received, law);
  await transaction(context, async (inside) => {
    if (await lockToChange(inside, 'law', id, { version, values: { ...texts, file: stored?.file } })) return;
    await queries.updateLaw(inside.db, id, texts, stored);
    await contentChanged(inside, 'law');
  });
}

/** Moves a law to the Papelera; it keeps its file. */
export const removeLaw = (context: Context, id: number) => trashListedRow(context, 'law', id);

/** Puts laws into a new order; see reorderRows. */
export const orderLaws = (context: Context, ids: readonly number[]) => reorderRows(context, 'law', ids);
