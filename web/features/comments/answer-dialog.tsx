import { type CommentRow, comment as calls } from '../../../contract/comments/calls.ts';
import { Button } from '../../components/forms/button.tsx';
import { TextArea } from '../../components/forms/text-field.tsx';
import { CancelButton, Dialog } from '../../components/overlay/dialog.tsx';
import { DialogFoot } from '../../components/overlay/modal.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { DraftOffer } from '../../lib/forms/draft-offer.tsx';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import styles from './comment-desk.module.css';

type AnswerDialogProps = {
  /** The comment to answer; null = the window is closed. */
  comment: CommentRow | null;
  accountId: number;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

/** 'Responder': the institute's answer, which everybody reads under the comment; changed and deleted here too. */
export function AnswerDialog({ comment, accountId, onClose, onChanged }: AnswerDialogProps) {
  return (
    <Dialog
      open={comment !== null}
      onClose={onClose}
      title={comment?.answer ? 'Cambiar la respuesta del instituto' : 'Responder como el instituto'}
    >
      {comment !== null && (
        <AnswerForm
          key={comment.id}
          comment={comment}
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

type AnswerFormProps = { comment: CommentRow; accountId: number; onDone: () => Promise<void> };

function AnswerForm({ comment, accountId, onDone }: AnswerFormProps) {
  const { id, answer } = comment;
  const api = useApi();
  const toast = useToast();
  const removal = useCall();
  const draft = useDraft(accountId, `answer.${id}`);
  const form = useForm({
    schema: calls.answer.input,
    draft,
    extraInput: () => ({ Id: id, Before: answer?.text ?? '' }),
    async submit(input) {
      const { message } = await api.comment.answer(input);
      draft.saved();
      toast({ text: message });
      await onDone();
    },
  });
  const remove = () =>
    void removal.run(async () => {
      const { message } = await api.comment.deleteAnswer({ id });
      draft.saved();
      toast({ text: message });
      await onDone();
    });
  return (
    <form className="stack" {...form.formProps}>
      <DraftOffer draft={draft} />
      <FormNote form={form} />
      <blockquote className={styles.quoted}>
        <b>{comment.fullname}</b>: {comment.comment}
      </blockquote>
      <TextArea
        key={draft.formKey}
        {...form.field('Text')}
        label="Respuesta"
        rows={5}
        defaultValue={draft.restored?.['Text'] ?? answer?.text}
        hint="La lee cualquiera que abra el curso. No escribas datos de nadie."
        data-focus-first
      />
      <DialogFoot>
        <CancelButton />
        {answer !== null && (
          <Button kind="dangerLine" busy={removal.isBusy} onClick={remove}>
            Quitar la respuesta
          </Button>
        )}
        <Button type="submit" busy={form.isBusy}>
          {answer === null ? 'Publicar la respuesta' : 'Guardar la respuesta'}
        </Button>
      </DialogFoot>
    </form>
  );
}
