import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CallOptions } from '../../../contract/endpoint.ts';
import type { CoverImages } from '../../../contract/images/cover-images.ts';
import type { Api } from '../../../contract/index.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { chooseFile, fileOf } from '../../testing/choose-file.ts';
import { aCourseHome } from '../../testing/course-home.ts';
import { sizeImages } from '../../testing/image-size.ts';
import { find } from '../../testing/mount-for-test.tsx';
import { mountSignedIn, mountView } from '../../testing/mount-with.tsx';
import { site } from '../../testing/site.ts';
import ArticleImagesPage from './article-images-page.tsx';
import CourseImagesPage from './course-images-page.tsx';

beforeEach(() => sizeImages(() => ({ width: 1600, height: 1600 })));

const envelope = { message: 'Guardado.', descriptionCode: 'success' as const };
const bare = { id: 3, title: 'Ahorro', imgPortada: null, imgDetalle: null, altPortada: '', altDetalle: '' };

const login = async () => ({ ...envelope, data: { token: 'new', user: { id: 9 } } });
const viewer = { accountId: 9, username: 'rosa' };
const open = (data: CoverImages, article: Partial<Record<keyof Api['article'], unknown>>) =>
  mountSignedIn(
    viewer,
    { article, users: { login } },
    <ArticleImagesPage data={data} query={{}} site={site} viewer={null} />,
  );
const cover = () => find('section') as HTMLElement;
const part = <E extends HTMLElement>(selector: string) => cover().querySelector(selector) as E;
const save = () => act(async () => part<HTMLFormElement>('form').requestSubmit());
const choose = () => chooseFile(part('input[type=file]'), fileOf('a.jpg', 'image/jpeg'));

test('without a file an error stands beside the field', async () => {
  const addArticleImage = vi.fn();
  await open(bare, { addArticleImage });
  expect(find('h1').textContent).toBe('Imagen de Portada y Detalle del Articulo');
  await save();
  expect(cover().textContent).toContain('Por favor complete correctamente todos los campos');
  expect(cover().textContent).toContain('El campo Archivo es obligatorio.');
  expect(addArticleImage).not.toHaveBeenCalled();
});

test('a cover is sent with its part and its text, and shows at once', async () => {
  const addArticleImage = vi.fn(async (_: object) => ({
    ...envelope,
    data: { path: 'abc.webp', width: 1280, height: 720 },
  }));
  await open(bare, { addArticleImage });
  await choose();
  part<HTMLInputElement>('[name=Alt]').value = 'Una alcancía';
  await save();
  expect(addArticleImage.mock.calls[0]?.[0]).toMatchObject({
    articleId: 3,
    isPortada: true,
    Alt: 'Una alcancía',
    CropX: 0,
    CropY: 350,
    CropWidth: 1600,
    CropHeight: 900,
  });
  expect(part<HTMLImageElement>('img').getAttribute('src')).toBe('/articlefile/abc-640.webp');
  expect(part<HTMLImageElement>('img').alt).toBe('Una alcancía');
  expect(part('[role=application]')).toBeNull();
});

test('the text alone can be changed, and an image taken away after a question', async () => {
  const setImageAlt = vi.fn(async (_: object) => ({ ...envelope, data: null }));
  const deleteImage = vi.fn(async (_: object) => ({ ...envelope, data: null }));
  await open({ ...bare, imgPortada: 'x.webp', altPortada: 'Viejo' }, { setImageAlt, deleteImage });
  part<HTMLInputElement>('[name=Alt]').value = 'Nuevo';
  await save();
  expect(setImageAlt).toHaveBeenCalledWith({ Id: 3, IsPortada: true, Alt: 'Nuevo' });
  await act(async () => part<HTMLButtonElement>('[data-remove]').click());
  expect(find('dialog[open]').textContent).toContain('Desea eliminar?');
  expect(deleteImage).not.toHaveBeenCalled();
  await act(async () => find('dialog[open] button:last-child').click());
  expect(deleteImage).toHaveBeenCalledWith({ id: 3, isPortada: true });
  expect(part<HTMLImageElement>('img').getAttribute('src')).toMatch(/^\/motivos\//);
});

test('without network the chosen picture stays, and the second try sends it', async () => {
  const addArticleImage = vi
    .fn()
    .mockRejectedValueOnce(new ApiRefusal(0, 'No hay conexión con el portal.', 'error'))
    .mockResolvedValue({ ...envelope, data: { path: 'abc.webp', width: 1280, height: 720 } });
  await open(bare, { addArticleImage });
  await choose();
  await save();
  expect(cover().textContent).toContain('La imagen sigue aquí');
  expect(part('[role=application]')).not.toBeNull();
  await save();
  expect(addArticleImage).toHaveBeenCalledTimes(2);
  expect(part<HTMLImageElement>('img').getAttribute('src')).toBe('/articlefile/abc-640.webp');
});

test('a sending that was stopped is no failure', async () => {
  const addArticleImage = (_: object, { signal, onProgress }: CallOptions) =>
    new Promise((_resolve, reject) => {
      onProgress?.(0.1);
      signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
    });
  await open(bare, { addArticleImage });
  await choose();
  await save();
  expect(part('[role=progressbar]').textContent).toBe('10 %');
  const buttons = [...cover().querySelectorAll('button')];
  await act(async () => buttons.find(({ textContent }) => textContent === 'Cancelar el envío')?.click());
  expect(cover().textContent).toContain('Detuviste el envío.');
  expect(part('[role=alert]')).toBeNull();
  expect(part('[role=application]')).not.toBeNull();
});

test('what the server finds wrong with the file stands beside it; an ended session asks for the password', async () => {
  const addArticleImage = vi
    .fn()
    .mockRejectedValueOnce(new ApiRefusal(415, 'Ese archivo no es de un tipo que se acepte aquí.', 'warning'))
    .mockRejectedValueOnce(new ApiRefusal(401, 'Tu sesión terminó.', 'warning'))
    .mockResolvedValue({ ...envelope, data: { path: 'abc.webp', width: 1280, height: 720 } });
  await open(bare, { addArticleImage });
  await choose();
  await save();
  expect(part('input[type=file]').getAttribute('aria-invalid')).toBe('true');
  expect(cover().textContent).toContain('Ese archivo no es de un tipo');
  await save();
  expect(find('dialog[open]').textContent).toContain('Tu sesión terminó');
  expect(find('dialog[open]').textContent).toContain('La imagen sigue en esta pantalla.');
  (find('[name=Password]') as HTMLInputElement).value = 'lluvia-mesa-trompeta-9';
  await act(async () => (find('dialog[open] form') as HTMLFormElement).requestSubmit());
  expect(part<HTMLImageElement>('img').getAttribute('src')).toBe('/articlefile/abc-640.webp');
});

test('a course has the same screen over its own calls and folder', async () => {
  const addCourseImage = vi.fn(async (_: object) => ({
    ...envelope,
    data: { path: 'abc.webp', width: 1280, height: 720 },
  }));
  await mountView({ course: { addCourseImage } }, CourseImagesPage, {
    home: aCourseHome({ id: 3 }),
    images: bare,
  });
  await choose();
  await save();
  expect(addCourseImage.mock.calls[0]?.[0]).toMatchObject({ courseId: 3, isPortada: true });
  expect(part<HTMLImageElement>('img').getAttribute('src')).toBe('/coursefileinfo/abc-640.webp');
});
