import { useState } from 'react';
import type { UserRow } from '../../../../contract/accounts/calls.ts';
import { useToast } from '../../../components/overlay/toast.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { forgetSession } from '../../../lib/api/session.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import type { Viewer } from '../../../lib/page/screen.ts';
import { RoleQuestion } from './role-question.tsx';

type Person = Pick<UserRow, 'id' | 'fullname' | 'role'>;

/** The other role: there are two. */
const otherRole = ({ role }: Pick<Person, 'role'>) => (role === 'admin' ? 'member' : 'admin');

/** Leaves the administration after one's own role changed, because all sessions of the account ended. */
export async function leaveAdministration(): Promise<void> {
  await forgetSession();
  location.assign('/login');
}

/** Gives a person the other role, after asking (spec 5.10). */
export function useRoleChange(viewer: Viewer | null, onChanged: () => Promise<void>) {
  const api = useApi();
  const toast = useToast();
  const { run, isBusy } = useCall();
  const [asked, ask] = useState<Person | null>(null);
  const isOwn = asked !== null && asked.id === viewer?.accountId;

  async function change({ id, fullname, ...person }: Person): Promise<void> {
    const role = otherRole(person);
    await api.usuario.update({ id, role });
    if (isOwn) return leaveAdministration();
    toast({ text: role === 'admin' ? `${fullname} ya administra.` : `${fullname} ya no administra.` });
    await onChanged();
  }

  return {
    ask,
    dialog: (
      <RoleQuestion
        name={asked?.fullname ?? ''}
        isOwn={isOwn}
        role={asked === null ? null : otherRole(asked)}
        busy={isBusy}
        onCancel={() => ask(null)}
        onConfirm={() =>
          void run(async () => {
            if (asked !== null) await change(asked);
          }).finally(() => ask(null))
        }
      />
    ),
  };
}
