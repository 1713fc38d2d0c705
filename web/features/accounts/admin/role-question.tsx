import { useEffect, useState } from 'react';
import type { UserToEdit } from '../../../../contract/calls/usuario.ts';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';

type RoleQuestionProps = {
  user: UserToEdit;
  /** The role to give; null = nothing is asked. */
  role: 'admin' | 'member' | null;
  busy: boolean;
  onConfirm(): void;
  onCancel(): void;
};

/** Asked before a role changes: what the person may do then, and who administers now (spec 2.18). */
export function RoleQuestion({ user, role, ...dialog }: RoleQuestionProps) {
  const api = useApi();
  const { run } = useCall();
  const [administrators, setAdministrators] = useState<string | null>(null);
  const isAsked = role !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again each time that it is asked
  useEffect(() => {
    if (!isAsked) return;
    void run(async () => {
      const { data } = await api.usuario.get({ Role: 'admin', PageSize: 20 });
      setAdministrators(data.map(({ fullname }) => fullname).join(', '));
    });
  }, [isAsked]);
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <ConfirmDialog
      {...dialog}
      open={isAsked}
      title={role === 'admin' ? `¿Hacer de ${name} administrador?` : `¿Quitar a ${name} la administración?`}
      body={
        <>
          <p>
            {role === 'admin'
              ? 'Podrá ver y cambiar todo: contenido, cursos, personas y ajustes. Sus sesiones terminan y entra otra vez.'
              : 'Pasará a ser miembro: ya no podrá cambiar nada del portal. Sus sesiones terminan y entra otra vez.'}
          </p>
          {administrators !== null && <p>Hoy administran: {administrators}.</p>}
        </>
      }
      confirmLabel="Cambiar el rol"
    />
  );
}
