import { useState } from 'react';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { MediaBrowser } from './media-browser.tsx';
import { MediaUpload } from './media-upload.tsx';
import { type PickedPicture, pictureOfRow } from './picked-picture.ts';

/** The window that offers the stored pictures, or takes a new one; `onDone(null)` = none was wanted. */
export function MediaDialog({ onDone }: { onDone(picked: PickedPicture | null): void }) {
  const [place, setPlace] = useState<'stored' | 'new' | 'back'>('stored');
  return (
    <Dialog
      open
      wide
      onClose={() => onDone(null)}
      title={place === 'new' ? 'Subir una imagen' : 'Elegir una imagen'}
    >
      {place === 'new' ? (
        <MediaUpload onBack={() => setPlace('back')} onAdded={(row) => onDone(pictureOfRow(row))} />
      ) : (
        <MediaBrowser
          isBack={place === 'back'}
          onPick={(row) => onDone(pictureOfRow(row))}
          onUpload={() => setPlace('new')}
        />
      )}
    </Dialog>
  );
}
