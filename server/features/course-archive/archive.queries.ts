import type { Database } from '../../platform/database/database.ts';
import type { ImportedImage } from './import-images.ts';
import type { ImportedMaterial } from './import-material.ts';

export function setImages(
  db: Database,
  courseId: number,
  { cover, detail }: { cover: ImportedImage; detail: ImportedImage },
) {
  return db
    .updateTable('course')
    .set({
      cover_image: cover?.name ?? null,
      cover_alt: cover?.alt ?? '',
      detail_image: detail?.name ?? null,
      detail_alt: detail?.alt ?? '',
    })
    .where('id', '=', courseId)
    .execute();
}

export async function insertMaterial(
  db: Database,
  courseId: number,
  material: readonly ImportedMaterial[],
  by: number | null,
  now: Date,
): Promise<void> {
  if (material.length === 0) return;
  const rows = material.map((given, index) => ({
    course_id: courseId,
    position: index + 1,
    title: given.title,
    file: given.file,
    type: given.type,
    size_bytes: given.sizeBytes,
    duration_seconds: given.durationSeconds,
    is_fast_start: given.isFastStart,
    captions: given.captions,
    transcript: given.transcript,
    no_captions_reason: given.noCaptionsReason,
    created_at: now,
    created_by: by,
  }));
  await db.insertInto('course_file').values(rows).execute();
}
