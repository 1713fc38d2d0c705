import { useEffect, useRef } from 'react';
import { type MediaRow, media } from '../../../../contract/calls/media.ts';
import { Button } from '../../../components/forms/button.tsx';
import { DialogFoot } from '../../../components/overlay/modal.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { FormNote } from '../../../lib/forms/form-note.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useLeaveQuestion } from '../../../lib/forms/use-leave-question.tsx';
import { ImageField } from '../../../lib/uploads/image-field.tsx';
import { useUpload } from '../../../lib/uploads/use-upload.ts';

/** Stores a new image and picks it. */
export function MediaUpload({ onBack, onAdded }: { onBack(): void; onAdded(row: MediaRow): void }) {
  const api = useApi();
  const upload = useUpload();
  const formElement = useRef<HTMLFormElement>(null);
  const form = useForm({
    schema: media.add.input,
    async submit(input) {
      const { data } = await upload.send((options) => api.media.add(input, options));
      onAdded(data);
    },
  });
  const leaving = useLeaveQuestion(form);
  useEffect(() => formElement.current?.querySelector<HTMLElement>('input[type=file]')?.focus(), []);
  return (
    <form className="stack" {...form.formProps} ref={formElement}>
      <FormNote form={form} />
      <ImageField
        label="Imagen"
        shape={null}
        error={form.errors['file']}
        altError={form.errors['Alt']}
        upload={upload}
      />
      <DialogFoot>
        <Button kind="line" onClick={() => leaving.before(onBack)}>
          Volver
        </Button>
        <Button type="submit" busy={form.isBusy}>
          Subir y usar
        </Button>
      </DialogFoot>
      {leaving.question}
    </form>
  );
}
