import { subjectHref } from '../../../contract/subjects/answer-places.ts';
import type { SubjectRow } from '../../../contract/subjects/calls.ts';
import { counted } from '../../../contract/text/counted.ts';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Card } from '../../components/page/card.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { drawingUrl } from '../../lib/placeholder.ts';
import styles from './subject-list-page.module.css';

/** /temas: the subjects in order, each with its number of answers (spec 2.7). */
export default function SubjectListPage({ data }: PageViewProps<SubjectRow[]>) {
  return (
    <div className="wrap page">
      {data.length === 0 ? (
        <EmptyState
          level={1}
          image="/motivos/libro.svg"
          title="Temas"
          actions={<Button href="/articulos">Leer los artículos</Button>}
        >
          Todavía no hay temas. Mientras tanto, los artículos explican lo principal.
        </EmptyState>
      ) : (
        <>
          <PageHead title="Temas">Lo primero que conviene saber, y lo que más se pregunta.</PageHead>
          <ul className={styles.subjects}>
            {data.map(({ id, title, summary, answerCount }) => (
              <li key={id}>
                <Card as="article" className={styles.subject}>
                  <ResponsiveImage src={drawingUrl({ id, title })} drawn alt="" width={96} height={96} />
                  <div>
                    <h2>
                      <a href={subjectHref(id)} className="covers">
                        {title}
                      </a>
                    </h2>
                    {summary !== '' && <p>{summary}</p>}
                    {answerCount > 0 && <small>{counted(answerCount, 'pregunta', 'preguntas')}</small>}
                  </div>
                </Card>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
