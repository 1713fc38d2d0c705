import { useState } from 'react';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { MediaBrowser } from './media-browser.tsx';
import { MediaUpload } from './media-upload.tsx';
import { imageOfRow, type PickedImage } from './picked-image.ts';

/** The dialog that offers the stored images or takes a new one; `onDone(null)` = none was chosen. */
export function MediaDialog({ onDone }: { onDone(picked: PickedImage | null): void }) {
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
