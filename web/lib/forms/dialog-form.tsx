import type { ReactNode } from 'react';
import { SubmitFoot } from '../../components/overlay/dialog.tsx';
import { FormNote } from './form-note.tsx';
import type { FormState } from './use-form.ts';

interface DialogFormProps {
  form: FormState;
  /** The words of the button that sends it. */
  submit: ReactNode;
  kind?: 'brand' | 'danger';
  children: ReactNode;
}

/** The form of a dialog: refusals, fields, 'Cancelar' and the button that sends it. */
export function DialogForm({ form, submit, kind, children }: DialogFormProps) {
  return (
    <form className="stack" {...form.formProps}>
      <FormNote form={form} />
      {children}
      <SubmitFoot kind={kind} busy={form.isBusy}>
        {submit}
      </SubmitFoot>
    </form>
  );
}
