import { useId, useState } from 'react';
import { grant } from '../../../contract/grants/calls.ts';
import {
  type StepRule,
  type StepRuleChoice,
  stepRuleChoices,
  stepRuleDays,
} from '../../../contract/grants/step-rule-calls.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Checkbox } from '../../components/forms/checkbox.tsx';
import fieldStyles from '../../components/forms/field.module.css';
import { NumberField } from '../../components/forms/text-field.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { SectionHead } from '../../components/page/page-head.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { longDate } from '../../lib/format.ts';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import styles from './permissions.module.css';

const words: Readonly<Record<StepRuleChoice, string>> = {
  nobody: 'A nadie: cada persona decide',
  admin: 'A quien administra el portal',
  roles: 'A quien administra y a quien tiene otro rol',
};

/** 'Segundo paso al entrar': who must have one, until when, and who has none (spec 5.16). */
export function StepRuleSection({ loaded }: { loaded: StepRule }) {
  const api = useApi();
  const toast = useToast();
  const name = useId();
  const [rule, setRule] = useState(loaded);
  const [choice, setChoice] = useState(loaded.appliesTo);
  const form = useForm({
    schema: grant.setStepRule.input,
    extraInput: () => ({ AppliesTo: choice }),
    async submit(input) {
      const { data, message } = await api.grant.setStepRule(input);
      setRule(data);
      toast({ text: message });
    },
  });
  return (
    <section className={styles.part} aria-labelledby="segundo-paso">
      <SectionHead id="segundo-paso" title="Segundo paso al entrar">
        Con él, una contraseña robada no abre el portal. Se activa en <a href="/seguridad">Seguridad</a>.
      </SectionHead>
      <form className="stack" {...form.formProps}>
        <FormNote form={form} />
        <fieldset>
          <legend className={fieldStyles.legend}>¿A quién se le pide?</legend>
          {stepRuleChoices.map((each) => (
            <label key={each} className={styles.rule}>
              <Checkbox
                type="radio"
                name={name}
                value={each}
                checked={choice === each}
                onChange={() => setChoice(each)}
              />
              <span>{words[each]}</span>
            </label>
          ))}
        </fieldset>
        {choice !== 'nobody' && (
          <NumberField
            {...form.field('Days')}
            label="Días para activarlo, desde que guardas"
            min={stepRuleDays.min}
            max={stepRuleDays.max}
            defaultValue={stepRuleDays.usual}
            hint="Si el portal envía correos, les escribimos ahora y tres días antes. Después, quien no lo tenga entra y solo puede activarlo."
          />
        )}
        <div>
          <Button type="submit" busy={form.isBusy}>
            Guardar
          </Button>
        </div>
      </form>
      <Missing rule={rule} />
    </section>
  );
}

function Missing({ rule: { due, isDue, missing, missingCount } }: { rule: StepRule }) {
  const until =
    due === null ? '' : isDue ? ` Se pide desde el ${longDate(due)}.` : ` Tiempo hasta el ${longDate(due)}.`;
  if (missingCount === 0) return <Callout kind="ok">Nadie entra sin segundo paso.{until}</Callout>;
  return (
    <>
      <p>
        {counted(missingCount, 'persona entra', 'personas entran')} todavía sin segundo paso.{until}
      </p>
      <ul>
        {missing.map(({ id, fullname, username, isAdmin }) => (
          <li key={id}>
            <a href={`/persona?id=${id}`}>{fullname}</a>{' '}
            <span className="muted">
              {username}
              {isAdmin ? ', administra' : ''}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
