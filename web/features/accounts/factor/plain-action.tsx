import { classNames } from '../../../components/display/class-names.ts';
import { Button, type ButtonProps } from '../../../components/forms/button.tsx';
import fieldStyles from '../../../components/forms/field.module.css';
import styles from './own-security.module.css';

type PlainActionProps = Pick<ButtonProps, 'kind' | 'size' | 'busy' | 'children'> & {
  /** The action by its name in server/pages/security-forms.ts. */
  action: string;
  /** The session that it is about. */
  of?: string;
  /** The proof that a script asks for, which without it has a field of its own. */
  proof?: string;
  onPress(): void;
};

/** A button of /seguridad, which sends a form where there is no script. */
export function PlainAction({ action, of, proof, onPress, ...button }: PlainActionProps) {
  return (
    <form
      method="post"
      action="/seguridad"
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <input type="hidden" name="Action" value={action} />
      {of !== undefined && <input type="hidden" name="Id" value={of} />}
      {proof !== undefined && (
        <noscript>
          <label className={classNames(fieldStyles.field, styles.proof)}>
            {proof}
            <input
              className={fieldStyles.input}
              type="password"
              name="currentPassword"
              autoComplete="current-password"
            />
          </label>
        </noscript>
      )}
      <Button type="submit" {...button} />
    </form>
  );
}
