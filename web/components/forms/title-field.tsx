import type { ComponentPropsWithRef } from 'react';
import { TextArea } from './text-field.tsx';

/** One line of text that may be long: it wraps instead of hiding its end, and Enter submits the form. */
export function TitleField(props: ComponentPropsWithRef<typeof TextArea>) {
  return (
    <TextArea
      grows
      rows={1}
      {...props}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
    />
  );
}
