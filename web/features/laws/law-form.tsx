import { useEffect, useRef } from 'react';
import type { LawRow } from '../../../contract/calls/ley-reglamento.ts';
import { ManagedForm } from '../../components/forms/managed-form.tsx';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { fileSize } from '../../lib/format.ts';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { FileField } from '../../lib/uploads/file-field.tsx';
import { useLawForm } from './use-law-form.ts';

type LawFormProps = {
  /** The law to change; null = a new one. */
  law: LawRow | null;
  /** A press opened the form: it takes the focus. */
  isOpened: boolean;
  onCancel: () => void;
  onSaved: (message: string) => Promise<void>;
};

/** Title, description and file of a law, above the table of all laws. */
export function LawForm({ law, isOpened, onCancel, onSaved }: LawFormProps) {
  const { form, upload } = useLawForm(law, onSaved);
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpened) title.current?.focus();
  }, [isOpened]);
  const stands =
    law === null
      ? undefined
      : `Ahora tiene ${law.type.toUpperCase()}, ${fileSize(law.sizeBytes)}. Si no eliges otro, queda ese.`;
  return (
    <ManagedForm
      title={law === null ? 'Agregar documento' : 'Editar documento'}
      submitLabel={law === null ? 'Agregar' : 'Guardar'}
      isBusy={form.isBusy}
      formProps={form.formProps}
      onCancel={onCancel}
      note={<FormNote form={form} />}
      aside={
        <FileField
          label="Archivo"
          kind="document"
          optional={law !== null}
          hint={stands}
          error={form.errors['file']}
          upload={upload}
        />
      }
    >
      <TextField
        ref={title}
        label="Titulo"
        name="Title"
        defaultValue={law?.title}
        error={form.errors['Title']}
        maxLength={200}
        autoComplete="off"
      />
      <TextArea
        label="Descripcion"
        optional
        rows={3}
        name="Description"
        defaultValue={law?.description}
        error={form.errors['Description']}
      />
    </ManagedForm>
  );
}
