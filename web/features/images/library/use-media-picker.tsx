import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type MediaRow, media } from '../../../../contract/images/calls.ts';
import { imageUrl } from '../../../../contract/images/images.ts';
import { Button } from '../../../components/forms/button.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { DialogFoot } from '../../../components/overlay/modal.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { FormNote } from '../../../lib/forms/form-note.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useLeaveQuestion } from '../../../lib/forms/use-leave-question.tsx';
import { useDialogAnswer } from '../../../lib/page/use-dialog-answer.tsx';
import { ImageField } from '../../../lib/uploads/image-field.tsx';
import { useUpload } from '../../../lib/uploads/use-upload.ts';
import { MediaBrowser } from './media-browser.tsx';

export type { PickedImage };

/** Chooses an image for a text: a stored one, or a new one. */
export function useMediaPicker(): { pick(): Promise<PickedImage | null>; dialog: ReactNode } {
  const { ask, dialog } = useDialogAnswer<PickedImage>((done) => <MediaDialog onDone={done} />);
  return { pick: ask, dialog };
}

/** The dialog that offers the stored images or takes a new one; `onDone(null)` = none was chosen. */
function MediaDialog({ onDone }: { onDone(picked: PickedImage | null): void }) {
  const [place, setPlace] = useState<'stored' | 'new' | 'back'>('stored');
  return (
    <Dialog
      open
      wide
      top // its buttons stand still while the images come
      onClose={() => onDone(null)}
      title={place === 'new' ? 'Subir una imagen' : 'Elegir una imagen'}
    >
      {place === 'new' ? (
        <MediaUpload onBack={() => setPlace('back')} onAdded={(row) => onDone(imageOfRow(row))} />
      ) : (
        <MediaBrowser
          isBack={place === 'back'}
          onPick={(row) => onDone(imageOfRow(row))}
          onUpload={() => setPlace('new')}
        />
      )}
    </Dialog>
  );
}

/** An image for a text: the address of its largest size, its width and height in pixels, its description. */
interface PickedImage {
  src: string;
  alt: string;
  width: number;
  height: number;
}

const imageOfRow = ({ path, alt, width, height }: MediaRow): PickedImage => ({
  src: imageUrl('articlefile', path),
  alt,
  width,
  height,
});

/** Stores a new image and picks it. */
function MediaUpload({ onBack, onAdded }: { onBack(): void; onAdded(row: MediaRow): void }) {
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
