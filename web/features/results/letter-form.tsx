import { result as calls, type LetterPreview } from '../../../contract/results/calls.ts';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import type { LetterText, Recipients } from './letter.ts';
import { peopleText } from './results.rules.ts';

type LetterFormProps = {
  recipients: Recipients;
  count: number;
  written: LetterText;
  onType: (written: LetterText, field: Element) => void;
  onPreview: (preview: LetterPreview) => void;
};

/** Subject and text of a letter. The text stays when the dialog is closed. */
export function LetterForm({ recipients, count, written, onType, onPreview }: LetterFormProps) {
  const api = useApi();
  const form = useForm({
    asksFirst: false, // the surrounding dialog does: it keeps the text
    schema: calls.previewLetter.input,
    extraInput: () => recipients,
    async submit(input) {
      onPreview((await api.result.previewLetter(input)).data);
    },
  });
  return (
    <DialogForm form={form} submit="Ver cómo queda">
      <p className="muted">
        Para {peopleText(count)}. Cada una recibe su propia carta, con su nombre, y no ve a las demás.
      </p>
      <TextField
        {...form.field('Subject')}
        label="Asunto"
        value={written.Subject}
        onChange={({ currentTarget }) => onType({ ...written, Subject: currentTarget.value }, currentTarget)}
        data-focus-first
      />
      <TextArea
        {...form.field('Text')}
        label="Mensaje"
        rows={8}
        value={written.Text}
        onChange={({ currentTarget }) => onType({ ...written, Text: currentTarget.value }, currentTarget)}
        hint="Escribe solo el mensaje: el saludo, el enlace del curso y la despedida se agregan."
      />
    </DialogForm>
  );
}
