import { useRef } from 'react';
import { questionReport, type ReportedQuestion } from '../../../contract/question-reports/calls.ts';
import { Button } from '../../components/forms/button.tsx';
import { TextArea } from '../../components/forms/text-field.tsx';
import { CancelButton, Dialog } from '../../components/overlay/dialog.tsx';
import { DialogFoot } from '../../components/overlay/modal.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { DraftOffer } from '../../lib/forms/draft-offer.tsx';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { answerLabel, fineAsItIs } from './question-reports.rules.ts';

interface AnswerReportsDialogProps {
  /** null = the window is closed. */
  question: ReportedQuestion | null;
  accountId: number;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** 'Contestar': one answer to everybody who reported a question. */
export function AnswerReportsDialog({ question, accountId, onClose, onChanged }: AnswerReportsDialogProps) {
  return (
    <Dialog open={question !== null} onClose={onClose} title="Contestar a quienes avisaron">
      {question !== null && (
        <AnswerForm
          key={question.questionId}
          question={question}
          accountId={accountId}
          onDone={async () => {
            onClose();
            await onChanged();
          }}
        />
      )}
    </Dialog>
  );
}

type AnswerFormProps = { question: ReportedQuestion; accountId: number; onDone: () => Promise<void> };

function AnswerForm({ question, accountId, onDone }: AnswerFormProps) {
  const { questionId, description, reports } = question;
  const api = useApi();
  const toast = useToast();
  const draft = useDraft(accountId, `reports.${questionId}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useForm({
    schema: questionReport.answer.input,
    draft,
    extraInput: () => ({ QuestionId: questionId, Seen: reports[0]?.id ?? 0 }),
    async submit(input) {
      const { message } = await api.questionReport.answer(input);
      draft.saved();
      toast({ text: message });
      await onDone();
    },
  });
  function writeThatItIsFine(): void {
    if (field.current === null) return;
    field.current.value = fineAsItIs;
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
    field.current.focus();
  }
  return (
    <form className="stack" {...form.formProps}>
      <DraftOffer draft={draft} />
      <FormNote form={form} />
      <p>
        <b>{description}</b>
      </p>
      <TextArea
        key={draft.formKey}
        {...form.field('Text')}
        ref={field}
        label={answerLabel(reports.length)}
        rows={5}
        defaultValue={draft.restored?.['Text']}
        hint="Llega por correo a cada uno, y la leen en su intento junto a la pregunta."
        data-focus-first
      />
      <p>
        <Button kind="text" size="small" onClick={writeThatItIsFine}>
          Está bien así
        </Button>
      </p>
      <DialogFoot>
        <CancelButton />
        <Button type="submit" busy={form.isBusy}>
          Contestar y cerrar
        </Button>
      </DialogFoot>
    </form>
  );
}
