import type { SubjectRevision, SubjectToEdit } from '../../../contract/calls/subject.ts';
import { subjectHref } from '../../../contract/content/answer-places.ts';
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
  const { present, revisions, chosen } = data;
  const { id, version: Version } = present;
  return (
    <VersionsPage
      noun="el tema"
      home={{ label: 'Temas', href: '/editartemas' }}
      present={present}
      revisions={revisions}
      chosen={chosen}
      hrefs={{ list: `/versionestema?id=${id}`, edit: `/editartemas?id=${id}`, see: subjectHref(id) }}
      consequence={({ version }) =>
        `El tema vuelve a tener las frases, las respuestas y los enlaces de la versión ${version}. Lo de ahora queda como versión ${Version}.`
      }
      restore={({ version }) => api.subject.restoreRevision({ Id: id, Revision: version, Version })}
      fieldsOf={(version) => comparedSubjects(version, present)}
      foldsEqual
    />
  );
}
