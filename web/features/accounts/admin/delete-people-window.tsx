import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { UserRow } from '../../../../contract/accounts/calls.ts';
import { bulkCap, trashDays } from '../../../../contract/constants.ts';
import type { Api } from '../../../../contract/index.ts';
import { counted } from '../../../../contract/text/counted.ts';
import type { Possessions } from '../../../../contract/trash/calls.ts';
import { Callout } from '../../../components/display/callout.tsx';
import { Icon, type IconName } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { FieldGrid } from '../../../components/forms/field.tsx';
import { PasswordField } from '../../../components/forms/password-field.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { DialogFoot, Modal } from '../../../components/overlay/modal.tsx';
import { useApi, usePlainApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { dayAndLongMonth } from '../../../lib/format.ts';
import { FormNote } from '../../../lib/forms/form-note.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import type { BulkWindowProps } from '../../../lib/lists/bulk-action.ts';
import { inBatches, itemsOf, restoring } from '../../../lib/lists/bulk-actions.ts';
import { possessionsText } from '../../../lib/people/possessions-text.ts';
import styles from './delete-people-window.module.css';

/** Up to so many are all named; of more, the first ones. */
const mostNamed = 8;
const namedOfMany = 5;

/**
 * 'Eliminar' for ticked people: who goes with what they have, what happens when, and for more than one their number and
 * the administrator's password. Administrators stay.
 */
export function DeletePeopleWindow({ rows, onCancel, onReply }: BulkWindowProps<UserRow>) {
  const members = rows.filter(({ role }) => role === 'member');
  const administrators = rows.filter(({ role }) => role === 'admin');
  const [first] = members;
  const title =
    members.length === 1 && first !== undefined
      ? `¿Eliminar a ${first.fullname}?`
      : `¿Eliminar a ${members.length} personas?`;
  return (
    <Modal
      alert
      wide
      open
      onClose={onCancel}
      title={members.length === 0 ? 'Quien administra se queda' : title}
    >
      <div className="stack">
        {members.length > 0 && <WhoGoes members={members} />}
        {administrators.length > 0 && <WhoStays administrators={administrators} />}
        {members.length === 0 ? (
          <DialogFoot>
            <Button onClick={onCancel} data-focus-first>
              Entendido
            </Button>
          </DialogFoot>
        ) : (
          <>
            <Consequences isOne={members.length === 1} />
            <DeleteForm members={members} onCancel={onCancel} onReply={onReply} />
          </>
        )}
      </div>
    </Modal>
  );
}

function WhoGoes({ members }: { members: readonly UserRow[] }) {
  const api = useApi();
  const { run } = useCall();
  const named = members.length > mostNamed ? members.slice(0, namedOfMany) : members;
  const [known, setKnown] = useState<ReadonlyMap<number, Possessions>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the window opens
  useEffect(() => {
    void run(async () => {
      const { data } = await api.usuario.previewDelete(itemsOf(named));
      setKnown(new Map(data.map((each) => [each.id, each])));
    });
  }, []);
  return (
    <ul className={styles.people}>
      {named.map(({ id, fullname }) => {
        const has = known.get(id);
        return (
          <li key={id}>
            <b>{fullname}</b>
            <span className="muted">{has === undefined ? '' : possessionsText(has)}</span>
          </li>
        );
      })}
      {named.length < members.length && <li className="muted">y {members.length - named.length} más</li>}
    </ul>
  );
}

function WhoStays({ administrators }: { administrators: readonly UserRow[] }) {
  const [one] = administrators;
  return (
    <Callout kind="warn" icon="info">
      <b>
        {administrators.length === 1
          ? `${one?.fullname} administra el portal: se queda.`
          : `${administrators.map(({ fullname }) => fullname).join(', ')} administran el portal: se quedan.`}
      </b>{' '}
      Quien administra se elimina de a uno, desde su fila.
    </Callout>
  );
}

/** The last day in the Papelera of who is deleted now. */
const lastDay = (): string => dayAndLongMonth(new Date(Date.now() + trashDays * 86_400_000).toISOString());

function Consequences({ isOne }: { isOne: boolean }) {
  const [day] = useState(lastDay);
  const lines: readonly [icon: IconName, when: string, what: string][] = [
    [
      'lock',
      'Ahora:',
      isOne ? 'deja de entrar y sale de listas y grupos.' : 'dejan de entrar y salen de listas y grupos.',
    ],
    [
      'trash',
      `${trashDays} días en la Papelera:`,
      isOne ? 'se restaura con cursos, intentos y grupos.' : 'se restauran con cursos, intentos y grupos.',
    ],
    [
      'mail',
      `El ${day}:`,
      isOne
        ? 'se borra y se le avisa por correo. Sus certificados se siguen verificando.'
        : 'se borran y se les avisa por correo. Sus certificados se siguen verificando.',
    ],
  ];
  return (
    <ul className={styles.consequences}>
      {lines.map(([icon, when, what]) => (
        <li key={when}>
          <Icon name={icon} />
          <span>
            <b>{when}</b> {what}
          </span>
        </li>
      ))}
    </ul>
  );
}

const wish = z.object({ Count: z.optional(z.string()), currentPassword: z.optional(z.string()) });

type DeleteFormProps = Pick<BulkWindowProps<UserRow>, 'onCancel' | 'onReply'> & {
  members: readonly UserRow[];
};

function DeleteForm({ members, onCancel, onReply }: DeleteFormProps) {
  const { length } = members;
  const isOne = length === 1;
  // one who is deleted alone is asked for by the usual window, if the password is not fresh
  const [asking, plain] = [useApi(), usePlainApi()];
  const api = isOne ? asking : plain;
  const [written, setWritten] = useState({ count: '', password: '' });
  const form = useForm({
    schema: wish,
    asksFirst: false,
    async submit({ currentPassword }) {
      const remove = inBatches((input: ReturnType<typeof itemsOf>) =>
        api.usuario.deleteMany({ ...input, Count: input.Items.length, currentPassword }),
      );
      onReply(await remove(itemsOf(members)), restoringAll(api));
    },
  });
  const isReady = isOne || (Number(written.count) === length && written.password !== '');
  return (
    <form className="stack" {...form.formProps}>
      <FormNote form={form} />
      {!isOne && (
        <FieldGrid>
          <TextField
            {...form.field('Count')}
            label="¿Cuántas personas? Escribe el número"
            inputMode="numeric"
            autoComplete="off"
            onChange={({ currentTarget }) => setWritten({ ...written, count: currentTarget.value.trim() })}
          />
          <PasswordField
            {...form.field('currentPassword')}
            label="Tu contraseña"
            autoComplete="current-password"
            onChange={({ currentTarget }) => setWritten({ ...written, password: currentTarget.value })}
          />
        </FieldGrid>
      )}
      <DialogFoot>
        <Button kind="line" onClick={onCancel} data-focus-first>
          Cancelar
        </Button>
        <Button
          type="submit"
          kind="danger"
          busy={form.isBusy}
          {...(!isReady && {
            disabledReason: `Se puede eliminar cuando escribas ${length} y tu contraseña.`,
          })}
        >
          {isOne ? 'Eliminar' : `Eliminar a ${counted(length, 'persona', 'personas')}`}
        </Button>
      </DialogFoot>
    </form>
  );
}

/** 'Deshacer' for more people than one call restores. */
const restoringAll = (api: Api) => async (rows: readonly UserRow[]) => {
  let message = '';
  for (let from = 0; from < rows.length; from += bulkCap)
    ({ message } = await restoring(api, 'Persona')(rows.slice(from, from + bulkCap)));
  return { message: rows.length > bulkCap ? `${rows.length} personas están de nuevo.` : message };
};
