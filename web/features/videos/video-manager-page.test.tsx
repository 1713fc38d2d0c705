import { expect, test, vi } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import { click, find, unmountAll } from '../../testing/mount-for-test.tsx';
import { mountWith } from '../../testing/mount-with.tsx';
import { press, text, write } from '../../testing/screen.ts';
import { site } from '../../testing/site.ts';
import VideoManagerPage from './video-manager-page.tsx';

const long = `${'palabra '.repeat(20)}\nfin`;
const stored = {
  id: 1,
  title: 'Comisiones',
  description: long,
  videoUrl: '/videos/comisiones.webm',
  length: '0:43',
  added: null,
  version: 2,
};
const viewer = { accountId: 7, username: 'rosa', firstName: 'Rosa', role: 'admin' } as const;

const open = (video: Partial<Record<keyof Api['video'], unknown>>) =>
  mountWith({ video }, <VideoManagerPage data={[stored]} query={{}} site={site} viewer={viewer} />);

test('an empty list offers Agregar once', async () => {
  await mountWith({ video: {} }, <VideoManagerPage data={[]} query={{}} site={site} viewer={viewer} />);
  const buttons = [...document.querySelectorAll('button, a')].filter(
    ({ textContent }) => textContent === 'Agregar',
  );
  expect(buttons).toHaveLength(1);
});

test('adding says what is missing, which site an address is of, and sends what was written', async () => {
  const add = vi.fn(async (_: object) => ({ message: 'El video se guardó.', data: { id: 2, version: 1 } }));
  await open({ add });
  await press('Agregar');
  expect(find('dialog[open] h2').textContent).toBe('Agregar Vídeo');
  await click('form button[type=submit]');
  expect(text()).toContain('Por favor complete correctamente todos los campos');
  expect(text()).toContain('El campo Título es obligatorio.');
  expect(text()).toContain('El campo URL es obligatorio.');
  await write('Title', 'Multifondos');
  await write('VideoUrl', 'https://example.org/pagina');
  await click('form button[type=submit]');
  expect(text()).toContain('Escribe la dirección de un video de YouTube o Vimeo');
  expect(add).not.toHaveBeenCalled();
  await write('VideoUrl', 'youtu.be/abcdefghijk'); // as people write it
  expect(text()).toContain('Video de YouTube');
  await write('Length', '3,5');
  await click('form button[type=submit]');
  expect(text()).toContain('Escribe la duración en minutos y segundos: 3:20.');
  await write('Length', '3:20');
  await write('Description', 'Primera línea\nSegunda');
  await click('form button[type=submit]');
  expect(add).toHaveBeenCalledWith({
    Title: 'Multifondos',
    VideoUrl: 'https://youtu.be/abcdefghijk',
    Length: '3:20',
    Description: 'Primera línea\nSegunda',
  });
  expect(find('tbody tr').textContent).toContain('Multifondos'); // before the others
  expect(document.querySelector('iframe, img[src^=http]')).toBeNull();
});

test('editing begins with what is stored; what was written comes back after the page was left', async () => {
  const update = vi.fn(async (_: object) => ({
    message: 'El video se guardó.',
    data: { id: 1, version: 3 },
  }));
  await open({ update });
  await press('Editar: Comisiones');
  expect(find('dialog[open] h2').textContent).toBe('Editar Vídeo');
  await write('Title', 'Comisiones claras');
  await unmountAll(); // the tab was closed
  await open({ update });
  await press('Editar: Comisiones');
  await press('Recuperar mi texto');
  expect((find('[name=Title]') as HTMLInputElement).value).toBe('Comisiones claras');
  await press('Guardar');
  expect(update.mock.calls[0]?.[0]).toMatchObject({ Id: 1, Title: 'Comisiones claras' });
  expect(find('tbody').textContent).toContain('Comisiones claras');
});

test('a save that changed nothing is followed by one that does, without a conflict', async () => {
  // as the server: an unchanged row keeps its version
  const update = vi.fn(async ({ Title, Version }: { Title: string; Version: number }) => ({
    message: 'Los cambios se guardaron.',
    data: { id: 1, version: Title === stored.title ? Version : Version + 1 },
  }));
  await open({ update });
  for (const title of [stored.title, 'Comisiones claras', 'Comisiones al día']) {
    await click('tbody [aria-label^="Editar: "]');
    await write('Title', title);
    await press('Guardar');
  }
  expect(update.mock.calls).toMatchObject([[{ Version: 2 }], [{ Version: 2 }], [{ Version: 3 }]]);
});

test('Cancelar asks, and forgets what was written', async () => {
  await open({});
  await press('Agregar');
  await write('Title', 'Nada');
  await press('Cancelar');
  await press('Seguir editando');
  expect((find('[name=Title]') as HTMLInputElement).value).toBe('Nada');
  await press('Cancelar');
  await press('Salir sin guardar');
  await press('Agregar');
  expect(text()).not.toContain('Recuperar mi texto');
  expect((find('[name=Title]') as HTMLInputElement).value).toBe('');
});

test('the description is cut at 90 characters and opens whole; deleting asks first', async () => {
  const remove = vi.fn(async (_: object) => ({ message: 'El video está en la Papelera.', data: null }));
  await open({ delete: remove });
  const beginning = find('summary span').textContent ?? '';
  expect(beginning.trim().length).toBeLessThanOrEqual(91);
  expect(find('summary').textContent).toContain('Mostrar Más');
  expect(find('summary').textContent).toContain('Mostrar Menos');
  expect(find('details p').textContent).toBe(long);
  await press('Eliminar: Comisiones');
  expect(find('dialog[open] h2').textContent).toBe('Confirmar');
  expect(find('dialog[open]').textContent).toContain('Desea eliminar?');
  await press('Eliminar');
  expect(remove).toHaveBeenCalledWith({ id: 1 });
  expect(text()).toContain('Todavía no hay videos');
});
