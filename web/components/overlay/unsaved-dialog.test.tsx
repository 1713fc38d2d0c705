import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { findButton, press, text, write } from '../../testing/screen.ts';
import { unsavedChanges } from '../unsaved/unsaved-changes.ts';
import { CancelButton, Dialog } from './dialog.tsx';

const onClose = vi.fn();

function Window({ asksFirst }: { asksFirst?: boolean }) {
  const [isOpen, setOpen] = useState(true);
  const [isInner, setInner] = useState(false);
  return (
    <Dialog
      {...(asksFirst !== undefined && { asksFirst })}
      open={isOpen}
      title="Agregar pregunta"
      onClose={() => {
        onClose();
        setOpen(false);
      }}
    >
      <input name="Name" />
      <search>
        <input name="words" />
      </search>
      <CancelButton />
      <button type="button" onClick={() => setOpen(false)}>
        Guardado
      </button>
      <button type="button" onClick={() => setInner(true)}>
        Otra
      </button>
      <Dialog open={isInner} title="Otra ventana" onClose={() => setInner(false)}>
        <input name="inner" />
      </Dialog>
    </Dialog>
  );
}

const window = () => find('dialog') as HTMLDialogElement;
const esc = () => act(async () => window().dispatchEvent(new Event('cancel', { cancelable: true })));

test.each([
  ['Esc', esc],
  ['the cross', () => press('Cerrar')],
  ['Cancelar', () => press('Cancelar')],
])('%s asks before it drops what was typed', async (_name, close) => {
  onClose.mockClear();
  await mount(<Window />);
  await write('Name', 'Una pregunta larga');
  expect(unsavedChanges()).toEqual([{ name: 'Agregar pregunta', href: '/' }]);
  await close();
  expect(text()).toContain('¿Salir sin guardar?');
  await press('Seguir editando');
  expect((find('[name=Name]') as HTMLInputElement).value).toBe('Una pregunta larga');
  expect(onClose).not.toHaveBeenCalled();
  await close();
  await press('Salir sin guardar');
  expect(onClose).toHaveBeenCalledOnce();
  expect(unsavedChanges()).toEqual([]);
});

test('a browser that closes the window by itself, at a second Esc, loses nothing', async () => {
  await mount(<Window />);
  await write('Name', 'Una pregunta larga');
  await act(async () => window().close());
  expect(window().open).toBe(true);
  expect((find('[name=Name]') as HTMLInputElement).value).toBe('Una pregunta larga');
  expect(text()).toContain('¿Salir sin guardar?');
});

test('nothing is asked where nothing would be lost', async () => {
  onClose.mockClear();
  await mount(<Window />);
  await write('words', 'ahorro'); // a search
  await esc();
  expect(onClose).toHaveBeenCalledOnce();
  await mount(<Window asksFirst={false} />);
  await write('Name', 'Algo');
  await act(async () =>
    [...document.querySelectorAll('dialog')].at(-2)?.dispatchEvent(new Event('cancel', { cancelable: true })),
  );
  expect(text()).not.toContain('¿Salir sin guardar?');
});

test('what was saved is not asked about, nor what is typed in another window', async () => {
  await mount(<Window />);
  await press('Otra');
  await write('inner', 'Algo');
  expect(unsavedChanges()).toEqual([{ name: 'Otra ventana', href: '/' }]);
  await press('Cerrar');
  await press('Salir sin guardar');
  await write('Name', 'Se guarda');
  await press('Guardado');
  expect(unsavedChanges()).toEqual([]);
  expect(findButton('Seguir editando')).toBeUndefined();
});
