import { useRef, useState } from 'react';
import type { CourseHome } from '../../../contract/courses/home-calls.ts';
import type { Api } from '../../../contract/index.ts';
import type { ExamSettings, QuestionRow } from '../../../contract/questions/calls.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { IconButton } from '../../components/forms/icon-button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { MoreMenu } from '../../components/overlay/more-menu.tsx';
import { Pager } from '../../components/table/pager.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import type { BulkAction } from '../../lib/lists/bulk-action.ts';
import { seenItemsOf, trashAction, trashConsequence } from '../../lib/lists/bulk-actions.ts';
import { courseChoices } from '../../lib/lists/course-choices.ts';
import { PreviewDialog } from '../../lib/page/preview-dialog.tsx';
import type { ViewProps } from '../../lib/page/screen.ts';
import { CourseHead } from '../course-home/course-head.tsx';
import { ExportDialog } from '../question-banks/export-dialog.tsx';
import { ImportDialog } from '../question-banks/import-dialog.tsx';
import styles from './exam-settings.module.css';
import { shortBankWarning } from './exam-settings.rules.ts';
import { ExamSettingsBar } from './exam-settings-bar.tsx';
import { QuestionDialog } from './form/question-dialog.tsx';
import { PracticeQuestion } from './form/question-preview.tsx';
import { QuestionList } from './question-list.tsx';
import { RegradeDialog } from './regrade-dialog.tsx';
import { useQuestionBank } from './use-question-bank.ts';

type QuestionManagerData = {
  home: CourseHome;
  /** The titles of its modules. */
  modules: string[];
  questions: QuestionRow[];
  settings: ExamSettings;
  /** The question whose key is to be corrected; 0 = none. */
  toCorrect: number;
};

/** /question: the exam of a course, its settings and its questions (spec 2.17). */
export default function QuestionManagerPage({ data, viewer }: ViewProps<QuestionManagerData>) {
  const { home: course, modules } = data;
  const [settings, setSettings] = useState(data.settings);
  const api = useApi();
  const bank = useQuestionBank(course.id, data.questions, data.toCorrect);
  const { questions, removal } = bank;
  const inExams = questions.filter(({ practice }) => !practice);
  const warning = shortBankWarning(settings.amountQuestion, inExams.length);
  const add = (
    <Button onClick={bank.add}>
      <Icon name="plus" className="wide-only" />
      Agregar pregunta
    </Button>
  );
  const onImport = () => bank.setImporting(true);
  return (
    <>
      <CourseHead course={nowWith(course, inExams.length, settings)} current="preguntas" />
      <ExamSettingsBar
        courseId={course.id}
        settings={settings}
        questionCount={inExams.length}
        onChange={setSettings}
      >
        <Button kind="line" href={`/ajustesexamen?id=${course.id}`}>
          Cómo se sortea
        </Button>
        {questions.length > 0 && <QuestionTools course={course} questions={questions} onImport={onImport} />}
        {add}
      </ExamSettingsBar>
      {warning && (
        <Callout kind="warn" className={styles.warning}>
          {warning}
        </Callout>
      )}
      <QuestionList
        questions={questions}
        add={add}
        onImport={onImport}
        bulk={questionActions(api, course.id)}
        onChanged={bank.reload}
        onEdit={bank.edit}
        onCopy={bank.copy}
        onCorrect={bank.correct}
        onRemove={removal.ask}
      />
      <QuestionDialog
        edited={bank.edited}
        courseId={course.id}
        modules={modules}
        viewer={viewer}
        onClose={bank.close}
        onSaved={bank.showSaved}
      />
      <ImportDialog
        open={bank.isImporting}
        courseId={course.id}
        onImported={bank.reload}
        onClose={() => bank.setImporting(false)}
      />
      <RegradeDialog question={bank.corrected} onClose={() => bank.correct(null)} onCorrected={bank.reload} />
      <ConfirmDialog
        {...removal.dialogProps}
        title="Desea eliminar?"
        body={
          <>
            <p>«{removal.asked?.description}»</p>
            <p>{trashConsequence('No saldrá en exámenes nuevos; los que ya la tuvieron no cambian')}</p>
          </>
        }
      />
    </>
  );
}

/** A course as its questions and settings now are: they change on this screen after it has been loaded. */
const nowWith = (course: CourseHome, questionCount: number, settings: ExamSettings): CourseHome => ({
  ...course,
  questionCount,
  quantity: Math.min(settings.amountQuestion, questionCount),
  notaMinima: settings.minQualify,
});

const questionActions = (api: Api, courseId: number): readonly BulkAction<QuestionRow>[] => [
  {
    label: 'Copiar',
    icon: 'copy',
    choices: { label: 'Curso', load: () => courseChoices(api, 'all') },
    send: (rows, CourseId) => api.question.copyMany({ ...seenItemsOf(rows), CourseId }),
  },
  {
    label: 'Mover',
    icon: 'arrow-right',
    choices: {
      label: 'Curso',
      load: async () => (await courseChoices(api, 'all')).filter(({ value }) => value !== courseId),
    },
    send: (rows, CourseId) => api.question.moveMany({ ...seenItemsOf(rows), CourseId }),
  },
  trashAction(api, {
    type: 'Pregunta',
    send: (items) => api.question.deleteMany(items),
    consequence: [
      'No saldrá en exámenes nuevos; los que ya la tuvieron no cambian',
      'Las # preguntas no saldrán en exámenes nuevos; los que ya las tuvieron no cambian',
    ],
  }),
];

type BankToolsProps = {
  course: { id: number; title: string };
  questions: readonly QuestionRow[];
  onImport: () => void;
};

/** 'Más' of the questions: the actions on all of them at once. */
function QuestionTools({ course, questions, onImport }: BankToolsProps) {
  const [opened, setOpened] = useState<'export' | 'preview' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <MoreMenu subject="Preguntas" isInHead>
        <IconButton icon="upload" label="Importar" onClick={onImport} />
        <IconButton icon="download" label="Exportar" onClick={() => setOpened('export')} />
        <IconButton icon="eye" label="Vista previa del examen" onClick={() => setOpened('preview')} />
      </MoreMenu>
      <ExportDialog open={opened === 'export'} onClose={close} course={course} questions={questions} />
      <ExamPreview
        open={opened === 'preview'}
        onClose={close}
        questions={questions.filter(({ practice }) => !practice)}
      />
    </>
  );
}

/** The questions on one page: a bank may have a thousand. */
const pageSize = 20;

type ExamPreviewProps = { open: boolean; onClose: () => void; questions: readonly QuestionRow[] };

/** 'Vista previa del examen': every question of the bank as members would see it, without its key. */
function ExamPreview({ open, onClose, questions }: ExamPreviewProps) {
  return (
    <PreviewDialog
      open={open}
      onClose={onClose}
      label="El examen"
      note={
        <span className="small muted">
          Todas las preguntas, sin su respuesta. Cada examen toma algunas al azar.
        </span>
      }
    >
      {open && <PreviewPages questions={questions} />}
    </PreviewDialog>
  );
}

function PreviewPages({ questions }: { questions: readonly QuestionRow[] }) {
  const [page, setPage] = useState(1);
  const top = useRef<HTMLDivElement>(null);
  const start = (page - 1) * pageSize;
  return (
    <div ref={top}>
      {questions.slice(start, start + pageSize).map((question, index) => (
        <PracticeQuestion key={question.id} question={question} number={start + index + 1} />
      ))}
      <Pager
        page={page}
        pageSize={pageSize}
        total={questions.length}
        noun={['pregunta', 'preguntas']}
        hrefFor={() => '#contenido'}
        onPage={(next) => {
          setPage(next);
          top.current?.scrollIntoView();
        }}
      />
    </div>
  );
}
