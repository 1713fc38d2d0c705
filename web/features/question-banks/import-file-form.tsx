import { useState } from 'react';
import { question as calls } from '../../../contract/calls/question.ts';
import { type BankImport, bankFormats } from '../../../contract/calls/question-bank.ts';
import { SelectField } from '../../components/forms/select-field.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { FileField } from '../../lib/uploads/file-field.tsx';
import { useUpload } from '../../lib/uploads/use-upload.ts';
import { BankExamples } from './bank-examples.tsx';
import { formatNames } from './bank-formats.rules.ts';

/** A file that was read without changing anything, and its preview. */
export type ReadBank = { file: File; understood: BankImport };

type ImportFileFormProps = {
  courseId: number;
  onRead: (read: ReadBank) => void;
};

/** Chooses the file. The server reads it without changing anything. */
export function ImportFileForm({ courseId, onRead }: ImportFileFormProps) {
  const api = useApi();
  const upload = useUpload();
  const [format, setFormat] = useState('');
  const form = useForm({
    asksFirst: false,
    schema: calls.import.input,
    extraInput: () => ({ courseId, DryRun: true, ...(format === '' ? {} : { Format: format }) }),
    async submit(input) {
      const { data } = await upload.send((options) => api.question.import(input, options));
      onRead({ file: input.file, understood: data });
    },
  });
  return (
    <DialogForm form={form} submit="Revisar archivo">
      <p className="muted">
        Primero lo revisamos y te decimos línea por línea qué se entiende. Nada cambia hasta que confirmes.
      </p>
      <FileField
        label="Archivo"
        kind="questionBank"
        error={form.errors['file']}
        upload={upload}
        data-focus-first
      />
      <SelectField
        label="Formato"
        placeholder="Reconocerlo por su contenido"
        options={bankFormats.map((value) => ({ value, label: formatNames[value].name }))}
        value={format}
        onChange={(event) => setFormat(event.currentTarget.value)}
        error={form.errors['Format']}
      />
      <BankExamples />
    </DialogForm>
  );
}
