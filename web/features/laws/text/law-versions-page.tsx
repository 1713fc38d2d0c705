import type { LawRevision, LawToEdit } from '../../../../contract/calls/ley-texto.ts';
import { lawHref } from '../../../../contract/content/law-anchors.ts';
import type { Revision } from '../../../../contract/revision.ts';
import { useApi } from '../../../lib/api/api-context.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import { VersionsPage } from '../../../lib/versions/versions-page.tsx';
import { comparedLaws } from './law-comparison.ts';

export interface LawVersionsData {
  text: LawToEdit;
  revisions: Revision[];
  /** The version to compare with the current one; null = none chosen. */
  chosen: LawRevision | null;
}

/** /versionesley: every saved version of a law's text. */
export default function LawVersionsPage({ data }: ViewProps<LawVersionsData>) {
  const api = useApi();
  const { text, revisions, chosen } = data;
  const { id, version: Version, published } = text;
  return (
    <VersionsPage
      noun="el texto de la ley"
      home={{ label: 'Leyes y reglamentos', href: '/leyreglamento' }}
      present={text}
      revisions={revisions}
      chosen={chosen}
      hrefs={{ list: `/versionesley?id=${id}`, edit: `/textoley?id=${id}`, see: lawHref(id) }}
      consequence={({ version }) =>
        `El texto vuelve a tener los datos, los artículos y los cambios de la versión ${version}. Lo de ahora queda como versión ${Version}, y sigue ${published ? 'publicado' : 'sin publicar'}.`
      }
      restore={({ version }) => api.leyTexto.restoreRevision({ Id: id, Revision: version, Version })}
      fieldsOf={(version) => comparedLaws(version, text)}
      foldsEqual
    />
  );
}
