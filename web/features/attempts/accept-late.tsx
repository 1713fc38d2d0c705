import { useId, useState } from 'react';
import { attempt as calls, type Evidence } from '../../../contract/attempts/calls.ts';
import { Button } from '../../components/forms/button.tsx';
import { CheckField } from '../../components/forms/check-field.tsx';
import fieldStyles from '../../components/forms/field.module.css';
import { FieldNotes } from '../../components/forms/field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { lateTimes, shownAnswer, silenceText, waitingQuestions } from './evidence.rules.ts';
import { ReasonField } from './reason-field.tsx';
import type { AttemptActions } from './use-attempt-actions.ts';

interface AcceptLateProps {
  evidence: Evidence;
  actions: AttemptActions;
}

/** 'Aceptar respuestas tardías', shown where some wait. The attempt is graded again at once. */
export function AcceptLateButton({ evidence, actions }: AcceptLateProps) {
  const [isOpen, setOpen] = useState(false);
  if (waitingQuestions(evidence).length === 0) return null;
  const reason = {
    running: 'Espera a que el intento termine.',
    annulled: 'Este intento está anulado.',
    finished: undefined,
  }[evidence.state];
  return (
    <div data-noprint>
      <Button kind="soft" disabledReason={reason} onClick={() => setOpen(true)}>
        Aceptar respuestas tardías
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Aceptar respuestas tardías">
        {isOpen && <AcceptLateForm evidence={evidence} actions={actions} onClose={() => setOpen(false)} />}
      </Dialog>
    </div>
  );
}

function AcceptLateForm({ evidence, actions, onClose }: AcceptLateProps & { onClose(): void }) {
  const api = useApi();
  const id = useId();
  const form = useForm({
    schema: calls.acceptLate.input,
    extraInput: () => ({ Id: evidence.id }),
    made: ({ QuestionIds }) => ({
      QuestionIds: QuestionIds === undefined ? [] : QuestionIds.split(',').map(Number),
    }),
    async submit(input) {
      try {
        const { message } = await api.attempt.acceptLate(input);
        onClose();
        await actions.done(message);
      } catch (error) {
        if (!(error instanceof ApiRefusal) || error.status !== 409) throw error;
        onClose();
        await actions.outdated(error.message);
      }
    },
  });
  const wrong = form.errors['QuestionIds'];
  return (
    <DialogForm form={form} submit="Aceptar y recalificar">
      <p className="muted">
        Las que elijas cuentan desde ahora en lugar de la respuesta anterior, y la nota ({evidence.grade} de
        100) se calcula otra vez. La hora en que se eligió la dice el navegador de esa persona: compárala con
        lo que vio el portal. Su certificado sigue a la nota: se emite, se reemplaza o se revoca.
      </p>
      <fieldset aria-describedby={wrong ? `${id}-error` : undefined}>
        <legend className={fieldStyles.legend}>Respuestas que llegaron tarde</legend>
        {waitingQuestions(evidence).map((question) => (
          <CheckField
            key={question.questionId}
            name="QuestionIds"
            value={question.questionId}
            label={`${question.position}. ${question.description}`}
            hint={
              question.late &&
              `${shownAnswer(question, question.late.answer)}, ${lateTimes(question.late)}. ${silenceText(question.late)}`
            }
          />
        ))}
        <FieldNotes id={id} {...(wrong && { error: wrong })} />
      </fieldset>
      <ReasonField error={form.errors['Reason']} />
    </DialogForm>
  );
}
