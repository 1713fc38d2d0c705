import { useEffect, useRef } from 'react';
import { Callout } from '../../components/display/callout.tsx';
import { FormErrors } from '../../components/forms/form-errors.tsx';
import type { FormState } from './use-form.ts';

/** The summary above a refused form: the sentence, and a link to each field that is still wrong (spec 12.4). */
export function FormNote({ form }: { form: FormState }) {
  if (form.failure === null) return null;
  if (form.sentErrors.length > 0) {
    // the error of a single field is shown once: as its link, not as the sentence too
    const isSaidBelow = form.sentErrors.some(({ message }) => message === form.failure);
    return (
      <FormErrors
        errors={form.sentErrors}
        refusal={form.refusal}
        title={isSaidBelow ? undefined : form.failure}
      />
    );
  }
  return <Failure>{form.failure}</Failure>;
}

/** What the server or the network refused. It takes the focus, since the button may be far below. */
function Failure({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Callout ref={place} kind="bad" role="alert" tabIndex={-1}>
      {children}
    </Callout>
  );
}
