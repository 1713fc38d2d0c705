import { type MouseEvent, useEffect, useRef } from 'react';
import noteStyles from '../display/callout.module.css';
import { Icon } from '../display/icon.tsx';
import styles from './form-errors.module.css';

/** An error of the field called `field`, in words. */
type FieldError = { field: string; message: string };

type FormErrorsProps = {
  errors: readonly FieldError[];
  /** The sentence over the list. */
  title?: string;
};

/**
 * The list of errors at the head of a form (spec 12.4). Place it inside the form: it takes the focus whenever
 * the errors change, and each line links to its field. Without errors it renders nothing.
 */
export function FormErrors({
  errors,
  title = 'Por favor complete correctamente todos los campos',
}: FormErrorsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) ref.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div ref={ref} className={`${noteStyles.note} ${noteStyles.bad}`} role="alert" tabIndex={-1}>
      <Icon name="alert" />
      <div>
        <p className={styles.title}>{title}</p>
        <ul>
          {errors.map((error) => (
            <li key={`${error.field} ${error.message}`}>
              <a href={`#${error.field}`} onClick={(event) => goToField(event, error.field)}>
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function goToField(event: MouseEvent<HTMLAnchorElement>, name: string) {
  const found = event.currentTarget.closest('form')?.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (!(control instanceof HTMLElement)) return;
  event.preventDefault();
  control.focus();
}
