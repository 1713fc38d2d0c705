import { useState } from 'react';
import type { QuestionRow } from '../../../contract/calls/question.ts';
import { IconButton } from '../../components/forms/icon-button.tsx';
import { MoreMenu } from '../../components/overlay/more-menu.tsx';
import { ExportDialog } from '../question-banks/export-dialog.tsx';
import { ExamPreview } from './exam-preview.tsx';

type BankToolsProps = {
  course: { id: number; title: string };
  questions: readonly QuestionRow[];
  onImport: () => void;
};

/** 'Más' of the questions: the actions on all of them at once. */
export function QuestionTools({ course, questions, onImport }: BankToolsProps) {
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
      <ExamPreview open={opened === 'preview'} onClose={close} questions={questions} />
    </>
  );
}
