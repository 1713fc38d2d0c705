import type { CourseToEdit } from '../../../../contract/courses/calls.ts';
import type { CourseHome } from '../../../../contract/courses/home-calls.ts';
import type { CourseRevisionText } from '../../../../contract/courses/publishing-calls.ts';
import { useApi } from '../../../lib/api/api-context.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import type { LoadedVersions } from '../../../lib/versions/load-versions.ts';
import { VersionsPage } from '../../../lib/versions/versions-page.tsx';
import { CourseHead } from '../../course-home/course-head.tsx';
import { comparableOfRevision, comparedFields } from './course-comparison.ts';

type CourseRevisionsData = LoadedVersions<CourseToEdit, CourseRevisionText> & { home: CourseHome };

/**
 * /revisionescurso: every saved version of a course. One of them is shown beside the current one and can be
 * restored.
 */
export default function CourseRevisionsPage({ data }: ViewProps<CourseRevisionsData>) {
  const api = useApi();
  const { home, present } = data;
  const { id, published } = present;
  return (
    <VersionsPage
      noun="el curso"
      home={{ label: 'Cursos', href: '/course' }}
      head={(here) => <CourseHead course={home} current="contenido" here={here} />}
      loaded={data}
      hrefs={{
        list: `/revisionescurso?id=${id}`,
        edit: `/editcourse?id=${id}`,
        see: `/leercurso?id=${id}`,
      }}
      consequence={[
        'El curso vuelve a tener los textos, los módulos y los ajustes de la versión #; sus imágenes, preguntas y material no cambian',
        `, y sigue ${published ? 'publicado' : 'en borrador'}`,
      ]}
      restore={api.course.restoreRevision}
      foldsEqual
      fieldsOf={(version) => comparedFields(comparableOfRevision(version), comparableOfRevision(present))}
    />
  );
}
