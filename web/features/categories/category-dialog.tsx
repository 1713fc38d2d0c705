import { type CategoryRow, category } from '../../../contract/calls/category.ts';
import type { InputOf } from '../../../contract/endpoint.ts';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { RowForm } from '../../lib/versions/row-form.tsx';
import { storedRow, useVersionedSave } from '../../lib/versions/use-versioned-save.ts';

type CategoryDialogProps = {
  /** The category to change, 'new' to add one, null = closed. */
  edited: CategoryRow | 'new' | null;
  accountId: number;
  onClose: () => void;
  onSaved: (row: CategoryRow, message: string) => void;
  /** Reopens the form with what another person saved. */
  onTakeOther: (row: CategoryRow) => void;
};

export function CategoryDialog({ edited, onClose, ...rest }: CategoryDialogProps) {
  const row = edited === 'new' ? null : edited;
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      title={edited === 'new' ? 'Agregar categoría' : 'Editar categoría'}
    >
      {edited !== null && <CategoryForm key={row?.version} row={row} {...rest} />}
    </Dialog>
  );
}

type CategoryFormProps = { row: CategoryRow | null } & Omit<CategoryDialogProps, 'edited' | 'onClose'>;
type CategoryInput = InputOf<typeof category.add>;

function CategoryForm({ row, accountId, onSaved, onTakeOther }: CategoryFormProps) {
  const draft = useDraft(accountId, `category.${row?.id ?? 'new'}`);
  const saving = useCategorySave(row, (saved, message) => {
    draft.forget();
    onSaved(saved, message);
  });
  const texts = draft.restored ?? { Name: row?.name, Description: row?.description };
  const form = useForm({ schema: category.add.input, draft, texts, submit: saving.submit });
  return (
    <RowForm
      form={form}
      submitLabel={row === null ? 'Agregar' : 'Editar'}
      saving={saving}
      draft={draft}
      onTakeOther={onTakeOther}
      fieldsOf={(own, theirs) => [
        { label: 'Nombre', before: theirs.name, after: own.Name },
        { label: 'Descripción', before: theirs.description, after: own.Description ?? '' },
      ]}
    >
      <TextField {...form.field('Name')} label="Nombre" autoComplete="off" data-focus-first />
      <TextArea {...form.field('Description')} label="Descripción" optional />
    </RowForm>
  );
}

/** Adds a category or changes the stored one, unless another person did so first. */
function useCategorySave(row: CategoryRow | null, onSaved: (row: CategoryRow, message: string) => void) {
  const api = useApi();
  return useVersionedSave<CategoryInput, CategoryRow>({
    version: row?.version,
    async save(input, version = 0) {
      const saved = { name: input.Name, description: input.Description ?? '', version: version + 1 };
      if (row === null) {
        const { data, message } = await api.category.add(input);
        onSaved({ id: data.id, ...saved }, message);
      } else {
        const { message } = await api.category.update({ Id: row.id, Version: version, ...input });
        onSaved({ id: row.id, ...saved }, message);
      }
    },
    stored: async () => storedRow((await api.category.get({})).data, row?.id),
  });
}
