import type { Editor } from '@tiptap/core';
import { useRef } from 'react';
import { Button } from '../forms/button.tsx';
import { TextArea } from '../forms/text-field.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import styles from './rich-text.module.css';

type AltDialogProps = { editor: Editor; open: boolean; onClose: () => void };

/**
 * Asks for the description of the selected image. It is not a form, since it is inside the form of the text.
 */
export function AltDialog({ editor, open, onClose }: AltDialogProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const { src = '', alt = '' } = open ? editor.getAttributes('figure') : {};

  function set() {
    const written = input.current?.value.replace(/\s+/g, ' ').trim() ?? '';
    onClose();
    editor.chain().focus().updateAttributes('figure', { alt: written }).run();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Texto alternativo"
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            Cancelar
          </Button>
          <Button onClick={set}>Guardar</Button>
        </>
      }
    >
      <div className="stack">
        {open && <img src={String(src)} alt="" className={styles.preview} />}
        <TextArea
          ref={input}
          label="Qué muestra la imagen"
          hint="Lo oyen quienes no la pueden ver. Di en una frase lo que importa; déjalo vacío solo si la imagen es un adorno."
          defaultValue={String(alt)}
          maxLength={250}
          rows={3}
          data-focus-first
        />
      </div>
    </Dialog>
  );
}
