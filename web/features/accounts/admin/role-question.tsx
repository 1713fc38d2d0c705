import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';

type RoleQuestionProps = {
  name: string;
  /** The person is the viewer. */
  isOwn: boolean;
  /** The new role; null = closed. */
  role: 'admin' | 'member' | null;
  busy: boolean;
  onConfirm(): void;
  onCancel(): void;
};

/** The question before a role changes: the new rights, and the current administrators (spec 2.18). */
export function RoleQuestion({ name, isOwn, role, ...dialog }: RoleQuestionProps) {
  const api = useApi();
  const { run } = useCall();
  const [administrators, setAdministrators] = useState<string | null>(null);
  const isAsked = role !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again each time it opens
  useEffect(() => {
    if (!isAsked) return;
    void run(async () => {
      const { data } = await api.usuario.get({ Role: 'admin', PageSize: 20 });
      setAdministrators(data.map(({ fullname }) => fullname).join(', '));
    });
  }, [isAsked]);
  return (
    <ConfirmDialog
      {...dialog}
      open={isAsked}
      title={titleOf(name, isOwn, role)}
      body={
        <>
          <p>{consequenceOf(isOwn, role)}</p>
          {administrators !== null && <p>Hoy administran: {administrators}.</p>}
        </>
      }
      confirmLabel={isOwn ? 'Dejar de administrar' : 'Cambiar el rol'}
    />
  );
}

function titleOf(name: string, isOwn: boolean, role: RoleQuestionProps['role']): string {
  if (role === 'admin') return `¿Hacer de ${name} administrador?`;
  return isOwn ? '¿Dejar de administrar?' : `¿Quitar a ${name} la administración?`;
}

function consequenceOf(isOwn: boolean, role: RoleQuestionProps['role']): string {
  if (role === 'admin')
    return 'Podrá ver y cambiar todo: contenido, cursos, personas y ajustes. Sus sesiones terminan y entra otra vez.';
  return isOwn
    ? 'Pasas a ser miembro: ya no podrás cambiar nada del portal. Tu sesión termina y entras otra vez.'
    : 'Pasará a ser miembro: ya no podrá cambiar nada del portal. Sus sesiones terminan y entra otra vez.';
}
