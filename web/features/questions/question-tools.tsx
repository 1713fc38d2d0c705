import type { QuestionRow } from '../../../contract/calls/question.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { ExportButton } from '../question-banks/export-button.tsx';
import { ExamPreview } from './exam-preview.tsx';

type BankToolsProps = {
  course: { id: number; title: string };
  questions: readonly QuestionRow[];
  onImport: () => void;
};

/** The actions on all questions at once. */
export function QuestionTools({ course, questions, onImport }: BankToolsProps) {
  return (
    <>
      <Button kind="line" size="small" onClick={onImport}>
        <Icon name="upload" />
        Importar
      </Button>
      {questions.length > 0 && (
        <>
          <ExportButton course={course} questions={questions} />
          <ExamPreview questions={questions} />
        </>
      )}
    </>
  );
}
