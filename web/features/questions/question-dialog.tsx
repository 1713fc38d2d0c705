import { useState } from 'react';
import type { QuestionRow } from '../../../contract/calls/question.ts';
import type { Viewer } from '../../../contract/pages.ts';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { QuestionForm } from './question-form.tsx';

type QuestionDialogProps = {
  /** The question to change, 'new' to add one, null = closed. */
  edited: QuestionRow | 'new' | null;
  courseId: number;
  modules: readonly string[];
  viewer: Viewer | null;
  onClose: () => void;
  onSaved: (message: string) => Promise<void>;
};

/** The window that adds or changes a question; its title says which (spec 2.13). */
export function QuestionDialog({ edited, ...rest }: QuestionDialogProps) {
  const isNew = edited === 'new';
  return (
    <Dialog
      open={edited !== null}
      onClose={rest.onClose}
      wide
      title={isNew ? 'Agregar pregunta' : 'Editar pregunta'}
    >
      {edited !== null && <FormOfNow {...rest} question={isNew ? null : edited} />}
    </Dialog>
  );
}

/** The form of what is stored now: another person's version, once it was taken, opens it anew. */
function FormOfNow({
  question,
  ...rest
}: Omit<QuestionDialogProps, 'edited'> & { question: QuestionRow | null }) {
  const [theirs, takeTheirs] = useState<QuestionRow | null>(null);
  const now = theirs ?? question;
  return <QuestionForm {...rest} key={now?.version} question={now} onTakeTheirs={takeTheirs} />;
}
