import { accountIdOf } from '../../../contract/caller.ts';
import type { ReceivedFile } from '../../../contract/files/file-kinds.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { recordAudit } from '../audit/audit.ts';
import { consumeUpload, openUpload } from '../uploads/uploads.ts';
import * as queries from './material.queries.ts';
import { inspectMaterial, storeMaterial } from './store-material.ts';

export interface AddedFile
  extends Pick<queries.NewFile, 'type' | 'sizeBytes' | 'durationSeconds' | 'isFastStart'> {
  id: number;
  /** Known only of a file just read; a repeated addition says true. */
  isShownEverywhere: boolean;
}

/** A file sent with the call, or the id of a finished upload in parts. */
export type Source = { file: ReceivedFile } | { uploadId: string };

const uploadKinds = ['document', 'video'] as const;

/**
 * Adds material at the end of a course. Refuses (404) an unknown course, and like openUpload, inspectMaterial and
 * storeMaterial. Repeating the call with the same upload adds nothing and answers with the same material, also for
 * concurrent calls.
 */
export async function addCourseFile(
  context: Context,
  to: { courseId: number; title: string },
  source: Source,
): Promise<AddedFile> {
  const given =
    'uploadId' in source
      ? await openUpload(context, source.uploadId, uploadKinds)
      : { path: source.file.path, sizeBytes: source.file.sizeBytes, sha256: undefined, usedAs: null };
  if (given.usedAs !== null) return addedFile(context, given.usedAs);
  return make(context, to, given, source).catch(async (error: unknown) => {
    // of two concurrent calls, the second finds the upload moved by the first
    if (!('uploadId' in source)) throw error;
    const { usedAs } = await openUpload(context, source.uploadId, uploadKinds);
    if (usedAs === null) throw error;
    return addedFile(context, usedAs);
  });
}

async function make(
  context: Context,
  to: { courseId: number; title: string },
  { path, sizeBytes, sha256 }: { path: string; sizeBytes: number; sha256: string | undefined },
  source: Source,
): Promise<AddedFile> {
  if ((await queries.findReader(context.db, to.courseId, 0)) === undefined) throw new Refusal('notFound');
  const facts = await inspectMaterial(path, sizeBytes);
  const file = await storeMaterial(context, path, facts.type, sha256);
  return transaction(context, async (inside) => {
    if (!(await queries.lockPositions(inside.db, to.courseId))) throw new Refusal('notFound');
    const row = { ...to, ...facts, file, sizeBytes };
    const by = accountIdOf(inside.caller);
    const insert = () => queries.insertFile(inside.db, row, by, inside.clock.now());
    const id = await ('uploadId' in source ? consumeUpload(inside, source.uploadId, insert) : insert());
    await recordAudit(inside, 'course_file.add', `course_file:${id}`, { ...to, type: facts.type });
    return { ...(await addedFile(inside, id)), isShownEverywhere: facts.isShownEverywhere };
  });
}

async function addedFile({ db }: Context, id: number): Promise<AddedFile> {
  const found = await queries.findFile(db, id);
  if (found === undefined) throw new Refusal('notFound'); // deleted meanwhile
  const { type, sizeBytes, durationSeconds, isFastStart } = found;
  return { id, type, sizeBytes, durationSeconds, isFastStart, isShownEverywhere: true };
}
