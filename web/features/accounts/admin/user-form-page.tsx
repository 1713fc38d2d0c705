import { useState } from 'react';
import { type UserToEdit, usuario } from '../../../../contract/accounts/calls.ts';
import { genderOptions } from '../../../../contract/accounts/gender.ts';
import { Button } from '../../../components/forms/button.tsx';
import { CheckField } from '../../../components/forms/check-field.tsx';
import { FieldGrid } from '../../../components/forms/field.tsx';
import { SelectField } from '../../../components/forms/select-field.tsx';
import { DateField, TextField } from '../../../components/forms/text-field.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { Card } from '../../../components/page/card.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { underDraft } from '../../../lib/form-texts.ts';
import { DraftOffer } from '../../../lib/forms/draft-offer.tsx';
import { FormNote } from '../../../lib/forms/form-note.tsx';
import { LeaveButton } from '../../../lib/forms/leave-button.tsx';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { storeNotice } from '../../../lib/page/notice.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import { ConflictWindow, SeenNote } from '../../../lib/versions/conflict-window.tsx';
import { useVersionedSave } from '../../../lib/versions/use-versioned-save.ts';
import { useOtherNameQuestion } from '../../certificates/admin/other-name-question.tsx';
import {
  changedOf,
  comparedPerson,
  hasSameFacts,
  type PersonChange,
  textsOfPerson,
} from './person-comparison.ts';
import { RoleQuestion } from './role-question.tsx';
import { StateTag } from './state-tag.tsx';
import { TimeFactorForm } from './time-factor-form.tsx';
import { leaveAdministration } from './use-role-change.tsx';
import { UserAccessForm } from './user-access-form.tsx';
import styles from './user-form.module.css';
import { UserGroups } from './user-groups.tsx';
import { roleOptions } from './user-options.ts';

function leave(message: string): void {
  storeNotice(message);
  location.assign('/usuarios');
}

/** The call leaves these as they are when they come empty: saying 'saved' of an emptied field would be untrue. */
const keptGender = 'Elige el género: se puede corregir, no quitar.';
const keptBirthDate = 'Escribe la fecha de nacimiento: se puede corregir, no quitar.';

/** The fields that the form does not begin with a text: marks to tick, and what the access below changes. */
const unfilled = {
  username: undefined,
  Email: undefined,
  RemoveEmail: undefined,
  Password: undefined,
  currentPassword: undefined,
  DocumentSeen: undefined,
  NameSeen: undefined,
};

/**
 * /editusuario: the person, role and access of an account (spec 2.18). Only what was changed is sent. Another role is
 * asked for first, and what somebody else saved meanwhile is shown first.
 */
export default function UserFormPage({ data: user, viewer }: ViewProps<UserToEdit>) {
  const api = useApi();
  const { run, isBusy } = useCall();
  const [asked, ask] = useState<PersonChange | null>(null);
  const isOwn = user.id === viewer?.accountId;
  const draft = useDraft(viewer?.accountId ?? 0, `user.${user.id}`, user.version);
  const otherName = useOtherNameQuestion(leave);
  const stored = async () => (await api.usuario.getToEdit({ id: user.id })).data;
  const saving = useVersionedSave<PersonChange, UserToEdit>({
    draft,
    async save(input, Version) {
      const { message } = await api.usuario.update({ ...input, Version });
      draft.saved();
      if (isOwn && input.role === 'member') return leaveAdministration();
      if (input.firstName !== undefined || input.lastName !== undefined)
        await otherName.ask(user.id, message);
      else leave(message);
    },
    stored,
  });
  const form = useForm({
    schema: usuario.update.input,
    draft,
    texts: underDraft({ ...unfilled, ...textsOfPerson(user) }, draft.restored),
    extraInput: () => ({ id: user.id }),
    alsoCheck: ({ gender = '', FechaNac = '' }) => [
      ...(user.gender !== null && gender === '' ? [{ field: 'gender', message: keptGender }] : []),
      ...(user.fechaNac !== null && FechaNac === '' ? [{ field: 'FechaNac', message: keptBirthDate }] : []),
    ],
    async submit(input) {
      const change = changedOf(input, user);
      if (change.role === undefined) return saving.submit(change);
      ask(change);
      return false;
    },
  });
  /** Saving the access below is no change of somebody else. */
  async function followAccess(): Promise<void> {
    const now = await stored();
    if (hasSameFacts(now, user)) draft.base.current = now.version;
  }
  return (
    <>
      <Breadcrumb trail={[{ label: 'Usuarios', href: '/usuarios' }, { label: user.username }]} />
      <ToolHead title="Editar usuario" />
      <Card padded className={styles.card}>
        <form className="stack" {...form.formProps}>
          <p className={styles.account}>
            <b>{user.username}</b>
            {user.email !== null && <span className="muted">{user.email}</span>}
            <StateTag {...user} />
          </p>
          <DraftOffer draft={draft} />
          <FormNote form={form} />
          <SeenNote seen={saving.seen} />
          <FieldGrid key={draft.formKey}>
            <TextField {...form.field('firstName')} label="Nombres" />
            <TextField {...form.field('lastName')} label="Apellidos" />
            <SelectField
              {...form.field('gender')}
              label="Genero"
              placeholder="Seleccione"
              optional={user.gender === null}
              options={genderOptions}
            />
            <DateField
              {...form.field('FechaNac')}
              label="Fecha de Nacimiento"
              optional={user.fechaNac === null}
              min="1900-01-01"
            />
            <TextField {...form.field('Phone')} label="Teléfono" type="tel" autoComplete="off" optional />
            <SelectField
              {...form.field('role')}
              label="Rol"
              placeholder="Seleccione"
              options={roleOptions}
              hint="Al cambiarlo, esta persona tiene que entrar otra vez."
            />
            {user.role === 'member' && (
              <TextField
                {...form.field('documentNumber')}
                label="Documento de identidad"
                autoComplete="off"
                optional
                hint="Escríbelo solo si lo has visto: el certificado deja de decir «según declaró»."
              />
            )}
            {user.isNameDeclared && (
              <CheckField
                name="NameSeen"
                value="true"
                label="Miré su nombre y es este"
                hint="Esta persona lo cambió después de inscribirse. Si lo marcas, sus próximos certificados ya no dicen «según declaró»."
              />
            )}
            {user.role === 'member' && user.documentNumber !== null && user.isDocumentDeclared && (
              <CheckField
                name="DocumentSeen"
                value="true"
                label="Vi su documento y el número es este"
                hint="Lo escribió esta persona. Si lo marcas, sus próximos certificados ya no dicen «según declaró»."
              />
            )}
          </FieldGrid>
          <div className={styles.buttons}>
            <LeaveButton href="/usuarios" form={form} />
            <Button type="submit" busy={form.isBusy}>
              Editar
            </Button>
          </div>
        </form>
      </Card>
      <RoleQuestion
        name={`${user.firstName} ${user.lastName}`}
        isOwn={isOwn}
        role={asked?.role ?? null}
        busy={isBusy}
        onCancel={() => ask(null)}
        onConfirm={() =>
          void run(async () => {
            if (asked !== null) await saving.submit(asked);
          }).finally(() => ask(null))
        }
      />
      <ConflictWindow
        saving={saving}
        draft={draft}
        fieldsOf={comparedPerson}
        consequence="Si guardas lo tuyo encima, cambia solo lo marcado: lo demás queda como lo dejó la otra persona."
      />
      {otherName.dialog}
      <UserGroups user={user} />
      <UserAccessForm user={user} onSaved={followAccess} />
      {user.role === 'member' && <TimeFactorForm user={user} />}
    </>
  );
}
