import { lawHref } from '../../../../contract/laws/anchors.ts';
import type { LawRevision, LawToEdit } from '../../../../contract/laws/text-calls.ts';
import { useApi } from '../../../lib/api/api-context.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import type { LoadedVersions } from '../../../lib/versions/load-versions.ts';
import { VersionsPage } from '../../../lib/versions/versions-page.tsx';
import { comparedLaws } from './law-comparison.ts';

/** /versionesley: every saved version of a law's text. */
export default function LawVersionsPage({ data }: ViewProps<LoadedVersions<LawToEdit, LawRevision>>) {
  const api = useApi();
  const { id, published } = data.present;
  return (
    <VersionsPage
      noun="el texto de la ley"
      home={{ label: 'Leyes y reglamentos', href: '/leyreglamento' }}
      loaded={data}
      hrefs={{ list: `/versionesley?id=${id}`, edit: `/textoley?id=${id}`, see: lawHref(id) }}
      consequence={[
        'El texto vuelve a tener los datos, los artículos y los cambios de la versión #',
        `, y sigue ${published ? 'publicado' : 'sin publicar'}`,
      ]}
      restore={api.leyTexto.restoreRevision}
      fieldsOf={comparedLaws}
      foldsEqual
    />
  );
}
