import type { CourseToEdit } from '../../../../contract/calls/course.ts';
import type { CourseHome } from '../../../../contract/calls/course-home.ts';
import type { CourseRevisionText } from '../../../../contract/calls/course-publishing.ts';
import type { Revision } from '../../../../contract/revision.ts';
import { useApi } from '../../../lib/api/api-context.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import { VersionsPage } from '../../../lib/versions/versions-page.tsx';
import { CourseHead } from '../../course-home/course-head.tsx';
import { comparableOfRevision, comparedFields } from './course-comparison.ts';

type CourseRevisionsData = {
  home: CourseHome;
  course: CourseToEdit;
  revisions: Revision[];
  /** The version to compare with the current one; null = none chosen. */
  chosen: CourseRevisionText | null;
};

/**
 * /revisionescurso: every saved version of a course. One of them is shown beside the current one and can be
 * restored.
 */
export default function CourseRevisionsPage({ data }: ViewProps<CourseRevisionsData>) {
  const api = useApi();
  const { home, course, revisions, chosen } = data;
  const { id, version: Version, published } = course;
  return (
    <VersionsPage
      noun="el curso"
      home={{ label: 'Cursos', href: '/course' }}
      head={(here) => <CourseHead course={home} current="contenido" here={here} />}
      present={course}
      revisions={revisions}
      chosen={chosen}
      hrefs={{
        list: `/revisionescurso?id=${id}`,
        edit: `/editcourse?id=${id}`,
        see: `/leercurso?id=${id}`,
      }}
      consequence={({ version }) =>
        `El curso vuelve a tener los textos, los módulos y los ajustes de la versión ${version}; sus imágenes, preguntas y material no cambian. Lo de ahora queda como versión ${Version}, y sigue ${published ? 'publicado' : 'en borrador'}.`
      }
      restore={({ version }) => api.course.restoreRevision({ Id: id, Revision: version, Version })}
      foldsEqual
      fieldsOf={(version) => comparedFields(comparableOfRevision(version), comparableOfRevision(course))}
    />
  );
}
