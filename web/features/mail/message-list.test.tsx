import { expect, test, vi } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import { ToastProvider } from '../../components/overlay/toast.tsx';
import { ApiContext } from '../../lib/api/api-context.ts';
import { mount } from '../../testing/mount-for-test.tsx';
import { press, text } from '../../testing/screen.ts';
import { MessageList } from './message-list.tsx';

const message = (id: number, subject: string) => ({
  id,
  subject,
  name: 'Ana Ñ.',
  email: 'ana@correo.test',
  message: 'Hola',
  handled: false,
  date: '2026-11-20T12:00:00Z',
});

test('a message is deleted after the question, for good', async () => {
  const remove = vi.fn(async (_: object) => ({ message: 'El mensaje se eliminó.', data: null }));
  await mount(
    <ApiContext value={{ contact: { delete: remove } } as unknown as Api}>
      <ToastProvider>
        <MessageList messages={{ rows: [message(1, 'Uno'), message(2, 'Dos')], total: 2 }} query={{}} />
      </ToastProvider>
    </ApiContext>,
  );
  await press('Eliminar: Dos');
  expect(text()).toContain('Desea eliminar?');
  expect(text()).toContain('no va a la Papelera y no se puede deshacer');
  expect(remove).not.toHaveBeenCalled();
  await press('Eliminar');
  expect(remove).toHaveBeenCalledExactlyOnceWith({ id: 2 });
  expect(text()).toContain('El mensaje se eliminó.');
  expect(text()).toContain('1 mensaje');
  expect([...document.querySelectorAll('h2:not(dialog h2)')].map((title) => title.textContent)).toEqual([
    'Uno Nuevo',
  ]);
  expect(document.activeElement?.getAttribute('aria-labelledby')).toBe('mensajes');
  await press('Eliminar: Uno');
  await press('Eliminar');
  expect(text()).toContain('Todavía no hay mensajes');
});

test('one that is answered says so, and can be new again', async () => {
  const handle = vi.fn(async (_: object) => ({ message: 'Listo.', data: null }));
  await mount(
    <ApiContext value={{ contact: { handle } } as unknown as Api}>
      <ToastProvider>
        <MessageList messages={{ rows: [message(1, 'Uno')], total: 1 }} query={{}} />
      </ToastProvider>
    </ApiContext>,
  );
  await press('Marcar como respondido: Uno');
  expect(handle).toHaveBeenCalledWith({ Id: 1, Handled: true });
  expect(text()).toContain('Uno Respondido');
  await press('Volver a marcar como nuevo: Uno');
  expect(text()).toContain('Uno Nuevo');
});
