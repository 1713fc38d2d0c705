import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { click, find, mount } from '../../testing/mount-for-test.tsx';
import { Modal } from './modal.tsx';
import { type Toast, ToastProvider, useToast } from './toast.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function ShowToast({ toast }: { toast: Toast }) {
  const show = useToast();
  return (
    <button type="button" id="show" onClick={() => show(toast)}>
      Mostrar
    </button>
  );
}
const mountWith = (toast: Toast) =>
  mount(
    <ToastProvider>
      <ShowToast toast={toast} />
    </ToastProvider>,
  );
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
const region = () => find('[role=status]').textContent;

test('leaves after six seconds, but not while it is touched', async () => {
  await mountWith({ text: 'Comentario publicado' });
  await click('#show');
  expect(region()).toBe('Comentario publicado');
  await act(async () => find('[role=status] button').focus());
  await wait(10_000);
  expect(region()).toBe('Comentario publicado');
  await act(async () => find('#show').focus());
  await wait(6_000);
  expect(region()).toBe('');
});

test('an error stays until its button is pressed', async () => {
  const onPress = vi.fn();
  await mountWith({
    kind: 'bad',
    text: 'No se pudo eliminar el video',
    action: { label: 'Reintentar', onPress },
  });
  await click('#show');
  await wait(60_000);
  expect(region()).toContain('No se pudo eliminar el video');
  await click('[role=status] button');
  expect(onPress).toHaveBeenCalledOnce();
  expect(region()).toBe('');
});

test.each([
  ['at the foot', 400, undefined],
  ['under the head where a button is at the foot', 700, 'head'],
])('stands %s', async (_, top, stand) => {
  await mountWith({ text: 'Guardado' });
  const box = (from: number) => new DOMRect(0, from, 300, 40);
  find('#show').getBoundingClientRect = () => box(top);
  const toast = find('[role=status]');
  toast.getBoundingClientRect = () => box(toast.dataset['stand'] === 'head' ? 80 : 720);
  await click('#show');
  expect(toast.dataset['stand']).toBe(stand);
});

test('stands inside an open window, where it is pressed and read out, and on the page after it', async () => {
  const screen = (open: boolean) => (
    <ToastProvider>
      <ShowToast toast={{ text: 'Pregunta agregada' }} />
      <Modal open={open} onClose={() => undefined} title="Agregar pregunta" />
    </ToastProvider>
  );
  const render = await mount(screen(true));
  expect(find('dialog [role=status]').textContent).toBe('');
  await click('#show');
  expect(find('dialog [role=status]').textContent).toBe('Pregunta agregada');
  await render(screen(false));
  expect(document.querySelector('dialog [role=status]')).toBeNull();
  expect(region()).toBe('Pregunta agregada');
});

/** A screen whose window goes as it tells that it is done. */
function Screen() {
  const show = useToast();
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <Modal open onClose={() => undefined} title="Quitar del curso">
      <button
        type="button"
        id="done"
        onClick={() => {
          setOpen(false);
          show({ text: 'Ya no están en el curso' });
        }}
      >
        Quitar
      </button>
    </Modal>
  ) : null;
}

test('shown as its window goes, it stands on the page', async () => {
  await mount(
    <ToastProvider>
      <Screen />
    </ToastProvider>,
  );
  const lifted = vi.spyOn(HTMLElement.prototype, 'showPopover').mockImplementation(function (
    this: HTMLElement,
  ) {
    if (!this.isConnected) throw new Error('Invalid on disconnected popover elements.');
  });
  await click('#done');
  expect(region()).toBe('Ya no están en el curso');
  expect(lifted).toHaveBeenCalled();
  lifted.mockRestore();
});
