import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MediaRow } from '../../../../contract/images/calls.ts';
import type { Api } from '../../../../contract/index.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import { chooseFile, fileOf } from '../../../testing/choose-file.ts';
import { sizeImages } from '../../../testing/image-size.ts';
import { click, find } from '../../../testing/mount-for-test.tsx';
import { mountWith } from '../../../testing/mount-with.tsx';
import { press, text } from '../../../testing/screen.ts';
import { type PickedImage, useMediaPicker } from './use-media-picker.tsx';

beforeEach(() => {
  sizeImages(() => ({ width: 900, height: 600 }));
  outerSubmit.mockClear();
  outerInput.mockClear();
});

const rowOf = (id: number, alt = `Imagen ${id}`): MediaRow => ({
  id,
  alt,
  path: `p${id}.webp`,
  width: 900,
  height: 600,
  sizeBytes: 1,
  date: '2026-11-21T00:00:00Z',
});
const envelope = { message: 'Listo.', descriptionCode: 'success' as const };
const pageOf =
  (rows: MediaRow[], total = rows.length) =>
  async (_: object) => ({ ...envelope, data: rows, total });
const outerSubmit = vi.fn();
const outerInput = vi.fn();

function Writer() {
  const picker = useMediaPicker();
  const [picked, setPicked] = useState<PickedImage | null | undefined>();
  return (
    <form onSubmit={outerSubmit} onInput={outerInput}>
      <button type="button" id="opener" onClick={() => void picker.pick().then(setPicked)}>
        Imagen
      </button>
      <output>{JSON.stringify(picked)}</output>
      {picker.dialog}
    </form>
  );
}

async function open(media: Partial<Record<keyof Api['media'], unknown>>) {
  await mountWith({ media }, <Writer />);
  find('#opener').focus();
  await click('#opener');
}
const submit = () => act(async () => (find('dialog[open] form.stack') as HTMLFormElement).requestSubmit());

test('a picture is chosen, and the focus goes back to where one was', async () => {
  const get = vi.fn(pageOf([rowOf(2), rowOf(1)], 2));
  await open({ get });
  expect(get).toHaveBeenCalledWith({ Page: 1, PageSize: 24, Search: undefined });
  expect(text()).toContain('2 de 2 imágenes');
  await press('Elegir: Imagen 1');
  expect(find('output').textContent).toBe(
    JSON.stringify({ src: '/articlefile/p1.webp', alt: 'Imagen 1', width: 900, height: 600 }),
  );
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement?.id).toBe('opener');
});

test('closing the window answers that nothing was chosen', async () => {
  await open({ get: pageOf([]) });
  expect(text()).toContain('Todavía no hay imágenes');
  await press('Cerrar');
  expect(find('output').textContent).toBe('null');
});

test('a page that does not come says why and is asked for again', async () => {
  const get = vi
    .fn()
    .mockRejectedValueOnce(new ApiRefusal(0, 'No hay conexión con el portal.', 'error'))
    .mockImplementation(pageOf([rowOf(1)]));
  await open({ get });
  expect(find('dialog [role=alert]').textContent).toContain('No hay conexión');
  await press('Reintentar');
  expect(text()).toContain('1 de 1 imagen');
});

test('more pictures come behind those that are there; a search starts again', async () => {
  const first = Array.from({ length: 24 }, (_, index) => rowOf(100 - index));
  const get = vi
    .fn()
    .mockImplementationOnce(pageOf(first, 25))
    .mockImplementationOnce(pageOf([rowOf(76), rowOf(77)], 25))
    .mockImplementationOnce(pageOf([]));
  await open({ get });
  await press('Cargar más');
  expect(get).toHaveBeenLastCalledWith({ Page: 2, PageSize: 24, Search: undefined });
  expect(document.querySelectorAll('dialog li')).toHaveLength(25);
  (find('[name=words]') as HTMLInputElement).value = ' casa ';
  await act(async () => (find('search form') as HTMLFormElement).requestSubmit());
  expect(get).toHaveBeenLastCalledWith({ Page: 1, PageSize: 24, Search: 'casa' });
  expect(text()).toContain('Nada con «casa»');
  expect(outerSubmit).not.toHaveBeenCalled();
});

test('deleting asks first', async () => {
  const remove = vi.fn(async (_: object) => ({ ...envelope, data: null }));
  await open({ get: pageOf([rowOf(1), rowOf(2)]), delete: remove });
  await press('Eliminar: Imagen 2');
  expect(text()).toContain('Desea eliminar?');
  expect(remove).not.toHaveBeenCalled();
  await press('Eliminar');
  expect(remove).toHaveBeenCalledWith({ id: 2 });
  expect(document.querySelectorAll('dialog li')).toHaveLength(1);
});

test('what a picture shows can be written', async () => {
  const update = vi.fn(async (_: object) => ({ ...envelope, data: null }));
  await open({ get: pageOf([rowOf(1, '')]), update });
  await press('Texto alternativo: sin texto alternativo, 900 × 600');
  (find('[name=Alt]') as HTMLInputElement).value = 'Una casa';
  await submit();
  expect(update).toHaveBeenCalledWith({ Id: 1, Alt: 'Una casa' });
  expect(find('dialog li p').textContent).toBe('Una casa');
});

test('a new picture is stored and chosen; the form around knows nothing of it', async () => {
  const add = vi.fn(async (_: { file: File; Alt?: string }, __: object) => ({
    ...envelope,
    data: rowOf(9, 'Mar'),
  }));
  await open({ get: pageOf([]), add });
  await press('Subir imagen');
  await submit();
  expect(text()).toContain('El campo Archivo es obligatorio.');
  await chooseFile(find('input[type=file]') as HTMLInputElement, fileOf('mar.jpg', 'image/jpeg'));
  (find('[name=Alt]') as HTMLInputElement).value = 'Mar';
  await submit();
  expect(add.mock.calls[0]?.[0]).toMatchObject({ Alt: 'Mar' });
  expect(add.mock.calls[0]?.[0].file.name).toBe('mar.jpg');
  expect(add.mock.calls[0]?.[1]).toHaveProperty('onProgress');
  expect(find('output').textContent).toContain('/articlefile/p9.webp');
  expect(outerSubmit).not.toHaveBeenCalled();
  expect(outerInput).not.toHaveBeenCalled();
});
