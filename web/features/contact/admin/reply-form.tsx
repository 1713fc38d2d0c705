import { useEffect, useState } from 'react';
import { contact as calls, type OpenMessage } from '../../../../contract/contact/calls.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { TextArea } from '../../../components/forms/text-field.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { DraftNote } from '../../../lib/forms/draft-note.tsx';
import { DraftOffer } from '../../../lib/forms/draft-offer.tsx';
import { FormNote } from '../../../lib/forms/form-note.tsx';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import styles from './messages.module.css';
import { replyHint } from './messages.rules.ts';

type ReplyFormProps = {
  message: OpenMessage;
  accountId: number;
  onWriting: (isWriting: boolean) => void;
  onSent: () => Promise<void>;
};

/** The field for a reply. What is typed is kept on the device until it is sent. */
export function ReplyForm({ message, accountId, onWriting, onSent }: ReplyFormProps) {
  const { id, replies } = message;
  const api = useApi();
  const toast = useToast();
  /** How many replies were sent, and the draft's `formKey` at the last one: its text does not come back. */
  const [sent, setSent] = useState<{ count: number; formKey: number | null }>({ count: 0, formKey: null });
  const draft = useDraft(accountId, `reply.${id}`);
  const form = useForm({
    schema: calls.reply.input,
    draft,
    extraInput: () => ({ Id: id, Seen: replies.length }),
    async submit(input) {
      const { message: text } = await api.contact.reply(input);
      draft.saved();
      setSent(({ count }) => ({ count: count + 1, formKey: draft.formKey })); // an empty field for another one
      toast({ text });
      await onSent();
    },
  });
  useEffect(() => onWriting(draft.isDirty), [draft.isDirty, onWriting]);
  return (
    <form className={`stack ${styles.reply}`} {...form.formProps}>
      <DraftOffer draft={draft} />
      <FormNote form={form} />
      <TextArea
        key={`${draft.formKey} ${sent.count}`}
        {...form.field('Text')}
        label={replies.length === 0 ? 'Tu respuesta' : 'Otra respuesta'}
        rows={6}
        grows
        defaultValue={sent.formKey === draft.formKey ? undefined : draft.restored?.['Text']}
        hint="El saludo, la firma y su mensaje se agregan solos."
      />
      <div className="row">
        <Button type="submit" busy={form.isBusy}>
          <Icon name="send" />
          Enviar respuesta
        </Button>
        <small className="muted">
          <DraftNote draft={draft} />
        </small>
      </div>
      <p className={styles.hint}>{replyHint(message)}</p>
    </form>
  );
}
