import { type ComponentPropsWithRef, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import styles from './password-field.module.css';

type PasswordFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type'> & {
    /** True for the second of two fields: its button has a name of its own. */
    isRepeated?: boolean;
  };

/**
 * A password field with 'Mostrar' / 'Ocultar'. Always set `autoComplete` ('current-password' or
 * 'new-password').
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, optional, id, className, isRepeated = false, ...input } = props;
  const [isShown, setShown] = useState(false);
  const word = isShown ? 'Ocultar' : 'Mostrar';
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => (
        <div className={styles.box}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
          />
          <button
            type="button"
            className={styles.show}
            aria-controls={control.id}
            aria-label={`${word} la contraseña${isRepeated ? ' repetida' : ''}`}
            data-turns={isShown ? 'Mostrar' : 'Ocultar'} // a press turns it before hydration: act-early.ts
            onClick={() => setShown(!isShown)}
          >
            {word}
          </button>
        </div>
      )}
    </Field>
  );
}
