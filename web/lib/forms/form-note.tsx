import { useEffect, useRef } from 'react';
import { type CalloutKind, Failure } from '../../components/display/callout.tsx';
import { FormErrors } from '../../components/forms/form-errors.tsx';
import { noteKind } from '../api/note-kind.ts';
import type { FormState } from './use-form.ts';

/** The summary above a refused form: the sentence, and a link to each field that is still wrong (spec 12.4). */
export function FormNote({ form }: { form: FormState }) {
  const { failure, icon, sentErrors, refusal } = form;
  if (failure === null) return null;
  if (sentErrors.length === 0) return <FocusedFailure kind={noteKind(icon)} message={failure} />;
  // the error of a single field is shown once: as its link, not as the sentence too
  const isSaidBelow = sentErrors.some(({ message }) => message === failure);
  return (
    <FormErrors
      kind={noteKind(icon)}
      errors={sentErrors}
      refusal={refusal}
      title={isSaidBelow ? undefined : failure}
    />
  );
}

/** The refusal of the server or the network. It takes the focus, since the button may be far below. */
function FocusedFailure({ kind, message }: { kind: CalloutKind; message: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return <Failure ref={place} tabIndex={-1} kind={kind} message={message} />;
}
