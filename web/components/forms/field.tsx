import { type ReactNode, useId } from 'react';
import { classNames } from '../display/class-names.ts';
import { Icon } from '../display/icon.tsx';
import styles from './field.module.css';

/** The props that a control spreads on itself, so that its label, hint and error belong to it. */
export type ControlProps = {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** The props around a control, the same for every kind of field. */
export type FieldProps = {
  label: ReactNode;
  /** A sentence under the control, shown before anything goes wrong. */
  hint?: ReactNode;
  /** The error and how to mend it, in words. A field with an error is marked. */
  error?: string;
  /** Writes '(opcional)' after the label. */
  optional?: boolean;
  id?: string;
  className?: string;
};

/** Ties a label, a control, its hint and its error together for screen readers. */
export function Field(props: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { label, hint, error, optional, className, children } = props;
  const madeId = useId();
  const id = props.id ?? madeId;
  const control: ControlProps = {
    id,
    className: classNames(styles.input, error && styles.bad),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classNames(error && `${id}-error`, hint !== undefined && `${id}-hint`),
  };
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>
        <FieldLabel label={label} optional={optional} />
      </label>
      {children(control)}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

function FieldLabel({ label, optional }: Pick<FieldProps, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional && <span className={styles.optional}> (opcional)</span>}
    </>
  );
}

/** The error and the hint under a control, with the ids that `aria-describedby` names. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  return (
    <>
      {error && (
        <span className={styles.error} id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </span>
      )}
      {hint !== undefined && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </>
  );
}

/** Fields in two columns. On a phone they stack; with `narrow` only on a very small one. */
export function FieldGrid({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  return <div className={classNames(styles.grid, narrow && styles.narrow)}>{children}</div>;
}

/** A whole line inside a FieldGrid. */
export function FieldLine({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>;
}
