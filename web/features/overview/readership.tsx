import type { MostRead, Overview } from '../../../contract/calls/inicio.ts';
import { newAnswerHref } from '../../../contract/content/feedback-pages.ts';
import { SectionHead } from '../../components/page/page-head.tsx';
import { wholeNumber } from '../../lib/format.ts';
import { type Kind, KindTag } from '../../lib/page/kind-tag.tsx';
import styles from './readership.module.css';

const pages: Record<MostRead['kind'], { path: string; tag: Kind }> = {
  article: { path: '/leerarticulo', tag: 'Articulo' },
  course: { path: '/leercurso', tag: 'course' },
};

/** The most opened content, and the most frequent searches without results (spec 10.6). */
export function Readership({ overview }: { overview: Overview }) {
  const { mostRead, searches, doubts } = overview;
  return (
    <div className={styles.columns}>
      <section aria-labelledby="lo-mas-leido">
        <SectionHead id="lo-mas-leido" title="Lo más leído">
          Veces que se abrió en los últimos 7 días
        </SectionHead>
        {mostRead.length === 0 ? (
          <p className="muted">Todavía nadie abrió un artículo ni un curso.</p>
        ) : (
          <ol>
            {mostRead.map(({ kind, id, title, count }) => (
              <li key={`${kind} ${id}`}>
                <span>
                  <a href={`${pages[kind].path}?id=${id}`}>{title}</a> <KindTag kind={pages[kind].tag} />
                </span>
                <b className="num">{wholeNumber(count)}</b>
              </li>
            ))}
          </ol>
        )}
      </section>
      <section aria-labelledby="sin-resultados">
        <SectionHead id="sin-resultados" title="Búsquedas sin resultados">
          Lo que varias personas buscaron en vano en los últimos 30 días
        </SectionHead>
        {searches.length === 0 ? (
          <p className="muted">Ninguna que se repita.</p>
        ) : (
          <ol>
            {searches.map(({ words, count }) => (
              <li key={words}>
                <span>
                  «{words}» <a href={newAnswerHref(words)}>Responder</a>
                </span>
                <b className="num">{wholeNumber(count)}</b>
              </li>
            ))}
          </ol>
        )}
      </section>
      <section aria-labelledby="no-sirvio">
        <SectionHead id="no-sirvio" title="No les sirvió">
          Lo último que escribieron bajo una página. <a href="/opiniones">Ver todo</a>
        </SectionHead>
        {doubts.length === 0 ? (
          <p className="muted">Nadie escribió que una página no le sirvió.</p>
        ) : (
          <ul>
            {doubts.map((doubt) => (
              <li key={doubt.id}>
                <span>
                  «{doubt.words}» <small>{doubt.title}</small>
                </span>
                <a href={newAnswerHref(doubt.words, doubt)}>Responder</a>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
