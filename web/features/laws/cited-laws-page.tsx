import { useState } from 'react';
import { truncations } from '../../../contract/constants.ts';
import { lawHref } from '../../../contract/laws/anchors.ts';
import type { LawCitation } from '../../../contract/laws/text-calls.ts';
import { truncate } from '../../../contract/text/text.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { longDate } from '../../lib/format.ts';
import { type Kind, KindTag } from '../../lib/page/kind-tag.tsx';
import type { ViewProps } from '../../lib/page/screen.ts';
import styles from './cited-laws-page.module.css';

/** /leyescitadas: the texts that cite a changed article, until each was reviewed (spec 6.16). */
export default function CitedLawsPage({ data }: ViewProps<LawCitation[]>) {
  const api = useApi();
  const { tell } = useCall();
  const [citations, setCitations] = useState(data);
  const review = (citation: LawCitation) =>
    void tell(
      () => api.leyTexto.review({ Id: citation.id }),
      () => setCitations((all) => all.filter(({ id }) => id !== citation.id)),
    );
  return (
    <>
      <ToolHead title="Textos que citan leyes que cambiaron" />
      {citations.length === 0 ? (
        <EmptyState
          image="/motivos/escudo.svg"
          title="Nada por revisar"
          actions={<Button href="/inicio">Ir a Inicio</Button>}
        >
          Cuando cambie un artículo de una ley, aquí estarán los textos que lo citan.
        </EmptyState>
      ) : (
        <>
          <p className="muted">Lee cada texto, corrígelo si hace falta y márcalo.</p>
          <ul className={styles.list}>
            {citations.map((citation) => (
              <li key={citation.id}>
                <div>
                  <b>
                    <a href={editHref(citation)}>{truncate(citation.title, truncations.standard)}</a>
                  </b>
                  <p className="muted">
                    <KindTag kind={tags[citation.kind]} /> Cita{' '}
                    <a href={lawHref(citation.lawId, { anchor: citation.anchor })}>{nameOf(citation)}</a>
                    {changeOf(citation)}
                  </p>
                </div>
                <Button
                  kind="line"
                  size="small"
                  aria-label={`Revisado: ${citation.title}`}
                  onClick={() => review(citation)}
                >
                  <Icon name="check" />
                  Revisado
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const tags: Record<LawCitation['kind'], Kind> = {
  article: 'Articulo',
  course: 'course',
  pension_item: 'Sistema',
  subject: 'Tema',
  route: 'Ruta',
  term: 'Termino',
  question: 'Pregunta',
  parameter: 'Dato',
};

function editHref({ kind, key, courseId }: LawCitation): string {
  const hrefs: Record<LawCitation['kind'], string> = {
    article: `/editarticle?id=${key}`,
    course: `/editcourse?id=${key}`,
    pension_item: `/sistemapension?id=${key}`,
    subject: `/editartemas?id=${key}`,
    route: `/rutas?id=${key}`,
    term: `/terminos?id=${key}`,
    question: `/question?id=${courseId}`,
    parameter: `/parametros?dato=${key}`,
  };
  return hrefs[kind];
}

const nameOf = ({ law, article, anchor }: LawCitation) =>
  `${law}, artículo ${article ?? anchor.replace('art-', '').replaceAll('-', ' ')}`;

function changeOf({ article, since }: LawCitation): string {
  if (article === null) return ', que ya no rige.';
  return since === null ? ', cuyo texto se corrigió.' : `, que cambió el ${longDate(since)}.`;
}
