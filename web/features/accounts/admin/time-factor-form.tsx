import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type UserToEdit, usuario } from '../../../../contract/accounts/calls.ts';
import { Button } from '../../../components/forms/button.tsx';
import { Checkbox } from '../../../components/forms/checkbox.tsx';
import fieldStyles from '../../../components/forms/field.module.css';
import { NumberField, TextArea } from '../../../components/forms/text-field.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { Card } from '../../../components/page/card.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { FormNote } from '../../../lib/forms/form-note.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { exampleText, timeFactorLimits, usualFactors } from './time-factor.rules.ts';
import styles from './user-form.module.css';

const reasonMissing = 'Escribe el motivo: queda guardado con la cuenta.';

/**
 * 'Tiempo extra en exámenes' of a member: one factor for all exams, with a preview before saving (spec 8.12).
 */
export function TimeFactorForm({ user }: { user: UserToEdit }) {
  const api = useApi();
  const toast = useToast();
  const id = useId();
  const [percent, setPercent] = useState(user.timeFactorPercent);
  const form = useForm({
    schema: usuario.setTimeFactor.input,
    extraInput: () => ({ Id: user.id }),
    alsoCheck: ({ Percent, Reason }) =>
      Number(Percent) > 100 && (Reason ?? '').trim() === ''
        ? [{ field: 'Reason', message: reasonMissing }]
        : [],
    async submit(input) {
      const { message } = await api.usuario.setTimeFactor(input);
      toast({ text: message });
    },
  });
  return (
    <Card as="section" padded className={styles.card} aria-labelledby={`${id}-title`}>
      <form className="stack" {...form.formProps}>
        <h2 id={`${id}-title`}>Tiempo extra en exámenes</h2>
        <p className="muted">
          Vale para todos los exámenes que {user.firstName} empiece desde ahora. Un examen en curso no cambia:
          a ese dale más minutos en «Intentos» del curso.
        </p>
        <FormNote form={form} />
        <PercentField percent={percent} error={form.errors['Percent']} onChange={setPercent} />
        <Example percent={percent} />
        {percent !== 100 && (
          <TextArea
            {...form.field('Reason')}
            label="Motivo"
            rows={2}
            defaultValue={user.timeFactorReason}
            hint="Lo ven solo los administradores y se borra con la cuenta. No escribas diagnósticos ni datos de salud: «Según el acuerdo del 3 de mayo» basta."
          />
        )}
        <div className={styles.buttons}>
          <Button type="submit" busy={form.isBusy}>
            Guardar tiempo extra
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface PercentFieldProps {
  percent: number;
  error: string | undefined;
  onChange(percent: number): void;
}

/** The usual factors as buttons, or any other in per cent. The field's value is sent. */
function PercentField({ percent, error, onChange }: PercentFieldProps) {
  const name = useId();
  const [isOwn, setOwn] = useState(usualFactors.every((factor) => factor !== percent));
  const choices = useRef<HTMLDivElement>(null);
  const choose = (choice: string) => {
    setOwn(choice === own);
    if (choice !== own) onChange(Number(choice));
  };
  // a choice made before hydration, on a slow phone, counts too
  const chooseAgain = useEffectEvent(() => {
    const chosen = choices.current?.querySelector<HTMLInputElement>('input:checked');
    if (chosen) choose(chosen.value);
  });
  useEffect(() => chooseAgain(), []);
  return (
    <>
      <fieldset>
        <legend className={fieldStyles.legend}>Tiempo del examen</legend>
        <div className={styles.factors} ref={choices}>
          {[...usualFactors.map(String), own].map((choice) => (
            <label key={choice}>
              <Checkbox
                type="radio"
                name={name}
                value={choice}
                defaultChecked={isOwn ? choice === own : choice === String(percent)}
                onChange={() => choose(choice)}
              />
              {choiceText(choice)}
            </label>
          ))}
        </div>
      </fieldset>
      {isOwn ? (
        <NumberField
          label="Tiempo del examen, en por ciento"
          name="Percent"
          {...timeFactorLimits}
          value={Number.isNaN(percent) ? '' : percent}
          onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
          hint="De 100 a 400; 100 es como todos."
          {...(error && { error })}
        />
      ) : (
        <input type="hidden" name="Percent" value={percent} />
      )}
    </>
  );
}

const own = 'own';
function choiceText(choice: string): string {
  if (choice === own) return 'Otro valor';
  return choice === '100' ? 'Como todos (100 %)' : `${choice} %`;
}

/** The effect of the factor on an exam, for any number of minutes. */
function Example({ percent }: { percent: number }) {
  const [minutes, setMinutes] = useState(30);
  return (
    <div className={styles.example}>
      <NumberField
        label="Probar con un examen de (minutos)"
        min={1}
        max={1440}
        value={Number.isNaN(minutes) ? '' : minutes}
        onChange={({ currentTarget }) => setMinutes(currentTarget.valueAsNumber)}
      />
      <p role="status">
        {exampleText(minutes, percent) ?? 'Escribe un número entero de minutos y de por ciento.'}
      </p>
    </div>
  );
}
