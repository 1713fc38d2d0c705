import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../display/icon.tsx';
import { Field, type FieldProps } from './field.tsx';
import styles from './select-field.module.css';

type SelectOption = { value: string | number; label: string };

type SelectFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'select'>, keyof FieldProps> & {
    options: readonly SelectOption[];
    /** The first, empty choice ('Seleccione'); left out where something is always chosen. */
    placeholder?: string;
  };

/** One of a list, in the browser's own list. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, id, className, options, placeholder, ...select } = props;
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(control) => (
        <div className={styles.box}>
          <select {...select} {...control}>
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
