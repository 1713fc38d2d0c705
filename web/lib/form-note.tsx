import { FormErrors } from '../components/form-errors.tsx';
import { Note } from '../components/note.tsx';
import type { FormState } from './use-form.ts';

/** What stands above a form after it was refused: the sentence, and a link to each field that is wrong. */
export function FormNote({ form }: { form: FormState }) {
  if (form.failure === null) return null;
  if (form.sentErrors.length > 0) return <FormErrors errors={form.sentErrors} title={form.failure} />;
  return (
    <Note kind="bad" role="alert">
      {form.failure}
    </Note>
  );
}
