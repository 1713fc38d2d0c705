import { useState } from 'react';
import type { GroupRow } from '../../../contract/groups/calls.ts';
import { Button } from '../../components/forms/button.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useGroupNames } from './use-group-names.ts';

type MergeDialogProps = {
  /** The group to dissolve. */
  group: GroupRow;
  onClose: () => void;
  onDone: (message: string) => void;
};

/** 'Unir con otro': the people of a group go into another one. */
export function MergeDialog({ group, onClose, onDone }: MergeDialogProps) {
  const { run, isBusy } = useCall();
  const api = useApi();
  const [into, setInto] = useState(0);
  const merge = () =>
    void run(async () => {
      const { message } = await api.group.merge({ Id: group.id, IntoId: into });
      onDone(message);
    });
  return (
    <Dialog
      open
      onClose={onClose}
      asksFirst={false}
      title={`Unir «${group.name}» con otro`}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            busy={isBusy}
            disabledReason={into === 0 ? 'Elige con qué grupo se une.' : undefined}
            onClick={merge}
          >
            Unir
          </Button>
        </>
      }
    >
      <Into group={group} into={into} onChoose={setInto} />
    </Dialog>
  );
}

function Into({ group, into, onChoose }: { group: GroupRow; into: number; onChoose: (id: number) => void }) {
  const groups = useGroupNames();
  return (
    <div className="stack">
      <p>
        Sus personas y sus inscripciones pasan al grupo que elijas, y «{group.name}» desaparece. Esto no se
        puede deshacer.
      </p>
      <SelectField
        label="Se une con"
        placeholder="Seleccione"
        options={groups
          .filter(({ id }) => id !== group.id)
          .map(({ id, name }) => ({ value: id, label: name }))}
        value={into === 0 ? '' : into}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
        data-focus-first
      />
    </div>
  );
}
