import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { attempt as calls } from '../../../contract/attempts/calls.ts';
import { NumberField } from '../../components/forms/text-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { timeOfDay } from '../../lib/format.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import type { AttemptAction, ChangeableAttempt } from './attempt.rules.ts';
import { ReasonField } from './reason-field.tsx';
import type { AttemptActions } from './use-attempt-actions.ts';

const titles: Record<AttemptAction, string> = {
  addMinutes: 'Más minutos',
  reopen: 'Reabrir el intento',
  annul: 'Anular el intento',
};

/** The inputs of the three changes. Only annulling needs no minutes. */
const { Minutes } = calls.addMinutes.input._zod.def.shape;
const change = z.extend(calls.annul.input, { Minutes: z.optional(Minutes) });

/** The dialog that confirms a change of an attempt: its effect, the minutes, and the reason. */
export function AttemptDialog({ actions }: { actions: AttemptActions }) {
  const { asked, close } = actions;
  return (
    <Dialog open={asked !== null} onClose={close} title={asked === null ? '' : titles[asked.action]}>
      {asked !== null && <Steps key={asked.attempt.id} {...asked} actions={actions} />}
    </Dialog>
  );
}

interface StepsProps {
  action: AttemptAction;
  attempt: ChangeableAttempt;
  actions: AttemptActions;
}

function Steps({ action, attempt, actions }: StepsProps) {
  const api = useApi();
  const [minutes, setMinutes] = useState(15);
  const withMinutes = action !== 'annul';
  const form = useForm({
    schema: change,
    extraInput: () => ({ Id: attempt.id }),
    async submit({ Minutes, ...given }) {
      try {
        const { message } =
          action === 'annul' || Minutes === undefined
            ? await api.attempt.annul(given)
            : await api.attempt[action]({ ...given, Minutes });
        await actions.done(message);
      } catch (error) {
        if (!(error instanceof ApiRefusal) || (error.status !== 409 && error.status !== 404)) throw error;
        await actions.outdated(error.message);
      }
    },
  });
  return (
    <DialogForm
      form={form}
      submit={
        action === 'addMinutes' ? 'Dar más minutos' : action === 'reopen' ? 'Reabrir' : 'Anular intento'
      }
      kind={withMinutes ? 'brand' : 'danger'}
    >
      <p>
        <b>{attempt.fullname}</b>, intento {attempt.number}
      </p>
      <div className="muted stack">
        <Consequence action={action} attempt={attempt} minutes={minutes} />
      </div>
      {withMinutes && (
        <NumberField
          {...form.field('Minutes')}
          label={action === 'addMinutes' ? 'Minutos que se agregan' : 'Minutos desde ahora'}
          min={1}
          max={1440}
          defaultValue={15}
          onChange={({ currentTarget }) => setMinutes(currentTarget.valueAsNumber)}
          data-focus-first
        />
      )}
      <ReasonField error={form.errors['Reason']} isFirst={!withMinutes} />
    </DialogForm>
  );
}

/** The effect of the change, before it is made. */
function Consequence(props: {
  action: AttemptAction;
  attempt: ChangeableAttempt;
  minutes: number;
}): ReactNode {
  const { action, attempt, minutes } = props;
  const { state, grade, closesAt, certificateCode } = attempt;
  if (action === 'addMinutes') {
    const later = new Date(Date.parse(closesAt) + minutes * 60_000);
    const isTold = minutes >= 1 && minutes <= 1440;
    return (
      <p role="status">
        El examen termina a las {timeOfDay(closesAt)}
        {isTold && `; pasará a terminar a las ${timeOfDay(later.toISOString())}`}. Su página lo muestra en
        unos segundos.
      </p>
    );
  }
  if (action === 'reopen') {
    return (
      <p>
        El intento vuelve a estar en curso con sus mismas preguntas y respuestas.{' '}
        {grade !== null &&
          `Su nota de ${grade} queda en el historial y deja de contar hasta que termine otra vez.`}
      </p>
    );
  }
  return (
    <>
      <p>
        {state === 'running' ? 'El examen se cierra ahora. ' : ''}
        El intento deja de contar y no se puede deshacer.{' '}
        {grade !== null && `Su nota de ${grade} ya no vale; si hay otro intento, vale el mejor de los demás.`}
      </p>
      {certificateCode !== null && (
        <p>
          Su certificado {certificateCode} se revoca. Si otro de sus intentos alcanza, se emite uno nuevo por
          ese.
        </p>
      )}
    </>
  );
}
