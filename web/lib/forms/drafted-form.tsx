import type { ReactNode } from 'react';
import { Button } from '../../components/forms/button.tsx';
import { SaveBar } from '../../components/forms/save-bar.tsx';
import { noteKind } from '../api/note-kind.ts';
import styles from './drafted-form.module.css';
import { FormNote } from './form-note.tsx';
import { LeaveButton } from './leave-button.tsx';
import type { FormState } from './use-form.ts';

type DraftedFormProps = {
  form: FormState;
  /** 'Agregar', or the label of a change. */
  submitLabel: string;
  cancelHref: string;
  /** A button before Cancelar. */
  tools?: ReactNode;
  /** The wide column: title and texts. */
  children: ReactNode;
  /** The narrow column, if there are settings. */
  settings?: ReactNode;
};

/** A long form: texts at the left, settings at the right, a stored draft, and buttons always in view. */
export function DraftedForm(props: DraftedFormProps) {
  const { form, submitLabel, cancelHref, tools, children, settings } = props;
  return (
    <form {...form.formProps}>
      <div className={settings === undefined ? undefined : styles.edit}>
        <div className="stack">
          {form.sentErrors.length > 0 && <FormNote form={form} />}
          {children}
        </div>
        {settings}
      </div>
      <SaveBar
        status={form.isDirty ? 'Cambios sin guardar' : ''}
        problem={form.sentErrors.length === 0 ? form.failure : null}
        problemKind={noteKind(form.icon)}
        tools={tools}
      >
        <LeaveButton href={cancelHref} form={form} />
        <Button type="submit" busy={form.isBusy} title="Ctrl+S (⌘S en Mac)">
          {submitLabel}
        </Button>
      </SaveBar>
    </form>
  );
}
