import { mailing as calls } from '../../../contract/mailings/calls.ts';
import { TextArea } from '../../components/forms/text-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useForm } from '../../lib/forms/use-form.ts';

interface ReturnedDialogProps {
  open: boolean;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** 'Anotar las que volvieron': the notice of a mail server, pasted, says which letters came back. */
export function ReturnedDialog({ open, onClose, onDone }: ReturnedDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Anotar las que volvieron" wide>
      {open && <ReturnedForm onDone={onDone} />}
    </Dialog>
  );
}

function ReturnedForm({ onDone }: Pick<ReturnedDialogProps, 'onDone'>) {
  const api = useApi();
  const form = useForm({
    schema: calls.markReturned.input,
    texts: { Text: '' },
    async submit(input) {
      onDone((await api.mailing.markReturned(input)).message);
    },
  });
  return (
    <DialogForm form={form} submit="Anotar">
      <TextArea
        {...form.field('Text')}
        label="Aviso de devolución"
        rows={8}
        hint="Cuando una carta vuelve, al buzón del remitente llega un aviso. Pégalo entero, con las líneas de la carta; pueden ser varios."
        data-focus-first
      />
    </DialogForm>
  );
}
