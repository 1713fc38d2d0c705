import { subjectHref } from '../../../contract/subjects/answer-places.ts';
import type { SubjectRevision, SubjectToEdit } from '../../../contract/subjects/calls.ts';
import { useApi } from '../../lib/api/api-context.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import type { LoadedVersions } from '../../lib/versions/load-versions.ts';
import { VersionsPage } from '../../lib/versions/versions-page.tsx';
import { comparedSubjects } from './subject-comparison.ts';

/** /versionestema: every saved version of a subject (spec 6.3). */
export default function SubjectVersionsPage({
  data,
}: ViewProps<LoadedVersions<SubjectToEdit, SubjectRevision>>) {
  const api = useApi();
  const { id } = data.present;
  return (
    <VersionsPage
      noun="el tema"
      home={{ label: 'Temas', href: '/editartemas' }}
      loaded={data}
      hrefs={{ list: `/versionestema?id=${id}`, edit: `/editartemas?id=${id}`, see: subjectHref(id) }}
      consequence={['El tema vuelve a tener las frases, las respuestas y los enlaces de la versión #']}
      restore={api.subject.restoreRevision}
      fieldsOf={comparedSubjects}
      foldsEqual
    />
  );
}
