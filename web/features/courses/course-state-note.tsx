import type { CourseRead } from '../../../contract/calls/course.ts';
import { UnpublishedNote } from '../../lib/page/unpublished-note.tsx';

/** Told to administrators over a course that is not in the catalogue: who sees it all the same. */
export function CourseStateNote({ course }: { course: Pick<CourseRead, 'id' | 'published' | 'archived'> }) {
  if (course.published && !course.archived) return null;
  return (
    <UnpublishedNote editHref={`/editcourse?id=${course.id}`}>
      {course.archived ? 'Archivado' : 'Borrador'}: solo lo ven los administradores y quienes ya lo tomaron.
    </UnpublishedNote>
  );
}
