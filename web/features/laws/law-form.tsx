import { useEffect, useRef } from 'react';
import type { LawRow } from '../../../contract/calls/ley-reglamento.ts';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { fileSize } from '../../lib/format.ts';
import { FileField } from '../../lib/uploads/file-field.tsx';
import { RowCard } from '../../lib/versions/row-form.tsx';
import { useLawForm } from './use-law-form.ts';

type LawFormProps = {
  /** The law to change; null = a new one. */
  law: LawRow | null;
  accountId: number;
  /**
   * True if a press opened the form, which then takes the focus; otherwise it is folded, unless it offers an unsaved
   * draft.
   */
  isOpened: boolean;
  onCancel: () => void;
  onSaved: (message: string) => Promise<void>;
  /** Reopens the form with what another person saved. */
  onTakeOther: (law: LawRow) => void;
};

/** Title, description and file of a law, above the table of all laws. */
export function LawForm({ law, accountId, isOpened, onCancel, onSaved, onTakeOther }: LawFormProps) {
  const { form, upload, draft, saving } = useLawForm(law, accountId, onSaved);
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpened) title.current?.focus();
  }, [isOpened]);
  const stands = law === null ? undefined : `Ahora tiene ${fileText(law)}. Si no eliges otro, queda ese.`;
  return (
    <RowCard
      title={law === null ? 'Agregar documento' : 'Editar documento'}
      submitLabel={law === null ? 'Agregar' : 'Guardar'}
      isOpened={isOpened}
      form={form}
      onCancel={onCancel}
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
      saving={saving}
      draft={draft}
      onTakeOther={onTakeOther}
      fieldsOf={(own, theirs) => [
        { label: 'Titulo', before: theirs.title, after: own.Title ?? '' },
        { label: 'Descripcion', before: theirs.description, after: own.Description ?? '' },
        { label: 'Archivo', before: fileText(theirs), after: own.file?.name ?? fileText(law ?? theirs) },
      ]}
    >
      <div key={draft.formKey} className="stack">
        <TextField {...form.field('Title')} ref={title} label="Titulo" autoComplete="off" />
        <TextArea {...form.field('Description')} label="Descripcion" optional rows={3} />
      </div>
    </RowCard>
  );
}

const fileText = ({ type, sizeBytes }: LawRow) => `${type.toUpperCase()}, ${fileSize(sizeBytes)}`;
