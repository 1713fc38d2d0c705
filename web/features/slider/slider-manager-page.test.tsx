import { expect, test, vi } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import { find } from '../../testing/mount-for-test.tsx';
import { mountView } from '../../testing/mount-with.tsx';
import { press, text } from '../../testing/screen.ts';
import SliderManagerPage from './slider-manager-page.tsx';

const slides = [
  { id: 1, path: 'a.webp', name: 'valle.jpg', link: '/vercursos', alt: 'Un valle', version: 1 },
  { id: 2, path: 'a.webp', name: 'plaza.jpg', link: '', alt: '', version: 1 },
];

const open = (homeSlider: Partial<Record<keyof Api['homeSlider'], unknown>>) =>
  mountView({ homeSlider }, SliderManagerPage, slides);

/** The head's 'Agregar' unfolds the form, whose own sends it. */
const unfold = () => press('Agregar', 0);

test('a slide needs a picture, and a link that is allowed', async () => {
  const addSliderImage = vi.fn();
  await open({ addSliderImage });
  await unfold();
  (find('[name=url]') as HTMLInputElement).value = 'javascript:alert(1)';
  await press('Agregar');
  expect(text()).toContain('El campo Archivo es obligatorio.');
  expect(text()).toContain('El enlace debe ser una página de este sitio');
  expect(addSliderImage).not.toHaveBeenCalled();
});

test('editing keeps the picture and sends link and alternative text', async () => {
  const updateSliderImage = vi.fn(async (_: object) => ({
    message: 'La imagen se guardó.',
    data: { ...slides[0], link: '/articulos' },
  }));
  await open({ updateSliderImage });
  await press('Editar: Un valle');
  (find('[name=link]') as HTMLInputElement).value = '/articulos';
  await press('Guardar');
  expect(updateSliderImage.mock.calls[0]?.[0]).toEqual({
    id: 1,
    link: '/articulos',
    Alt: 'Un valle',
    Version: 1,
  });
  expect(find('tbody tr').textContent).toContain('/articulos');
});

test('of two slides with the same picture the one that was meant is deleted', async () => {
  const deleteImage = vi.fn(async (_: object) => ({ message: 'La imagen está en la Papelera.', data: null }));
  await open({ deleteImage });
  await press('Eliminar: plaza.jpg'); // without a description it is named by its file
  expect(find('dialog[open]').textContent).toContain('Desea eliminar?');
  await press('Eliminar');
  expect(deleteImage).toHaveBeenCalledWith({ path: 'a.webp', id: 2 });
  expect(document.querySelectorAll('tbody tr')).toHaveLength(1);
});
