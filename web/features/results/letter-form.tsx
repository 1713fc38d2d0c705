import { result as calls, type LetterPreview } from '../../../contract/calls/result.ts';
import { Button } from '../../components/forms/button.tsx';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { DialogFoot } from '../../components/overlay/dialog-foot.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import type { Recipients, Written } from './letter-dialog.tsx';
import { peopleText } from './results.rules.ts';

type LetterFormProps = {
  recipients: Recipients;
  count: number;
  written: Written;
  onType: (written: Written, field: Element) => void;
  onPreview: (preview: LetterPreview) => void;
  onClose: () => void;
};

/** Subject and text of a letter. What is typed stays when the window is closed. */
export function LetterForm({ recipients, count, written, onType, onPreview, onClose }: LetterFormProps) {
  const api = useApi();
  const form = useForm({
    asksFirst: false, // the window around does: there the text stays
    schema: calls.previewLetter.input,
    extraInput: () => recipients,
    async submit(input) {
      onPreview((await api.result.previewLetter(input)).data);
    },
  });
  return (
    <form className="stack" {...form.formProps}>
      <FormNote form={form} />
      <p className="muted">
        Para {peopleText(count)}. Cada una recibe su propia carta, con su nombre, y no ve a las demás.
      </p>
      <TextField
        label="Asunto"
        name="Subject"
        value={written.Subject}
        onChange={({ currentTarget }) => onType({ ...written, Subject: currentTarget.value }, currentTarget)}
        error={form.errors['Subject']}
        data-focus-first
      />
      <TextArea
        label="Mensaje"
        name="Text"
        rows={8}
        value={written.Text}
        onChange={({ currentTarget }) => onType({ ...written, Text: currentTarget.value }, currentTarget)}
        hint="Escribe solo el mensaje: el saludo, el enlace del curso y la despedida se agregan."
        error={form.errors['Text']}
      />
      <DialogFoot>
        <Button kind="line" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" busy={form.isBusy}>
          Ver cómo queda
        </Button>
      </DialogFoot>
    </form>
  );
}
