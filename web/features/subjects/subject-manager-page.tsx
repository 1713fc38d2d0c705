import { newAnswerHref, phraseDesk } from '../../../contract/feedback/pages.ts';
import { subjectHref } from '../../../contract/subjects/answer-places.ts';
import type { SubjectRow, SubjectToEdit } from '../../../contract/subjects/calls.ts';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { ListManager } from '../../lib/lists/list-manager.tsx';
import { useOrderedList } from '../../lib/lists/use-ordered-list.ts';
import { useNotice } from '../../lib/page/notice.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { AnswerForm } from './answer-form.tsx';
import { SubjectEditor } from './subject-editor.tsx';

const path = '/editartemas';

export interface LoadedSubjects {
  rows: SubjectRow[];
  /** The subject being edited; null = a new one, or none. */
  edited: SubjectToEdit | null;
}

/**
 * /editartemas: the subjects in order; with `id`, or `respuesta` for one of its answers, the one being edited, or
 * 'nuevo' (spec 2.15).
 */
export default function SubjectManagerPage({ data, query, viewer }: ViewProps<LoadedSubjects>) {
  const question = query['pregunta'] ?? '';
  if (query['id'] === undefined && data.edited === null)
    return question === '' ? (
      <SubjectList rows={data.rows} />
    ) : (
      <AnswerForm
        asked={question}
        rows={data.rows}
        isPhrase={query['desde'] === phraseDesk}
        newSubjectHref={newAnswerHref(question, { kind: 'subject', key: 'nuevo' })}
      />
    );
  return (
    <>
      <Breadcrumb
        trail={[{ label: 'Temas', href: path }, { label: data.edited === null ? 'Agregar' : 'Editar' }]}
      />
      <SubjectEditor
        subject={data.edited}
        accountId={viewer?.accountId ?? 0}
        listHref={path}
        question={question}
      />
    </>
  );
}

function SubjectList({ rows }: { rows: readonly SubjectRow[] }) {
  const api = useApi();
  const list = useOrderedList<SubjectRow>({
    rows,
    nameOf: ({ title }) => title,
    order: (Ids) => api.subject.order({ Ids }),
    load: async () => (await api.subject.get({})).data,
  });
  useNotice();
  const editHref = ({ id }: SubjectRow) => `${path}?id=${id}`;
  return (
    <ListManager
      title="Temas"
      caption="Temas"
      noun={['tema', 'temas']}
      searchLabel="Buscar un tema"
      list={list}
      textOf={({ title, summary }) => `${title} ${summary}`}
      name={{ label: 'Tema', draw: (row) => <a href={editHref(row)}>{row.title}</a> }}
      columns={[
        {
          key: 'summary',
          label: 'En una frase',
          isText: true,
          render: ({ summary }) => summary || <span className="muted">Sin frase</span>,
        },
        {
          key: 'answers',
          label: 'Preguntas',
          render: ({ id, answerCount }) => <a href={subjectHref(id)}>{answerCount}</a>,
        },
      ]}
      edit={(row) => ({ href: editHref(row) })}
      versionsHref={({ id }) => `/versionestema?id=${id}`}
      removal={{
        type: 'Tema',
        send: ({ id }) => api.subject.delete({ id }),
        sendMany: (items) => api.subject.deleteMany(items),
        consequence: {
          named: (name) => `El tema «${name}» y sus respuestas dejarán de verse`,
          one: 'El tema y sus respuestas dejarán de verse',
          many: 'Los # temas y sus respuestas dejarán de verse',
        },
      }}
      add={{ href: `${path}?id=nuevo` }}
      empty={{
        image: '/motivos/libro.svg',
        title: 'Todavía no hay temas',
        text: 'Junta aquí lo que más se pregunta de un asunto, con respuestas cortas. Agrega el primero.',
      }}
    />
  );
}
