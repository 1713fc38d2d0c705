import type { MaterialType } from '../../../contract/material/calls.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';

/** The columns that decide the account's right to a course's material; `isEnrolled`: and not taken out since. */
const readers = (db: Database, courseId: number, accountId: number) =>
  db
    .selectFrom('course')
    .leftJoin('enrolment', (join) =>
      join
        .onRef('enrolment.course_id', '=', 'course.id')
        .on('enrolment.account_id', '=', accountId)
        .on('enrolment.closed_at', 'is', null),
    )
    .select([
      'course.is_published as isCoursePublished',
      'course.opens_at as opensAt',
      sql<boolean>`enrolment.account_id is not null`.as('isEnrolled'),
    ])
    .where('course.id', '=', courseId)
    .where('course.deleted_at', 'is', null);

/** The account's right to the material of a course; undefined if the course does not exist. */
export async function findReader(db: Database, courseId: number, accountId: number) {
  return (await rights(db, courseId, accountId))[0];
}

const rights = prepared(readers);

/**
 * The material of a course in its order, each with the account's right to it. One row without material (`id` null) if
 * there is none; no row if the course does not exist.
 */
export const listMaterial = prepared((db, courseId: number, accountId: number) =>
  readers(db, courseId, accountId)
    .leftJoin('course_file as file', (join) =>
      join.onRef('file.course_id', '=', 'course.id').on('file.deleted_at', 'is', null),
    )
    .select(({ ref }) => [
      'file.id',
      ref('file.title').$notNull().as('title'),
      ref('file.file').$notNull().as('file'),
      sql<MaterialType>`file.type`.as('type'),
      ref('file.size_bytes').$notNull().as('sizeBytes'),
      'file.duration_seconds as durationSeconds',
      'file.is_fast_start as isFastStart',
      'file.captions',
      'file.transcript',
      'file.no_captions_reason as noCaptionsReason',
      ref('file.created_at').$notNull().as('createdAt'),
    ])
    .orderBy('file.position')
    .orderBy('file.id', 'desc'),
);

const living = (db: Database) => db.selectFrom('course_file').where('deleted_at', 'is', null);

export function findFile(db: Database, id: number) {
  return living(db)
    .select([
      'id',
      'course_id as courseId',
      'title',
      'file',
      sql<MaterialType>`type`.as('type'),
      'size_bytes as sizeBytes',
      'duration_seconds as durationSeconds',
      'is_fast_start as isFastStart',
      'captions',
      'no_captions_reason as noCaptionsReason',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Locks the places of a course's material until the transaction ends, so that changes of the order wait for each
 * other; false if the course does not exist.
 */
export async function lockPositions(db: Database, courseId: number): Promise<boolean> {
  const course = await db
    .selectFrom('course')
    .select('id')
    .where('id', '=', courseId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return course !== undefined;
}

/** All rows of the course, including those in the Papelera. */
export function listPlaces(db: Database, courseId: number) {
  return db
    .selectFrom('course_file')
    .select(['id', 'position', sql<boolean>`deleted_at is not null`.as('isDeleted')])
    .where('course_id', '=', courseId)
    .execute();
}

/** Numbers rows from 1 in the order of `ids`. */
export async function numberFiles(db: Database, ids: readonly number[]): Promise<void> {
  await sql`update course_file set position = wanted.position
    from unnest(${ids}::int[]) with ordinality as wanted (id, position)
    where course_file.id = wanted.id and course_file.position <> wanted.position`.execute(db);
}

export interface NewFile {
  courseId: number;
  title: string;
  file: string;
  type: MaterialType;
  sizeBytes: number;
  durationSeconds: number | null;
  isFastStart: boolean | null;
}

/** Adds material at the end of a course; returns its id. */
export async function insertFile(
  db: Database,
  given: NewFile,
  by: number | null,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('course_file')
    .values({
      course_id: given.courseId,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from course_file where course_id = ${given.courseId})`,
      title: given.title,
      file: given.file,
      type: given.type,
      size_bytes: given.sizeBytes,
      duration_seconds: given.durationSeconds,
      is_fast_start: given.isFastStart,
      created_at: now,
      created_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface FileTexts {
  title?: string | undefined;
  transcript?: string | null | undefined;
  /** Stored only while there are no captions. */
  noCaptionsReason?: string | null | undefined;
}

export function updateFile(db: Database, id: number, texts: FileTexts) {
  const reason = texts.noCaptionsReason;
  return db
    .updateTable('course_file')
    .set({
      title: texts.title ?? sql.ref('title'),
      ...(texts.transcript === undefined ? {} : { transcript: texts.transcript }),
      ...(reason === undefined
        ? {}
        : { no_captions_reason: sql<string | null>`case when captions is null then ${reason}::text end` }),
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

export function setCaptions(db: Database, id: number, captions: string) {
  return db
    .updateTable('course_file')
    .set({ captions, no_captions_reason: null })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

/**
 * The material rows of a stored name; there are several, because copies of a course share the file. Rows of a course in
 * which the account is enrolled come first, then published ones.
 */
export function findByFileName(db: Database, name: string, accountId: number | null) {
  const isEnrolled = sql<boolean>`exists (select from enrolment
    where enrolment.course_id = course_file.course_id and enrolment.account_id = ${accountId}
      and closed_at is null)`;
  return db
    .selectFrom('course_file')
    .innerJoin('course', 'course.id', 'course_file.course_id')
    .select(['course_file.id', sql<boolean>`coalesce(captions = ${name}, false)`.as('isCaptions')])
    .where((eb) => eb.or([eb('file', '=', name), eb('captions', '=', name)]))
    .where('course_file.deleted_at', 'is', null)
    .where('course.deleted_at', 'is', null)
    .orderBy(isEnrolled, 'desc')
    .orderBy('course.is_published', 'desc')
    .orderBy('course_file.id', 'desc')
    .execute();
}
