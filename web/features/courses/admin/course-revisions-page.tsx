import type { CourseToEdit } from '../../../../contract/calls/course.ts';
import type { CourseRevisionText } from '../../../../contract/calls/course-publishing.ts';
import type { Revision } from '../../../../contract/revision.ts';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useNotice } from '../../../lib/page/notice.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import { VersionComparison } from '../../../lib/versions/version-comparison.tsx';
import { VersionList } from '../../../lib/versions/version-list.tsx';
import { CourseCompare } from './course-compare.tsx';
import { comparableOfRevision } from './course-comparison.ts';

type CourseRevisionsData = {
  course: CourseToEdit;
  revisions: Revision[];
  /** The version to be compared with the present one; null = none chosen. */
  chosen: CourseRevisionText | null;
};

/** /revisionescurso: every saved version of a course; one of them beside the present one, to be restored. */
export default function CourseRevisionsPage({ data }: ViewProps<CourseRevisionsData>) {
  const api = useApi();
  const { course, revisions, chosen } = data;
  const list = `/revisionescurso?id=${course.id}`;
  const edit = `/editcourse?id=${course.id}`;
  useNotice();
  return (
    <>
      <Breadcrumb
        trail={[
          { label: 'Cursos', href: '/course' },
          { label: 'Editar', href: edit },
          ...(chosen === null
            ? [{ label: 'Versiones' }]
            : [{ label: 'Versiones', href: list }, { label: `Versión ${chosen.version}` }]),
        ]}
      />
      {chosen === null ? (
        <VersionList
          noun="el curso"
          present={course}
          revisions={revisions}
          hrefs={{ list, edit, see: `/leercurso?id=${course.id}` }}
        />
      ) : (
        <VersionComparison
          present={course}
          chosen={chosen}
          listHref={list}
          consequence={`El curso vuelve a tener los textos, los módulos y los ajustes de la versión ${chosen.version}; sus imágenes, preguntas y material no cambian. Lo de ahora queda como versión ${course.version}, y sigue ${course.published ? 'publicado' : 'en borrador'}.`}
          restore={() =>
            api.course.restoreRevision({ Id: course.id, Revision: chosen.version, Version: course.version })
          }
          compare={(names) => (
            <CourseCompare
              names={names}
              before={comparableOfRevision(chosen)}
              after={comparableOfRevision(course)}
            />
          )}
        />
      )}
    </>
  );
}
