import type { InputOf } from '../../../contract/endpoint.ts';
import { group as calls, type GroupRow } from '../../../contract/groups/calls.ts';
import { TextField } from '../../components/forms/text-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { underDraft } from '../../lib/form-texts.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { RowForm } from '../../lib/versions/row-form.tsx';
import { useVersionedSave } from '../../lib/versions/use-versioned-save.ts';

interface GroupFormProps {
  accountId: number;
  onDone: (message: string) => void;
  /** Reopens the form with the name that somebody else gave. */
  onTakeOther: (theirs: GroupRow) => void;
}

type GroupDialogProps = GroupFormProps & {
  /** The group to rename, 'new' to add one, null = closed. */
  edited: GroupRow | 'new' | null;
  onClose: () => void;
};

/** Adds a group, or renames one; the name that somebody else gave meanwhile is shown first. */
export function GroupDialog({ edited, onClose, ...rest }: GroupDialogProps) {
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      title={edited === 'new' ? 'Agregar grupo' : 'Cambiar el nombre'}
    >
      {edited !== null && (
        <GroupForm
          key={edited === 'new' ? 'new' : `${edited.id}-${edited.version}`}
          row={edited === 'new' ? null : edited}
          {...rest}
        />
      )}
    </Dialog>
  );
}

type GroupInput = InputOf<typeof calls.add>;

function GroupForm({ row, accountId, onDone, onTakeOther }: GroupFormProps & { row: GroupRow | null }) {
  const api = useApi();
  const draft = useDraft(accountId, `group.${row?.id ?? 'new'}`, row?.version);
  const saving = useVersionedSave<GroupInput, GroupRow>({
    draft,
    async save({ Name }, Version) {
      const { message } =
        row === null ? await api.group.add({ Name }) : await api.group.update({ Id: row.id, Name, Version });
      draft.saved();
      onDone(message);
    },
    stored: async () => (await api.group.getToEdit({ id: row?.id ?? 0 })).data,
  });
  const form = useForm({
    schema: calls.add.input,
    draft,
    texts: underDraft({ Name: row?.name }, draft.restored),
    submit: saving.submit,
  });
  return (
    <RowForm
      form={form}
      draft={draft}
      saving={saving}
      submitLabel={row === null ? 'Agregar' : 'Guardar'}
      onTakeOther={onTakeOther}
      fieldsOf={({ Name }, theirs) => [{ label: 'Nombre', before: theirs.name, after: Name }]}
    >
      <TextField
        {...form.field('Name')}
        label="Nombre"
        hint="Una empresa, un ingreso, un turno."
        autoComplete="off"
        data-focus-first
      />
    </RowForm>
  );
}
