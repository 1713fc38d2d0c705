import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../display/class-names.ts';
import styles from './check-field.module.css';
import { Checkbox } from './checkbox.tsx';
import { FieldNotes } from './field.tsx';

type CheckFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

export function CheckField({ label, hint, error, id, className, ...input }: CheckFieldProps) {
  const madeId = useId();
  const inputId = id ?? madeId;
  return (
    <div className={className}>
      <label className={styles.check} htmlFor={inputId}>
        <Checkbox
          {...input}
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(error && `${inputId}-error`, hint !== undefined && `${inputId}-hint`)}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={inputId} hint={hint} error={error} />
    </div>
  );
}
