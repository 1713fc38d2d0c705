import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MediaRow } from '../../../../contract/calls/media.ts';
import { imageUrl } from '../../../../contract/content/images.ts';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { MediaBrowser } from './media-browser.tsx';
import { MediaUpload } from './media-upload.tsx';

export type { PickedImage };

/**
 * Chooses an image for a text. `pick` opens the dialog and resolves to the choice, or null; render `dialog`
 * somewhere in the view. It may be rendered inside a form: its events do not reach the form.
 */
export function useMediaPicker(): { pick(): Promise<PickedImage | null>; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ answer(picked: PickedImage | null): void } | null>(null);

  function done(picked: PickedImage | null): void {
    setAsked(null);
    asked?.answer(picked);
  }
  function pick(): Promise<PickedImage | null> {
    asked?.answer(null); // an earlier request gets nothing
    return new Promise((answer) => setAsked({ answer }));
  }
  const dialog =
    asked === null
      ? null
      : createPortal(
          // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only keeps events of the dialog from the surrounding form
          <div onSubmit={stop} onInput={stop} onBlur={stop}>
            <MediaDialog onDone={done} />
          </div>,
          document.body,
        );
  return { pick, dialog };
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

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
