import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../display/icon.tsx';
import { Field, type FieldProps } from './field.tsx';
import styles from './select-field.module.css';

type SelectOption = { value: string | number; label: string };

type SelectFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'select'>, keyof FieldProps> & {
    options: readonly SelectOption[];
    /** The first, empty choice ('Seleccione'). Omit it where something is always chosen. */
    placeholder?: string;
  };

/** A choice from a list, shown by the browser's own control. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, id, className, options, placeholder, ...select } = props;
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => (
        <div className={styles.box}>
          {/* said in any case: browsers tell an empty required choice as wrong before anything was chosen */}
          <select {...select} {...control} aria-invalid={control['aria-invalid'] ?? false}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
      )}
    </Field>
  );
}
