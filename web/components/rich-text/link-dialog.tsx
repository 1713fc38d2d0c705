import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { Button } from '../forms/button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { CancelButton, Dialog } from '../overlay/dialog.tsx';
import { asLinkAddress } from './link-address.ts';
import { OfferedLinks } from './offered-links.tsx';

type LinkDialogProps = { editor: Editor; open: boolean; onClose: () => void };

/**
 * Asks for the address of a link on the selected words. It is not a form, since it is inside the form of the
 * text.
 */
export function LinkDialog({ editor, open, onClose }: LinkDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const current = open ? String(editor.getAttributes('link')['href'] ?? '') : '';

  function close() {
    setError(undefined);
    onClose();
  }

  function set() {
    const address = asLinkAddress(input.current?.value ?? '');
    if (address === null) {
      setError('Escribe una dirección que empiece con https://, con mailto: o con / si es de este portal.');
      return;
    }
    close();
    const { empty } = editor.state.selection;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (empty && current === '') {
      chain
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run();
    } else chain.setLink({ href: address }).run();
  }

  function remove() {
    close();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Enlace"
      footer={
        <>
          {current !== '' && (
            <Button kind="dangerLine" onClick={remove}>
              Quitar enlace
            </Button>
          )}
          <CancelButton />
          <Button onClick={set}>Guardar</Button>
        </>
      }
    >
      <div className="stack">
        <TextField
          ref={input}
          label="Dirección"
          hint="Por ejemplo https://www.ejemplo.org, mailto:nombre@correo.com o /leerarticulo?id=3"
          error={error}
          defaultValue={current}
          inputMode="url"
          data-focus-first
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault(); // Enter would submit the surrounding form
            set();
          }}
        />
        <OfferedLinks
          onChoose={({ href }) => {
            if (input.current !== null) input.current.value = href;
            input.current?.focus();
          }}
        />
      </div>
    </Dialog>
  );
}
