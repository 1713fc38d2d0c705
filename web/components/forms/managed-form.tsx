import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import { Card } from '../page/card.tsx';
import { Button } from './button.tsx';
import styles from './managed-form.module.css';

type ManagedFormProps = {
  title: string;
  /** 'Agregar' or 'Guardar', by mode. */
  submitLabel: string;
  /** Nobody asked for the form: the list alone is shown. */
  isFolded: boolean;
  isBusy: boolean;
  formProps: ComponentPropsWithoutRef<'form'>;
  onCancel: () => void;
  /** Errors, shown above the fields. */
  note: ReactNode;
  children: ReactNode;
  /** More fields, at the right where there is room. */
  aside: ReactNode;
  /** Dialogs that belong to the form. */
  after?: ReactNode;
};

/** The form of one row, on a card above the table of all rows. Cancelar folds it (spec 2.13). */
export function ManagedForm(props: ManagedFormProps) {
  const id = useId();
  return (
    <Card as="section" padded className={styles.card} aria-labelledby={id} hidden={props.isFolded}>
      <h2 id={id}>{props.title}</h2>
      <form {...props.formProps} className="stack">
        {props.note}
        <div className={styles.columns}>
          <div className="stack">{props.children}</div>
          <div>{props.aside}</div>
        </div>
        <div className={styles.buttons}>
          <Button kind="line" onClick={props.onCancel}>
            Cancelar
          </Button>
          <Button type="submit" busy={props.isBusy}>
            {props.submitLabel}
          </Button>
        </div>
      </form>
      {props.after}
    </Card>
  );
}
