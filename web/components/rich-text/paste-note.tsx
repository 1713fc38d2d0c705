import { Callout } from '../display/callout.tsx';
import { IconButton } from '../forms/icon-button.tsx';
import styles from './rich-text.module.css';

type PasteNoteProps = { open: boolean; canPick: boolean; onClose: () => void };

/**
 * A note that images were not pasted, and how to add them. Its element is always on the page, so that the
 * note is read aloud.
 */
export function PasteNote({ open, canPick, onClose }: PasteNoteProps) {
  return (
    <div role="status">
      {open && (
        <Callout kind="warn" icon="image" className={styles.pasteNote}>
          <p>
            {canPick
              ? 'Las imágenes no se pegan desde Word: agrégalas con el botón Imagen.'
              : 'Las imágenes no se pegan en este texto: se pegó solo lo escrito.'}
          </p>
          <IconButton icon="x" label="Cerrar" onClick={onClose} />
        </Callout>
      )}
    </div>
  );
}
