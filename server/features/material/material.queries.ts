import type { MaterialType } from '../../../contract/calls/material.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';

/** The account's enrolment in the course, and whether it is a draft; undefined if the course does not exist. */
export async function findReader(db: Database, courseId: number, accountId: number) {
  return (await readers(db, courseId, accountId))[0];
}

const readers = prepared((db, courseId: number, accountId: number) =>
  db
    .selectFrom('course')
    .leftJoin('enrolment', (join) =>
      join
        .onRef('enrolment.course_id', '=', 'course.id')
        .on('enrolment.account_id', '=', accountId)
        .on('enrolment.closed_at', 'is', null),
    )
    .select([
      'course.is_published as isPublished',
      'course.opens_at as opensAt',
      sql<boolean>`enrolment.account_id is not null`.as('isEnrolled'),
    ])
    .where('course.id', '=', courseId)
    .where('course.deleted_at', 'is', null),
);

const living = (db: Database) => db.selectFrom('course_file').where('deleted_at', 'is', null);

export const listFiles = prepared((db, courseId: number) =>
  living(db)
    .select([
      'id',
      'title',
      'file',
      sql<MaterialType>`type`.as('type'),
      'size_bytes as sizeBytes',
      'duration_seconds as durationSeconds',
      'is_fast_start as isFastStart',
      'captions',
      'transcript',
      'no_captions_reason as noCaptionsReason',
      'created_at as createdAt',
    ])
    .where('course_id', '=', courseId)
    .orderBy('position')
    .orderBy('id', 'desc'),
);

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
export async function lockPlaces(db: Database, courseId: number): Promise<boolean> {
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
