import { useState } from 'react';
import { type BankImport, bankFormats } from '../../../contract/question-banks/calls.ts';
import { question as calls } from '../../../contract/questions/calls.ts';
import { Button } from '../../components/forms/button.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { downloadFile } from '../../lib/api/download.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { FileField } from '../../lib/uploads/file-field.tsx';
import { useUpload } from '../../lib/uploads/use-upload.ts';
import { formatNames } from './bank-formats.rules.ts';
import styles from './import-file-form.module.css';

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

/** An example spreadsheet for Excel, with the byte order mark that announces UTF-8. */
const exampleSheet = `\uFEFF${[
  'Pregunta;Tipo;A;B;C;D;Correcta;Módulo',
  '¿Qué figuras tienen tres lados?;Selección Multiple;El triángulo;El cuadrado;El triángulo rectángulo;;A,C;',
  'La Luna gira alrededor de la Tierra.;Verdadero o Falso;;;;;V;',
].join('\r\n')}\r\n`;

const exampleGift = `¿Qué figura tiene tres lados? {
=El triángulo
~El cuadrado
}

La Luna gira alrededor de la Tierra. {T}`;

const exampleAiken = `¿Qué figura tiene tres lados?
A. El cuadrado
B. El triángulo
ANSWER: B`;

/** Examples of questions in formats that the import understands. */
function BankExamples() {
  return (
    <details className={styles.examples}>
      <summary>¿Cómo se escribe un archivo?</summary>
      <div className="stack">
        <p>
          En una planilla, una pregunta por fila. «Correcta» lleva las letras (A,C), o V y F; «Módulo» puede
          quedar vacío.
        </p>
        <Button
          kind="line"
          size="small"
          onClick={() =>
            downloadFile(new Blob([exampleSheet], { type: 'text/csv' }), 'ejemplo-de-preguntas.csv')
          }
        >
          Descargar una planilla de ejemplo
        </Button>
        <p>En GIFT, con = la respuesta correcta y ~ las demás:</p>
        <pre>{exampleGift}</pre>
        <p>En Aiken, con una sola respuesta correcta:</p>
        <pre>{exampleAiken}</pre>
      </div>
    </details>
  );
}
