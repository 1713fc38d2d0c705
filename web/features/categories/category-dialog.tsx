import { type CategoryRow, category } from '../../../contract/calls/category.ts';
import { Button } from '../../components/forms/button.tsx';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { Dialog, DialogFoot } from '../../components/overlay/dialog.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { useForm } from '../../lib/forms/use-form.ts';

type CategoryDialogProps = {
  /** The category to change, 'new' to add one, null = closed. */
  edited: CategoryRow | 'new' | null;
  onClose: () => void;
  onSaved: (row: CategoryRow, message: string) => void;
};

/** The dialog that adds or changes a category. */
export function CategoryDialog({ edited, onClose, onSaved }: CategoryDialogProps) {
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      title={edited === 'new' ? 'Agregar categoría' : 'Editar categoría'}
    >
      {edited !== null && (
        <CategoryForm row={edited === 'new' ? null : edited} onClose={onClose} onSaved={onSaved} />
      )}
    </Dialog>
  );
}

type CategoryFormProps = { row: CategoryRow | null } & Pick<CategoryDialogProps, 'onClose' | 'onSaved'>;

function CategoryForm({ row, onClose, onSaved }: CategoryFormProps) {
  const api = useApi();
  const form = useForm({
    schema: category.add.input,
    async submit(input) {
      const saved = { name: input.Name, description: input.Description ?? '' };
      if (row === null) {
        const { data, message } = await api.category.add(input);
        onSaved({ id: data.id, ...saved }, message);
      } else {
        const { message } = await api.category.update({ Id: row.id, ...input });
        onSaved({ id: row.id, ...saved }, message);
      }
    },
  });
  return (
    <form className="stack" {...form.formProps}>
      <FormNote form={form} />
      <TextField
        label="Nombre"
        name="Name"
        defaultValue={row?.name}
        error={form.errors['Name']}
        autoComplete="off"
        data-focus-first
      />
      <TextArea
        label="Descripción"
        optional
        name="Description"
        defaultValue={row?.description}
        error={form.errors['Description']}
      />
      <DialogFoot>
        <Button kind="line" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" busy={form.isBusy}>
          {row === null ? 'Agregar' : 'Editar'}
        </Button>
      </DialogFoot>
    </form>
  );
}
