import type { TermRevision, TermToEdit } from '../../../contract/terms/calls.ts';
import { termHref } from '../../../contract/terms/mark-terms.ts';
import { useApi } from '../../lib/api/api-context.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import type { LoadedVersions } from '../../lib/versions/load-versions.ts';
import { VersionsPage } from '../../lib/versions/versions-page.tsx';
import { comparedTerms } from './term-comparison.ts';

/** /versionestermino: every saved version of a term (spec 6.3). */
export default function TermVersionsPage({ data }: ViewProps<LoadedVersions<TermToEdit, TermRevision>>) {
  const api = useApi();
  const { id } = data.present;
  return (
    <VersionsPage
      noun="el término"
      home={{ label: 'Glosario', href: '/terminos' }}
      loaded={data}
      hrefs={{ list: `/versionestermino?id=${id}`, edit: `/terminos?id=${id}`, see: termHref(id) }}
      consequence={['El término vuelve a tener el nombre, la definición y los otros nombres de la versión #']}
      restore={api.term.restoreRevision}
      fieldsOf={comparedTerms}
      foldsEqual
    />
  );
}
