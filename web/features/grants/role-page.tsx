import { useState } from 'react';
import type { RolesOfPerson } from '../../../contract/grants/calls.ts';
import { type GrantRole, grantLabels, grantRoles } from '../../../contract/grants/grants.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { CheckField } from '../../components/forms/check-field.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { SectionHead, ToolHead } from '../../components/page/page-head.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { storeNotice, useNotice } from '../../lib/page/notice.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { useRoleChange } from '../accounts/admin/use-role-change.tsx';
import styles from './permissions.module.css';

/** /rol: the roles of a person, given and taken after asking (spec 4.7). */
export default function RolePage({ data: person, viewer }: ViewProps<RolesOfPerson>) {
  const { id, fullname, isAdmin } = person;
  const roleChange = useRoleChange(viewer, async () => location.reload());
  useNotice();
  return (
    <>
      <Breadcrumb
        trail={[
          { label: 'Usuarios', href: '/usuarios' },
          { label: fullname, href: `/persona?id=${id}` },
          { label: 'Rol' },
        ]}
      />
      <ToolHead title={`El rol de ${fullname}`}>
        <Button kind="line" href="/quienpuedeque">
          Quién puede qué
        </Button>
      </ToolHead>
      {isAdmin ? (
        <Callout>Administra el portal y puede todo, también dar roles.</Callout>
      ) : (
        <RolesForm person={person} />
      )}
      <section className={styles.part} aria-labelledby="administra">
        <SectionHead id="administra" title="Administrar el portal">
          Quien administra puede todo, también dar roles. No rinde exámenes.
        </SectionHead>
        <Button
          kind="line"
          onClick={() => roleChange.ask({ id, fullname, role: isAdmin ? 'admin' : 'member' })}
        >
          {isAdmin ? 'Quitar la administración' : 'Hacer administrador'}
        </Button>
      </section>
      {roleChange.dialog}
    </>
  );
}

/** The choice of roles, and the question with what changes. */
function RolesForm({ person: { id, fullname, roles: held } }: { person: RolesOfPerson }) {
  const api = useApi();
  const { run, isBusy } = useCall();
  const [wanted, setWanted] = useState<readonly GrantRole[]>(held);
  const [isAsked, ask] = useState(false);
  const given = wanted.filter((role) => !held.includes(role));
  const taken = held.filter((role) => !wanted.includes(role));
  const isSame = given.length === 0 && taken.length === 0;
  const choose = (role: GrantRole, isChosen: boolean) =>
    setWanted(grantRoles.filter((each) => (each === role ? isChosen : wanted.includes(each))));
  const save = () =>
    void run(async () => {
      const { message } = await api.grant.set({ Id: id, Roles: [...wanted] });
      storeNotice(message);
      location.assign(`/persona?id=${id}`);
    }).finally(() => ask(false));
  return (
    <section aria-labelledby="roles">
      <SectionHead id="roles" title="¿Qué puede hacer además?">
        Sigue siendo miembro: lee, rinde y recibe certificados. Sin ninguno es solo miembro.
      </SectionHead>
      {grantRoles.map((role) => (
        <CheckField
          key={role}
          className={styles.choice}
          label={grantLabels[role].label}
          hint={grantLabels[role].hint}
          checked={wanted.includes(role)}
          onChange={({ currentTarget }) => choose(role, currentTarget.checked)}
        />
      ))}
      <div className={styles.foot}>
        <Button kind="line" href={`/persona?id=${id}`}>
          Cancelar
        </Button>
        <Button
          busy={isBusy}
          onClick={() => ask(true)}
          {...(isSame ? { disabledReason: 'Nada cambió todavía.' } : {})}
        >
          Guardar el rol
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        title={`¿Cambiar el rol de ${fullname}?`}
        body={
          <>
            {given.map((role) => (
              <p key={role}>
                Desde ahora: {grantLabels[role].label}. {grantLabels[role].hint}
              </p>
            ))}
            {taken.map((role) => (
              <p key={role}>Ya no: {grantLabels[role].label}.</p>
            ))}
            <p>
              Sus sesiones se cierran y vuelve a entrar. Le escribimos a esa persona y a quienes administran,
              y queda en la auditoría.
            </p>
          </>
        }
        confirmLabel="Cambiar el rol"
        busy={isBusy}
        onCancel={() => ask(false)}
        onConfirm={save}
      />
    </section>
  );
}
