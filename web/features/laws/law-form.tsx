import type { InputOf } from '../../../contract/endpoint.ts';
import { leyReglamento as calls, type LawRow } from '../../../contract/laws/calls.ts';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { underDraft } from '../../lib/form-texts.ts';
import { fileSize } from '../../lib/format.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { FileField } from '../../lib/uploads/file-field.tsx';
import { useUpload } from '../../lib/uploads/use-upload.ts';
import { RowCard } from '../../lib/versions/row-form.tsx';
import { storedRow, useVersionedSave } from '../../lib/versions/use-versioned-save.ts';

type LawFormProps = {
  /** The law to change; null = a new one. */
  law: LawRow | null;
  accountId: number;
  isOpened: boolean;
  onCancel: () => void;
  onSaved: (message: string) => Promise<void>;
  /** Reopens the form with what another person saved. */
  onTakeOther: (law: LawRow) => void;
};

/** Title, description and file of a law, above the table of all laws. */
export function LawForm({ law, accountId, isOpened, onCancel, onSaved, onTakeOther }: LawFormProps) {
  const { form, upload, draft, saving } = useLawForm(law, accountId, onSaved);
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
        <TextField {...form.field('Title')} data-focus-first label="Titulo" autoComplete="off" />
        <TextArea {...form.field('Description')} label="Descripcion" optional rows={3} />
      </div>
    </RowCard>
  );
}

const fileText = ({ type, sizeBytes }: LawRow) => `${type.toUpperCase()}, ${fileSize(sizeBytes)}`;

type LawInput = Omit<InputOf<typeof calls.update>, 'file'> & { file?: File };

/**
 * The form of a law: a new law needs a file, a stored one keeps its file unless another is chosen. A change that
 * somebody else saved meanwhile is shown first.
 */
function useLawForm(law: LawRow | null, accountId: number, onSaved: (message: string) => Promise<void>) {
  const api = useApi();
  const upload = useUpload();
  const draft = useDraft(accountId, `law.${law?.id ?? 'new'}`, law?.version);
  const texts = underDraft({ Title: law?.title, Description: law?.description }, draft.restored);
  async function finish({ message }: { message: string }): Promise<void> {
    draft.saved();
    await onSaved(message);
  }
  const adding = useForm({
    schema: calls.add.input,
    draft,
    texts,
    submit: async (input) => finish(await upload.send((options) => api.leyReglamento.add(input, options))),
  });
  const saving = useVersionedSave<LawInput, LawRow>({
    draft,
    save: async (input, Version) =>
      finish(await upload.send((options) => api.leyReglamento.update({ ...input, Version }, options))),
    stored: async () => storedRow((await api.leyReglamento.get({})).data, law?.id),
  });
  const changing = useForm({
    schema: calls.update.input,
    draft,
    texts,
    extraInput: () => ({ Id: law?.id ?? 0 }),
    submit: saving.submit,
  });
  return { form: law === null ? adding : changing, upload, draft, saving };
}
