import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { Button } from '../forms/button.tsx';
import { TextArea } from '../forms/text-field.tsx';
import { CancelButton, Dialog } from '../overlay/dialog.tsx';
import styles from './rich-text.module.css';

/** The maximum length of a description, in characters. */
const longest = 250;

type AltDialogProps = { editor: Editor; open: boolean; onClose: () => void };

/**
 * Asks for the description of the selected image. It is not a form, since it is inside the form of the text.
 */
export function AltDialog({ editor, open, onClose }: AltDialogProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const [excess, setExcess] = useState(0);
  const { src = '', alt = '' } = open ? editor.getAttributes('figure') : {};

  function set() {
    if (excess > 0) return input.current?.focus();
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
          <CancelButton />
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
          error={excess > 0 ? `Usa como máximo ${longest} caracteres: sobran ${excess}.` : undefined}
          onInput={({ currentTarget }) => setExcess(currentTarget.value.trim().length - longest)}
          rows={3}
          data-focus-first
        />
      </div>
    </Dialog>
  );
}
