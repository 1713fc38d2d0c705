import { useState } from 'react';
import type { ExamSettings, QuestionRow } from '../../../contract/question.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Crumb } from '../../components/crumb.tsx';
import { Icon } from '../../components/icon.tsx';
import { ToolHead } from '../../components/page-head.tsx';
import { useToast } from '../../components/toast.tsx';
import { useApi } from '../../lib/api-context.ts';
import type { ViewProps } from '../../lib/screen.ts';
import { useRemoval } from '../../lib/use-removal.ts';
import { ExamSettingsBar } from './exam-settings-bar.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { QuestionTable } from './question-table.tsx';

type QuestionManagerData = {
  course: { id: number; title: string };
  questions: QuestionRow[];
  settings: ExamSettings;
};

/** /question: the exam of a course, its settings and its questions (portal.md §2, Question manager). */
export default function QuestionManagerPage({ data }: ViewProps<QuestionManagerData>) {
  const api = useApi();
  const toast = useToast();
  const { course, settings } = data;
  const [questions, setQuestions] = useState(data.questions);
  const [isAdding, setAdding] = useState(false);
  const removal = useRemoval<QuestionRow>({
    remove: ({ id }) => api.question.delete({ id }),
    onRemoved: ({ id }) => setQuestions((before) => before.filter((question) => question.id !== id)),
  });
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Icon name="plus" />
      Agregar pregunta
    </Button>
  );

  async function showAdded(message: string) {
    setAdding(false);
    toast({ text: message });
    setQuestions((await api.question.get({ id: course.id })).data);
  }

  return (
    <>
      <Crumb trail={[{ label: 'Cursos', href: '/course' }, { label: course.title }]} />
      <ToolHead title="PREGUNTAS">{add}</ToolHead>
      <ExamSettingsBar courseId={course.id} settings={settings} questionCount={questions.length} />
      <QuestionTable questions={questions} onRemove={removal.ask} add={add} />
      <QuestionDialog
        courseId={course.id}
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdded={showAdded}
      />
      <ConfirmDialog
        {...removal.dialogProps}
        title="Desea eliminar?"
        body={
          <>
            <p>«{removal.asked?.description}»</p>
            <p>No saldrá en exámenes nuevos. Los que ya la tuvieron no cambian.</p>
          </>
        }
      />
    </>
  );
}
