import { type Database, sql } from '../../platform/database/database.ts';
import type { Saving } from '../versions/parts.rules.ts';

/** Gives a course the pictures and material of another: the same files in rows of its own. */
export async function copyImagesAndMaterial(
  db: Database,
  from: number,
  to: number,
  { savedAt, savedBy }: Saving,
): Promise<void> {
  await sql`update course set cover_image = origin.cover_image, detail_image = origin.detail_image,
      cover_alt = origin.cover_alt, detail_alt = origin.detail_alt
    from course origin where origin.id = ${from} and course.id = ${to}`.execute(db);
  await sql`insert into course_file (course_id, position, title, file, type, size_bytes, duration_seconds,
      is_fast_start, captions, transcript, no_captions_reason, created_at, created_by)
    select ${to}, position, title, file, type, size_bytes, duration_seconds,
      is_fast_start, captions, transcript, no_captions_reason, ${savedAt}, ${savedBy}
    from course_file where course_id = ${from} and deleted_at is null
    order by position, id`.execute(db);
}
