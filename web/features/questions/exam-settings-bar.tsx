import { type ReactNode, useId, useState } from 'react';
import type * as z from 'zod/mini';
import { question as calls, type ExamSettings } from '../../../contract/calls/question.ts';
import { counted } from '../../../contract/content/counted.ts';
import { classNames } from '../../components/display/class-names.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { Card } from '../../components/page/card.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useLoweredMinimum } from '../attempts/use-lowered-minimum.tsx';
import { useCertificateChange } from '../certificates/admin/use-certificate-change.tsx';
import styles from './exam-settings.module.css';
import { chosenText, minutesText, waitText } from './exam-settings.rules.ts';

type ExamSettingsBarProps = {
  courseId: number;
  settings: ExamSettings;
  questionCount: number;
  onChange: (settings: ExamSettings) => void;
  /** The other tools of the screen. */
  children?: ReactNode;
};

/**
 * The head of the questions: time, number of questions, minimum grade and wait of the exam, each with its own save
 * button. They are folded into a summary line, so that the first screen shows questions.
 */
export function ExamSettingsBar({
  courseId,
  settings,
  questionCount,
  onChange,
  children,
}: ExamSettingsBarProps) {
  const { addTime, addQuantityQuestion, addMinCalification, addWait } = useApi().question;
  const lowered = useLoweredMinimum();
  const certificates = useCertificateChange();
  const setting = (key: keyof ExamSettings) => ({
    courseId,
    value: settings[key],
    onSaved: (value: number) => onChange({ ...settings, [key]: value }),
  });
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <ToolHead title="PREGUNTAS" level={2}>
        <Button
          kind="line"
          className={styles.unfold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span>
            Ajustes
            <span className="wide-only">
              : {settings.testTime} min, {counted(settings.amountQuestion, 'pregunta', 'preguntas')}, mínimo{' '}
              {settings.minQualify}
            </span>
          </span>
          <Icon name="chevron-down" />
        </Button>
        {children}
      </ToolHead>
      <div id={id} className={classNames(styles.settings, !isOpen && styles.folded)}>
        <ExamSetting
          {...setting('testTime')}
          label="Tiempo de examen"
          name="Time"
          max={1440}
          schema={calls.addTime.input}
          formatValue={minutesText}
          save={addTime}
        />
        <ExamSetting
          {...setting('amountQuestion')}
          label="Cantidad de preguntas"
          name="Quantity"
          max={500}
          schema={calls.addQuantityQuestion.input}
          formatValue={(count) => chosenText(count, questionCount)}
          save={addQuantityQuestion}
        />
        <ExamSetting
          {...setting('minQualify')}
          label="Calificación mínima"
          name="Calification"
          max={100}
          schema={calls.addMinCalification.input}
          formatValue={(grade) => `${grade} de 100`}
          save={async (input) => {
            const given = (minimum: number) => ({ isGiven: true, minimum });
            await certificates.ask(courseId, given(settings.minQualify), given(input.Calification));
            const passing =
              input.Calification <= settings.minQualify
                ? await lowered.ask(courseId, input.Calification)
                : null;
            const answer = await addMinCalification(input);
            await lowered.carryOut(passing);
            return answer;
          }}
        />
        <ExamSetting
          {...setting('waitHours')}
          label="Espera entre intentos (horas)"
          name="Hours"
          min={0}
          max={8760}
          schema={calls.addWait.input}
          formatValue={waitText}
          save={addWait}
        />
      </div>
      {lowered.dialog}
      {certificates.dialog}
    </>
  );
}

type ExamSettingProps<Schema extends z.core.$ZodObject> = {
  courseId: number;
  label: string;
  /** Its field name on the wire. */
  name: string;
  min?: number;
  max: number;
  schema: Schema;
  /** The value in force. */
  value: number;
  onSaved(value: number): void;
  /** The value in force in words: '30 minutos'. */
  formatValue(value: number): string;
  save(input: z.output<Schema>): Promise<{ message: string }>;
};

/** One setting of the exam with its button 'Agregar' and, below it, the value in force. */
function ExamSetting<Schema extends z.core.$ZodObject>(props: ExamSettingProps<Schema>) {
  const { courseId, label, name, min = 1, max, schema, value, onSaved, formatValue, save } = props;
  const toast = useToast();
  const id = useId();
  const form = useForm({
    schema,
    extraInput: () => ({ IdCourse: courseId }),
    async submit(input) {
      const { message } = await save(input);
      onSaved(Number((input as Record<string, unknown>)[name]));
      toast({ text: message });
    },
  });
  const error = form.errors[name] ?? form.failure ?? undefined;
  return (
    <Card flat padded className={styles.card}>
      <form {...form.formProps} aria-label={label}>
        <Field id={id} label={label} error={error} hint={`Ahora: ${formatValue(value)}`}>
          {(control) => (
            <div className={styles.line}>
              <input
                {...control}
                type="number"
                inputMode="numeric"
                name={name}
                min={min}
                max={max}
                step={1}
                defaultValue={value}
              />
              <Button type="submit" kind="soft" busy={form.isBusy} aria-label={`Agregar: ${label}`}>
                Agregar
              </Button>
            </div>
          )}
        </Field>
      </form>
    </Card>
  );
}
