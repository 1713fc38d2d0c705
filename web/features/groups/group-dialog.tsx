import { group as calls, type GroupRow } from '../../../contract/calls/group.ts';
import { TextField } from '../../components/forms/text-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useForm } from '../../lib/forms/use-form.ts';

type GroupDialogProps = {
  /** The group to rename, 'new' to add one, null = closed. */
  edited: GroupRow | 'new' | null;
  onClose: () => void;
  onDone: (message: string) => void;
};

/** Adds a group, or renames one unless somebody else did so first. */
export function GroupDialog({ edited, onClose, onDone }: GroupDialogProps) {
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      title={edited === 'new' ? 'Agregar grupo' : 'Cambiar el nombre'}
    >
      {edited !== null && <GroupForm row={edited === 'new' ? null : edited} onDone={onDone} />}
    </Dialog>
  );
}

function GroupForm({ row, onDone }: { row: GroupRow | null; onDone: (message: string) => void }) {
  const api = useApi();
  const form = useForm({
    schema: calls.add.input,
    async submit({ Name }) {
      const { message } =
        row === null
          ? await api.group.add({ Name })
          : await api.group.update({ Id: row.id, Name, Version: row.version });
      form.forget();
      onDone(message);
    },
  });
  return (
    <DialogForm form={form} submit={row === null ? 'Agregar' : 'Guardar'}>
      <TextField
        {...form.field('Name')}
        label="Nombre"
        defaultValue={row?.name}
        hint="Una empresa, un ingreso, un turno."
        autoComplete="off"
        data-focus-first
      />
    </DialogForm>
  );
}
