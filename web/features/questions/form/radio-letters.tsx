import { type ComponentPropsWithRef, useId } from 'react';
import { classNames } from '../../../components/display/class-names.ts';
import fieldStyles from '../../../components/forms/field.module.css';
import { FieldNotes, type FieldProps } from '../../../components/forms/field.tsx';
import styles from './radio-letters.module.css';

type RadioLettersProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type' | 'value' | 'defaultValue'> & {
    name: string;
    /** The choices: a letter, or a letter with its text for screen readers ('V', 'Verdadero'). */
    letters: readonly (string | { value: string; label: string })[];
    defaultValue?: readonly string[];
    /** Several may be chosen. */
    multiple?: boolean;
  };

/** Letters in a row as radios, or with `multiple` as checkboxes: the correct answer of a question. */
export function RadioLetters(props: RadioLettersProps) {
  const { label, hint, error, optional, className, letters, defaultValue = [], multiple, ...input } = props;
  const madeId = useId();
  const id = props.id ?? madeId;
  return (
    <fieldset
      className={className}
      aria-describedby={classNames(error && `${id}-error`, hint !== undefined && `${id}-hint`)}
    >
      <legend className={fieldStyles.legend}>
        {label}
        {optional && <span className={fieldStyles.optional}> (opcional)</span>}
      </legend>
      <div className={styles.letters}>
        {letters.map((letter) => {
          const { value, label: words } =
            typeof letter === 'string' ? { value: letter, label: letter } : letter;
          return (
            <label key={value}>
              <input
                {...input}
                id={undefined}
                type={multiple ? 'checkbox' : 'radio'}
                value={value}
                defaultChecked={defaultValue.includes(value)}
                aria-label={words}
                aria-invalid={error ? true : undefined}
              />
              <span aria-hidden="true">{value}</span>
            </label>
          );
        })}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
