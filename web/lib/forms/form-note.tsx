import { Callout } from '../../components/display/callout.tsx';
import { FormErrors } from '../../components/forms/form-errors.tsx';
import type { FormState } from './use-form.ts';

/** What stands above a form after it was refused: the sentence, and a link to each field that is wrong. */
export function FormNote({ form }: { form: FormState }) {
  if (form.failure === null) return null;
  if (form.sentErrors.length > 0) {
    // what is wrong with one field is said once: as its link, not as the sentence over it too
    const isSaidBelow = form.sentErrors.some(({ message }) => message === form.failure);
    return <FormErrors errors={form.sentErrors} title={isSaidBelow ? undefined : form.failure} />;
  }
  return (
    <Callout kind="bad" role="alert">
      {form.failure}
    </Callout>
  );
}
