import { useState } from 'react';
import type { Viewer } from '../../../../contract/pages.ts';
import type { QuestionRow } from '../../../../contract/questions/calls.ts';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import type { EditedQuestion } from './edited-question.ts';
import { textsOfQuestion } from './question-form.rules.ts';
import { QuestionForm } from './question-form.tsx';

type QuestionDialogProps = {
  /** The question to change or the one to add, null = closed. */
  edited: EditedQuestion | null;
  courseId: number;
  modules: readonly string[];
  viewer: Viewer | null;
  onClose: () => void;
  onSaved: (message: string, isNextWanted: boolean) => Promise<void>;
};

/** The dialog that adds or changes a question; its title says which (spec 2.13). */
export function QuestionDialog({ edited, onClose, ...rest }: QuestionDialogProps) {
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      roomy
      title={edited?.question === null ? 'Agregar pregunta' : 'Editar pregunta'}
    >
      {edited?.question === null && (
        <QuestionForm {...rest} key={edited.place} question={null} begun={edited.begun} />
      )}
      {edited?.question && <StoredForm {...rest} question={edited.question} />}
    </Dialog>
  );
}

/** The form of the stored question. Taking the other person's version reopens it. */
function StoredForm({
  question,
  ...rest
}: Omit<QuestionDialogProps, 'edited' | 'onClose'> & { question: QuestionRow }) {
  const [otherVersion, takeOther] = useState<QuestionRow | null>(null);
  const now = otherVersion ?? question;
  return (
    <QuestionForm
      {...rest}
      key={now.version}
      question={now}
      begun={textsOfQuestion(now)}
      onTakeOther={takeOther}
    />
  );
}
