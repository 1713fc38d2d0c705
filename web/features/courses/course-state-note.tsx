import type { CourseRead } from '../../../contract/courses/calls.ts';
import { UnpublishedNote } from '../../lib/page/unpublished-note.tsx';

/** A note for administrators on a course outside the catalogue: who can still see it. */
export function CourseStateNote({ course }: { course: Pick<CourseRead, 'id' | 'published' | 'archived'> }) {
  if (course.published && !course.archived) return null;
  return (
    <UnpublishedNote editHref={`/editcourse?id=${course.id}`}>
      {course.archived ? 'Archivado' : 'Borrador'}: solo lo ven los administradores y quienes ya lo tomaron.
    </UnpublishedNote>
  );
}
