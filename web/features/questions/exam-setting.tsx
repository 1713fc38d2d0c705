import { useId } from 'react';
import type * as z from 'zod/mini';
import { Button } from '../../components/forms/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { Card } from '../../components/page/card.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import styles from './exam-settings.module.css';

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
export function ExamSetting<Schema extends z.core.$ZodObject>(props: ExamSettingProps<Schema>) {
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
