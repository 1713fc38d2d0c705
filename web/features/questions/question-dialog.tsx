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

/** The dialog that adds or changes a question; its title says which (spec 2.13). */
export function QuestionDialog({ edited, ...rest }: QuestionDialogProps) {
  const isNew = edited === 'new';
  return (
    <Dialog
      open={edited !== null}
      onClose={rest.onClose}
      wide
      title={isNew ? 'Agregar pregunta' : 'Editar pregunta'}
    >
      {edited !== null && <CurrentForm {...rest} question={isNew ? null : edited} />}
    </Dialog>
  );
}

/** The form of the stored question. Taking the other person's version opens it anew. */
function CurrentForm({
  question,
  ...rest
}: Omit<QuestionDialogProps, 'edited'> & { question: QuestionRow | null }) {
  const [otherVersion, takeOther] = useState<QuestionRow | null>(null);
  const now = otherVersion ?? question;
  return <QuestionForm {...rest} key={now?.version} question={now} onTakeOther={takeOther} />;
}
