import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../components/forms/button.tsx';
import { Dialog, SubmitFoot } from '../../components/overlay/dialog.tsx';
import { Card } from '../../components/page/card.tsx';
import { DraftOffer } from '../forms/draft-offer.tsx';
import { FormNote } from '../forms/form-note.tsx';
import type { FormState } from '../forms/use-form.ts';
import { type ConflictProps, ConflictWindow, SeenNote } from './conflict-window.tsx';
import styles from './row-form.module.css';
import type { CountedVersion } from './version-author.ts';

type RowDialogProps<Row> = {
  /** The row to change, 'new' to add one, null = closed. */
  edited: Row | 'new' | null;
  /** In the title: 'categoría'. */
  noun: string;
  wide?: boolean;
  onClose: () => void;
  /** The form, for the row to change or, with null, a new one. */
  children: (row: Row | null) => ReactNode;
};

/** The dialog that adds or changes a row. */
export function RowDialog<Row>({ edited, noun, wide, onClose, children }: RowDialogProps<Row>) {
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      wide={wide}
      title={edited === 'new' ? `Agregar ${noun}` : `Editar ${noun}`}
    >
      {edited !== null && children(edited === 'new' ? null : edited)}
    </Dialog>
  );
}

type RowFormProps<Input, Stored extends CountedVersion> = ConflictProps<Input, Stored> & {
  form: FormState;
  /** 'Agregar' or 'Guardar', by mode. */
  submitLabel: string;
  children: ReactNode;
};

/** The form of a row in a dialog, with its draft and the conflict of versions. */
export function RowForm<Input, Stored extends CountedVersion>(props: RowFormProps<Input, Stored>) {
  const { form, submitLabel, children, ...conflict } = props;
  return (
    <>
      <form className="stack" {...form.formProps}>
        <Notes form={form} {...conflict} />
        <div key={conflict.draft.formKey} className="stack">
          {children}
        </div>
        <SubmitFoot busy={form.isBusy}>{submitLabel}</SubmitFoot>
      </form>
      <ConflictWindow {...conflict} />
    </>
  );
}

type RowCardProps<Input, Stored extends CountedVersion> = RowFormProps<Input, Stored> & {
  title: string;
  /**
   * True if a press opened the form, whose first field (`data-focus-first`) then takes the focus; otherwise it is
   * folded, unless it offers an unsaved draft.
   */
  isOpened: boolean;
  onCancel: () => void;
  /** More fields, on the right if there is room. */
  aside: ReactNode;
};

/** The form of a row on a card above the table of all rows. Cancelar folds it (spec 2.13). */
export function RowCard<Input, Stored extends CountedVersion>(props: RowCardProps<Input, Stored>) {
  const { form, submitLabel, children, title, isOpened, onCancel, aside, ...conflict } = props;
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpened) card.current?.querySelector<HTMLElement>('[data-focus-first]')?.focus();
  }, [isOpened]);
  return (
    <Card
      ref={card}
      as="section"
      padded
      className={styles.card}
      aria-labelledby={id}
      hidden={!isOpened && conflict.draft.offer === null}
    >
      <h2 id={id}>{title}</h2>
      <form {...form.formProps} className="stack">
        <Notes form={form} {...conflict} />
        <div className={styles.columns}>
          <div className="stack">{children}</div>
          <div>{aside}</div>
        </div>
        <div className={styles.buttons}>
          <Button kind="line" onClick={onCancel}>
            Cancelar
          </Button>
          <Button type="submit" busy={form.isBusy}>
            {submitLabel}
          </Button>
        </div>
      </form>
      <ConflictWindow {...conflict} />
    </Card>
  );
}

function Notes<Input, Stored extends CountedVersion>({
  form,
  draft,
  saving,
}: Pick<RowFormProps<Input, Stored>, 'form' | 'draft' | 'saving'>) {
  return (
    <>
      <DraftOffer draft={draft} />
      <FormNote form={form} />
      <SeenNote seen={saving.seen} />
    </>
  );
}
