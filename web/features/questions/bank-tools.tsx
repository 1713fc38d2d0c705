import type { QuestionRow } from '../../../contract/question.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { ExamPreview } from './exam-preview.tsx';
import { ExportButton } from './export-button.tsx';

type BankToolsProps = {
  course: { id: number; title: string };
  questions: readonly QuestionRow[];
  onImport: () => void;
};

/** What is done with all questions at once. */
export function BankTools({ course, questions, onImport }: BankToolsProps) {
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
      <Button kind="line" size="small" href={`/intentos?id=${course.id}`}>
        <Icon name="users" />
        Intentos
      </Button>
    </>
  );
}
