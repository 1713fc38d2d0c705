import { useState } from 'react';
import type { CommentRow } from '../../../contract/comments/calls.ts';
import type { Api } from '../../../contract/index.ts';
import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { PageTick } from '../../components/table/row-tick.tsx';
import { useSelection } from '../../components/table/use-selection.ts';
import { useApi } from '../../lib/api/api-context.ts';
import type { BulkAction } from '../../lib/lists/bulk-action.ts';
import { itemsOf } from '../../lib/lists/bulk-actions.ts';
import { BulkBar } from '../../lib/lists/bulk-bar.tsx';
import { PagedTableEmpty, PagedTablePager, PagedTableTools } from '../../lib/lists/paged-table.tsx';
import { StateChips } from '../../lib/lists/state-chips.tsx';
import { type PagedList, usePagedList } from '../../lib/lists/use-paged-list.ts';
import { useMenuCount } from '../../lib/page/menu-counts.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import styles from './comment-desk.module.css';
import { commentFilters } from './comment-desk.rules.ts';
import { DeskComment } from './desk-comment.tsx';
import { type CommentDeskData, loadCommentDesk } from './load-comment-desk.ts';

/** /comentarios: moderation of the comments on all courses, reported ones first, then new ones (spec 7.8). */
export default function CommentDeskPage({ data, query: opened, viewer }: ViewProps<CommentDeskData>) {
  const api = useApi();
  const list = usePagedList<CommentDeskData>({
    path: '/comentarios',
    query: opened,
    loaded: data,
    load: loadCommentDesk,
  });
  const { rows, total, counts, courses } = list.loaded;
  useMenuCount('/comentarios', list.query['course'] ? undefined : counts.new); // those of a course are not all
  const selection = useSelection(rows, ({ id }) => id);
  const [answering, setAnswering] = useState<CommentRow | null>(null);
  return (
    <>
      <ToolHead title="Comentarios">
        <Button kind="line" href="/comentarios/preguntas">
          Avisos de preguntas
        </Button>
      </ToolHead>
      <PagedTableTools
        list={list}
        label="Buscar un comentario o a quien lo escribió"
        filters={[
          {
            name: 'course',
            label: 'Curso',
            placeholder: 'Todos los cursos',
            options: courses,
          },
        ]}
      />
      <StateChips list={list} states={commentFilters} counts={counts} kept={['course']} />
      {rows.length === 0 ? (
        <NoComments list={list} />
      ) : (
        <>
          <div className={styles.all}>
            <PageTick count={rows.length} selection={selection} isWorded />
          </div>
          <ul className={styles.comments} aria-label="Comentarios">
            {rows.map((comment) => (
              <DeskComment
                key={comment.id}
                comment={comment}
                selection={selection}
                onAnswer={() => setAnswering(comment)}
                onChanged={list.reload}
              />
            ))}
          </ul>
        </>
      )}
      <PagedTablePager list={list} total={total} noun={['comentario', 'comentarios']} />
      <BulkBar
        selection={selection}
        nameOf={({ fullname, courseName }) => `${fullname}, ${courseName}`}
        noun={['comentario', 'comentarios']}
        actions={deskActions(api)}
        onDone={list.reload}
      />
      <AnswerDialog
        comment={answering}
        accountId={viewer?.accountId ?? 0}
        onClose={() => setAnswering(null)}
        onChanged={list.reload}
      />
    </>
  );
}

function NoComments({ list }: { list: PagedList<CommentDeskData> }) {
  const { state, search, course } = list.query;
  if (state === 'new' && !search && !course)
    return (
      <EmptyState image="/motivos/semilla.svg" title="Ningún comentario por revisar">
        Los nuevos y los denunciados aparecen aquí.
      </EmptyState>
    );
  return (
    <PagedTableEmpty list={list} title="Todavía no hay comentarios">
      Aparecen aquí cuando alguien comenta un curso que está leyendo.
    </PagedTableEmpty>
  );
}

const deskActions = (api: Api): BulkAction<CommentRow>[] => [
  { label: 'Marcar como vistos', icon: 'check', send: (rows) => api.comment.seenMany(itemsOf(rows)) },
  {
    label: 'Ocultar',
    icon: 'eye-off',
    send: (rows) => api.comment.hideMany({ ...itemsOf(rows), Hidden: true }),
    undo: (rows) => api.comment.hideMany({ ...itemsOf(rows.filter(({ hidden }) => !hidden)), Hidden: false }),
  },
  {
    label: 'Mostrar',
    icon: 'eye',
    send: (rows) => api.comment.hideMany({ ...itemsOf(rows), Hidden: false }),
  },
];
