import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from './field.tsx';
import styles from './text-field.module.css';

type Own<Control extends 'input' | 'textarea'> = FieldProps &
  Omit<ComponentPropsWithRef<Control>, keyof FieldProps>;

/** One line of text. Uncontrolled (`name`, `defaultValue`) unless `value` and `onChange` are given. */
export function TextField({ label, hint, error, optional, id, className, ...input }: Own<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          aria-invalid={control['aria-invalid'] ?? (typesOfParts.includes(input.type) ? false : undefined)}
        />
      )}
    </Field>
  );
}

/** Several lines of text. With `grows` the field is as tall as its content. */
export function TextArea({ grows, ...props }: Own<'textarea'> & { grows?: boolean }) {
  const { label, hint, error, optional, id, className, ...input } = props;
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => (
        <textarea
          {...input}
          {...control}
          className={grows ? `${control.className} ${styles.grows}` : control.className}
        />
      )}
    </Field>
  );
}

/** A whole number: `min`, `max` and `step` as in HTML; the unit belongs in the label or the hint. */
export function NumberField(props: Own<'input'>) {
  return <TextField inputMode="numeric" step={1} {...props} type="number" />;
}

/**
 * A calendar date, 'YYYY-MM-DD' in `defaultValue`, `min` and `max`. The browser shows it in its own format.
 */
export function DateField(props: Own<'input'>) {
  return <TextField {...props} type="date" />;
}

/** The types that browsers make of several parts: an empty required one counts as wrong before anything was typed. */
const typesOfParts: readonly unknown[] = ['date', 'datetime-local', 'month', 'time', 'week'];
