import type { FeedbackRow } from '../../../contract/feedback/calls.ts';
import { type FeedbackKind, feedbackHref, newAnswerHref } from '../../../contract/feedback/pages.ts';
import { Button } from '../../components/forms/button.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { shortDate, wholeNumber } from '../../lib/format.ts';
import { FilterChips } from '../../lib/lists/filter-chips.tsx';
import { PagedTableEmpty, PagedTablePager, PagedTableTools } from '../../lib/lists/paged-table.tsx';
import { listHref, usePagedList } from '../../lib/lists/use-paged-list.ts';
import { type Kind, KindTag } from '../../lib/page/kind-tag.tsx';
import type { Query, ViewProps } from '../../lib/page/screen.ts';
import styles from './feedback-page.module.css';
import { type FeedbackData, loadFeedback } from './load-feedback.ts';

const filters: readonly { state: FeedbackKind | ''; label: string }[] = [
  { state: '', label: 'Todas' },
  { state: 'article', label: 'Artículos' },
  { state: 'answer', label: 'Respuestas' },
  { state: 'fact', label: 'Datos del país' },
  { state: 'subject', label: 'Temas' },
  { state: 'calculator', label: 'Calculadoras' },
];
const tags: Record<FeedbackKind, Kind> = {
  article: 'Articulo',
  subject: 'Tema',
  answer: 'Respuesta',
  fact: 'Dato',
  calculator: 'Calculadora',
};

/** /opiniones: what people answer to '¿Te sirvió?', the least useful pages first (spec 6.19). */
export default function FeedbackPage({ data, query: opened }: ViewProps<FeedbackData>) {
  const api = useApi();
  const toast = useToast();
  const { run } = useCall();
  const list = usePagedList<FeedbackData>({
    path: '/opiniones',
    query: opened,
    loaded: data,
    load: loadFeedback,
  });
  const { rows, total } = list.loaded;
  const { tipo = '' } = list.query;
  const next = ({ search }: Query, state: FeedbackKind | '') => ({
    search,
    ...(state !== '' && { tipo: state }),
  });

  const setAway = (id: number, Away: boolean) =>
    run(async () => {
      const { message } = await api.feedback.putAwayMany({ Items: [{ Id: id }], Away });
      toast({
        text: message,
        ...(Away && { action: { label: 'Deshacer', onPress: () => void setAway(id, false) } }),
      });
      await list.reload();
    });

  return (
    <>
      <ToolHead title="¿Te sirvió?">
        <PagedTableTools list={list} label="Buscar una página" />
      </ToolHead>
      <FilterChips
        label="Tipo de página"
        states={filters}
        shown={filters.find(({ state }) => state === tipo)?.state ?? ''}
        hrefOf={(state) => listHref(list.path, next(list.query, state))}
        onChoose={(state) => list.change((wanted) => next(wanted, state))}
      />
      {rows.length === 0 ? (
        <PagedTableEmpty list={list} title="Todavía nadie respondió">
          Aquí verás si sirven los artículos, las respuestas y las calculadoras, y lo que escriben las
          personas.
        </PagedTableEmpty>
      ) : (
        <>
          <p className={`muted ${styles.about}`}>
            Lo que se respondió en los últimos 180 días. Lo que menos sirvió está primero.
          </p>
          <ul className={styles.pages} aria-label="Páginas">
            {rows.map((row) => (
              <PageAnswers key={`${row.kind} ${row.key}`} row={row} onAway={(id) => void setAway(id, true)} />
            ))}
          </ul>
        </>
      )}
      <PagedTablePager list={list} total={total} noun={['página', 'páginas']} />
    </>
  );
}

function PageAnswers({ row, onAway }: { row: FeedbackRow; onAway(id: number): void }) {
  const { kind, title, useful, useless, words, wordCount } = row;
  return (
    <li>
      <h2>
        <a href={feedbackHref(row)}>{title}</a>
      </h2>
      <p className="muted">
        <KindTag kind={tags[kind]} /> Sí: <b className="num">{wholeNumber(useful)}</b> · No:{' '}
        <b className="num">{wholeNumber(useless)}</b>
      </p>
      {words.length > 0 && (
        <ul className={styles.words}>
          {words.map(({ id, words: written, isUseful, date }) => (
            <li key={id}>
              <p>
                «{written}»{' '}
                <small className="muted">
                  {isUseful ? 'Le sirvió' : 'No le sirvió'}, {shortDate(date)}
                </small>
              </p>
              <div className={styles.tools}>
                <Button kind="text" size="small" href={newAnswerHref(written, row)}>
                  Responder en un tema
                </Button>
                <Button
                  kind="text"
                  size="small"
                  aria-label={`Archivar: ${written}`}
                  onClick={() => onAway(id)}
                >
                  Archivar
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {wordCount > words.length && (
        <p className="muted small">
          Se ven las {words.length} últimas frases de {wordCount}: archiva las que ya leíste para ver las
          demás.
        </p>
      )}
    </li>
  );
}
