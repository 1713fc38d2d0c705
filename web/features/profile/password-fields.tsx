import { FieldGrid } from '../../components/forms/field.tsx';
import { PasswordField } from '../../components/forms/password-field.tsx';
import styles from './profile-form.module.css';

interface PasswordFieldsProps {
  errors: Record<string, string>;
  /** A generated password has to be replaced. */
  isRequired: boolean;
}

/** A new password, twice. If both stay empty, nothing changes. */
export function PasswordFields({ errors, isRequired }: PasswordFieldsProps) {
  return (
    <fieldset className={styles.passwords}>
      <legend className="sr">Cambiar la contraseña</legend>
      <FieldGrid>
        <PasswordField
          label="Contraseña nueva"
          name="password"
          autoComplete="new-password"
          optional={!isRequired}
          error={errors.password}
        />
        <PasswordField
          label="Confirmar contraseña"
          isRepeated
          name="confirm"
          autoComplete="new-password"
          error={errors.confirm}
        />
      </FieldGrid>
      <p className={styles.hint}>
        {isRequired
          ? 'Usa al menos 8 caracteres: tres o cuatro palabras que solo tú unirías.'
          : 'Déjalas en blanco si no quieres cambiarla.'}
      </p>
    </fieldset>
  );
}
