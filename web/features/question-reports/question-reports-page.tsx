import { useState } from 'react';
import type { ReportedQuestion } from '../../../contract/question-reports/calls.ts';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { FilterChips } from '../../lib/lists/filter-chips.tsx';
import { PagedTableEmpty, PagedTablePager, PagedTableTools } from '../../lib/lists/paged-table.tsx';
import { listHref, usePagedList } from '../../lib/lists/use-paged-list.ts';
import type { Query, ViewProps } from '../../lib/page/screen.ts';
import { AnswerReportsDialog } from './answer-reports-dialog.tsx';
import { loadQuestionReports, type QuestionReportsData } from './load-question-reports.ts';
import styles from './question-reports.module.css';
import { ReportedQuestionItem } from './reported-question.tsx';

const path = '/comentarios/preguntas';
const states = [
  { state: '', label: 'Por contestar' },
  { state: 'answered', label: 'Contestados' },
] as const;
type State = (typeof states)[number]['state'];

const withState = (query: Query, state: State): Query => ({
  ...(query['search'] && { search: query['search'] }),
  ...(state !== '' && { state }),
});

/** /comentarios/preguntas: the questions of exams that people report, each once, with one answer for all (spec 8.21). */
export default function QuestionReportsPage({ data, query: opened, viewer }: ViewProps<QuestionReportsData>) {
  const list = usePagedList<QuestionReportsData>({
    path,
    query: opened,
    loaded: data,
    load: loadQuestionReports,
  });
  const { rows, total } = list.loaded;
  const [answering, setAnswering] = useState<ReportedQuestion | null>(null);
  const shown = list.query['state'] === 'answered' ? 'answered' : '';
  return (
    <>
      <Breadcrumb
        trail={[{ label: 'Comentarios', href: '/comentarios' }, { label: 'Avisos de preguntas' }]}
      />
      <ToolHead title="Avisos de preguntas" />
      <p className={`muted ${styles.about}`}>
        Lo que dice de una pregunta quien ya cerró su examen. Una respuesta llega a todos los que avisaron de
        ella.
      </p>
      <PagedTableTools list={list} label="Buscar una pregunta o un curso" />
      <FilterChips
        label="Estado"
        states={states}
        shown={shown}
        hrefOf={(state) => listHref(path, withState(list.query, state))}
        onChoose={(state) => list.change((wanted) => withState(wanted, state))}
      />
      {rows.length === 0 ? (
        shown === '' && !list.query['search'] ? (
          <EmptyState image="/motivos/semilla.svg" title="Ningún aviso por contestar">
            Cuando alguien diga que una pregunta tiene un problema, aparece aquí.
          </EmptyState>
        ) : (
          <PagedTableEmpty list={list} title="No hay avisos aquí">
            Ninguna pregunta tiene avisos contestados todavía.
          </PagedTableEmpty>
        )
      ) : (
        <ul className={styles.questions} aria-label="Preguntas con avisos">
          {rows.map((question) => (
            <ReportedQuestionItem
              key={question.questionId}
              question={question}
              onAnswer={() => setAnswering(question)}
            />
          ))}
        </ul>
      )}
      <PagedTablePager list={list} total={total} noun={['pregunta', 'preguntas']} />
      <AnswerReportsDialog
        question={answering}
        accountId={viewer?.accountId ?? 0}
        onClose={() => setAnswering(null)}
        onChanged={list.reload}
      />
    </>
  );
}
