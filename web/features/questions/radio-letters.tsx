import { type ComponentPropsWithRef, useId } from 'react';
import { classNames } from '../../components/display/class-names.ts';
import fieldStyles from '../../components/forms/field.module.css';
import { FieldNotes, type FieldProps } from '../../components/forms/field.tsx';
import styles from './radio-letters.module.css';

type RadioLettersProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type' | 'value' | 'defaultValue'> & {
    name: string;
    /** What can be chosen; a plain letter, or a letter with the words that readers hear ('V', 'Verdadero'). */
    letters: readonly (string | { value: string; label: string })[];
    /** The letters chosen at first. */
    defaultValue?: readonly string[];
    /** Several may be chosen. */
    multiple?: boolean;
  };

/** Letters in a row, one of them (or with `multiple` several) to be chosen: the correct answer of a question. */
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
