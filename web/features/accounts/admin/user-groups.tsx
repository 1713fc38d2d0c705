import { useState } from 'react';
import type { UserToEdit } from '../../../../contract/accounts/calls.ts';
import { group as calls } from '../../../../contract/groups/calls.ts';
import type { NamedGroup } from '../../../../contract/groups/fields.ts';
import { Button } from '../../../components/forms/button.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { Card } from '../../../components/page/card.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { FormNote } from '../../../lib/forms/form-note.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import type { BulkReply } from '../../../lib/lists/bulk-action.ts';
import { itemsOf } from '../../../lib/lists/bulk-actions.ts';
import { GroupSelect } from '../../groups/group-select.tsx';
import styles from './user-form.module.css';

/** The 'Grupos' of a person themselves, not of enrolments: adding and removing (spec 17.5). */
export function UserGroups({ user }: { user: UserToEdit }) {
  const api = useApi();
  const toast = useToast();
  const [groups, setGroups] = useState<readonly NamedGroup[]>(user.groups);
  const [written, setWritten] = useState(0);
  const { run, isBusy } = useCall();
  const itself = itemsOf([user]);
  /** Shows the result and the current groups. */
  async function shown({ message, data: [result] }: BulkReply): Promise<void> {
    const isDone = result?.state !== 'failed';
    toast({ text: isDone ? message : result.message, kind: isDone ? 'ok' : 'wait' });
    setGroups((await api.usuario.getToEdit({ id: user.id })).data.groups);
  }
  const form = useForm({
    schema: calls.addPeople.input,
    extraInput: () => itself,
    async submit(input) {
      await shown(await api.group.addPeople(input));
      setWritten((count) => count + 1); // an empty field, with the new name in its list
    },
  });
  return (
    <Card as="section" padded className={styles.card} aria-labelledby="grupos">
      <form className="stack" {...form.formProps}>
        <h2 id="grupos">Grupos</h2>
        {groups.length === 0 ? (
          <p className="muted">No lleva ningún grupo.</p>
        ) : (
          <ul className={styles.groups}>
            {groups.map(({ id, name }) => (
              <li key={id}>
                <a href={`/usuarios?group=${id}`}>{name}</a>
                <Button
                  kind="text"
                  size="small"
                  busy={isBusy}
                  onClick={() =>
                    void run(async () => shown(await api.group.removePeople({ ...itself, GroupId: id })))
                  }
                >
                  Sacar<span className="sr"> de {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        <FormNote form={form} />
        <GroupSelect
          key={written}
          {...form.field('Group')}
          label="Poner en un grupo"
          hint="Una empresa, un ingreso: elige uno o escribe uno nuevo."
        />
        <div className={styles.buttons}>
          <Button type="submit" kind="soft" busy={form.isBusy}>
            Poner en el grupo
          </Button>
        </div>
      </form>
    </Card>
  );
}
