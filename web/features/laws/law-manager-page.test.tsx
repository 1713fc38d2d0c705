import { expect, test, vi } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { chooseFile } from '../../testing/choose-file.ts';
import { find } from '../../testing/mount-for-test.tsx';
import { mountView } from '../../testing/mount-with.tsx';
import { press, text } from '../../testing/screen.ts';
import LawManagerPage from './law-manager-page.tsx';

const law = {
  id: 1,
  title: 'Ley 065',
  description: 'Texto',
  path: 'x.pdf',
  type: 'pdf',
  sizeBytes: 28_000,
  version: 4,
  hasText: false,
};
const done = { message: 'El documento se guardó.', data: null };

const open = (leyReglamento: Partial<Record<keyof Api['leyReglamento'], unknown>>) =>
  mountView({ leyReglamento }, LawManagerPage, [law]);

const title = () => find('[name=Title]') as HTMLInputElement;

const choose = (file: File) => chooseFile(find('[name=file]') as HTMLInputElement, file);

/** The head's 'Agregar' unfolds the form, whose own sends it. */
const unfold = () => press('Agregar', 0);

test('a law needs its title and its file', async () => {
  const add = vi.fn();
  await open({ add });
  await unfold();
  await press('Agregar');
  expect(text()).toContain('Por favor complete correctamente todos los campos');
  expect(text()).toContain('El campo Título es obligatorio.');
  expect(text()).toContain('El campo Archivo es obligatorio.');
  expect(add).not.toHaveBeenCalled();
});

test('a file that is too large is told as that, in the box too', async () => {
  await open({ add: vi.fn() });
  await unfold();
  const heavy = new File(['x'], 'a.pdf');
  Object.defineProperty(heavy, 'size', { value: 21 * 1024 ** 2 });
  await choose(heavy);
  await press('Agregar');
  expect(find('[role=alert]').textContent).toContain('El archivo es demasiado grande.');
  expect(find('[role=alert]').textContent).not.toContain('El campo Archivo es obligatorio.');
});

test('what the server says of the file stands beside it; the form keeps what was written', async () => {
  const wrong = 'Ese archivo no es de un tipo que se acepte aquí.';
  const add = vi.fn(async (_: object) =>
    Promise.reject(new ApiRefusal(415, wrong, 'warning', [{ field: 'file', message: wrong }])),
  );
  await open({ add });
  await unfold();
  title().value = 'Ley nueva';
  const file = new File(['x'], 'a.pdf');
  await choose(file);
  await press('Agregar');
  expect(add.mock.calls[0]?.[0]).toEqual({ Title: 'Ley nueva', Description: '', file });
  expect(find('[id$="-error"]').textContent).toContain(wrong);
  expect(title().value).toBe('Ley nueva');
});

test('editing fills the form and keeps the file; Cancelar empties it', async () => {
  const update = vi.fn(async (_: object) => done);
  const get = vi.fn(async () => ({ data: [{ ...law, title: 'Ley 065 de pensiones' }] }));
  await open({ update, get });
  await press('Editar: Ley 065');
  expect(title().value).toBe('Ley 065');
  expect(document.activeElement).toBe(title());
  expect(text()).toContain('Ahora tiene PDF, 28 KB.');
  await press('Cancelar');
  expect(title().value).toBe('');
  await press('Editar: Ley 065');
  title().value = 'Ley 065 de pensiones';
  await press('Guardar');
  expect(update.mock.calls[0]?.[0]).toEqual({
    Id: 1,
    Title: 'Ley 065 de pensiones',
    Description: 'Texto',
    Version: 4,
  });
  expect(find('tbody').textContent).toContain('Ley 065 de pensiones');
  expect(title().value).toBe('');
});

test('the icon of its type downloads the file; deleting asks first', async () => {
  const deleteLeyReglamento = vi.fn(async (_: object) => done);
  await open({ deleteLeyReglamento });
  expect(find('tbody a').getAttribute('href')).toBe('/api/LeyReglamento/DownloadLeyReglamento?fileId=1');
  expect(find('tbody img').getAttribute('src')).toBe('/images/index/pdf.png');
  await press('Eliminar: Ley 065');
  expect(find('dialog[open]').textContent).toContain('Desea eliminar?');
  expect(deleteLeyReglamento).not.toHaveBeenCalled();
  await press('Eliminar');
  expect(deleteLeyReglamento).toHaveBeenCalledWith({ id: 1 });
  expect(text()).toContain('Todavía no hay documentos');
});
