import { accountIdOf, editsContent } from '../../../contract/caller.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import type { Database } from '../../platform/database/database.ts';
import type { LinkAnswer } from '../../platform/files/file-body.ts';
import { changesOf } from '../audit/audit.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { moveToTrash } from '../content/move-to-trash.ts';
import { reordered } from '../content/ordered-rows.rules.ts';
import { hasOpened, momentText } from '../courses/course-dates.rules.ts';
import * as queries from './material.queries.ts';
import { folder } from './store-material.ts';

/**
 * Admits readers of a course's material (spec 7.7): administrators, redactors and the enrolled, also after archiving.
 * Refuses (404) an unknown course or a draft, (403) a member who is not enrolled.
 */
function requireReader(
  context: Context,
  reader: Awaited<ReturnType<typeof queries.findReader>>,
): asserts reader {
  if (reader === undefined) throw new Refusal('notFound');
  if (editsContent(context.caller)) return;
  const { opensAt } = reader;
  if (reader.isEnrolled && opensAt !== null && !hasOpened(opensAt, context.clock.now()))
    throw new Refusal('courseNotOpen', { values: { when: momentText(opensAt, context.config.timeZone) } });
  if (reader.isEnrolled) return;
  throw new Refusal(reader.isCoursePublished ? 'notEnrolled' : 'notFound');
}

const idOf = ({ caller }: Context) => accountIdOf(caller) ?? 0;

/** The material of a course in its order; a film without captions is shown and marked. Refuses like requireReader. */
export async function listCourseFiles(context: Context, courseId: number) {
  const rows = await queries.listMaterial(context.db, courseId, idOf(context));
  requireReader(context, rows[0]);
  return rows.flatMap(({ id, isCoursePublished: _, opensAt: __, isEnrolled: ___, ...file }) =>
    id === null ? [] : [{ id, ...file, lacksCaptions: lacksCaptions(file) }],
  );
}

/** A stored file for an answer; refuses (404) one that is not on the disk. */
async function stored({ files }: Context, name: string) {
  const key = `${folder}/${name}`;
  const sizeBytes = foundRow(await files.sizeOf(key));
  return {
    sizeBytes,
    tag: name, // a changed file gets another name
    body: (part?: { start: number; end: number }) => files.stream(key, part),
    link: (answer: LinkAnswer) => files.link(key, answer),
  };
}

async function findReadable(context: Context, id: number) {
  const found = foundRow(await queries.findFile(context.db, id));
  requireReader(context, await queries.findReader(context.db, found.courseId, idOf(context)));
  return found;
}

/**
 * Opens a file of the material, named by its title. Refuses (404) unknown material, and like
 * requireReader.
 */
export async function openCourseFile(context: Context, id: number) {
  const { title, type, file } = await findReadable(context, id);
  return { name: `${title}.${type}`, type, ...(await stored(context, file)) };
}

/** Opens the captions of a video. Refuses (404) if there are none, and like openCourseFile. */
export async function openCaptions(context: Context, id: number) {
  const { title, captions } = await findReadable(context, id);
  if (captions === null) throw new Refusal('notFound');
  return { name: `${title}.vtt`, ...(await stored(context, captions)) };
}

/**
 * Changes the given fields; a reason for missing captions is dropped if there are captions. Refuses (404) unknown
 * material, (400) a document's transcript or reason.
 */
export async function changeCourseFile(
  context: Context,
  id: number,
  texts: queries.FileTexts,
): Promise<void> {
  const found = foundRow(await queries.findFile(context.db, id));
  const isOfVideo = [texts.transcript, texts.noCaptionsReason].some((text) => (text ?? null) !== null);
  if (isOfVideo && found.type !== 'mp4') throw new Refusal('notVideo');
  await transaction(context, async (inside) => {
    if ((await queries.updateFile(inside.db, id, texts)) === undefined) throw new Refusal('notFound');
    await recordAudit(inside, 'course_file.change', `course_file:${id}`, changesOf(found, texts));
  });
}

/** True for a film that has neither captions nor a recorded reason for having none (spec 7.7). */
const lacksCaptions = ({
  type,
  captions,
  noCaptionsReason,
}: {
  type: string;
  captions: string | null;
  noCaptionsReason: string | null;
}): boolean => type === 'mp4' && captions === null && noCaptionsReason === null;

/** Puts material of one course into a new order; see `reordered`. Refuses (404) material of another course. */
export async function orderCourseFiles(
  context: Context,
  courseId: number,
  ids: readonly number[],
): Promise<void> {
  await transaction(context, async (inside) => {
    const { db } = inside;
    if (!(await queries.lockPositions(db, courseId))) throw new Refusal('notFound');
    await queries.numberFiles(db, reordered(await queries.listPlaces(db, courseId), ids));
    await recordAudit(inside, 'course_file.order', `course:${courseId}`, { ids: [...ids] });
  });
}

/** Moves material to the Papelera; it keeps its file. Refuses (404) unknown material. */
export const removeCourseFile = (context: Context, id: number): Promise<void> =>
  transaction(context, (inside) => moveToTrash(inside, 'course_file', id));

/**
 * The material row for a stored name: the requested one, else one of a course in which the account is enrolled, else a
 * published one, else the newest. Undefined if there is none. It does not check who may see it.
 */
export async function materialByFileName(
  db: Database,
  name: string,
  { accountId, fileId }: { accountId: number | null; fileId: number | undefined },
): Promise<{ id: number; isCaptions: boolean } | undefined> {
  const rows = await queries.findByFileName(db, name, accountId);
  return fileId === undefined ? rows[0] : rows.find(({ id }) => id === fileId);
}
