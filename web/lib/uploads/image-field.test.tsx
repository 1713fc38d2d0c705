import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseFile, fileOf } from '../../testing/choose-file.ts';
import { type ImageSize, sizeImages } from '../../testing/image-size.ts';
import { click, find, key, mount } from '../../testing/mount-for-test.tsx';
import { text } from '../../testing/screen.ts';
import type { Size } from './crop.rules.ts';
import { ImageField } from './image-field.tsx';
import { type ImageShape, imageShapes } from './image-shapes.ts';
import type { UploadState } from './use-upload.ts';

const sizeOf = vi.fn<ImageSize>();

beforeEach(() => {
  sizeOf.mockReset().mockReturnValue({ width: 4000, height: 3000 });
  sizeImages(sizeOf);
});

const open = (props: { shape?: ImageShape | null; upload?: UploadState; defaultAlt?: string } = {}) =>
  mount(
    <form>
      <ImageField label="Portada" shape={props.shape ?? null} {...props} />
    </form>,
  );
const input = () => find('input[type=file]') as HTMLInputElement;
const sent = () => Object.fromEntries(new FormData(find('form') as HTMLFormElement));

test('says beforehand what is taken, tied to a real file input', async () => {
  await open();
  expect(input().accept).toBe('image/jpeg,image/png,image/webp,image/avif,image/gif');
  expect(find('label').getAttribute('for')).toBe(input().id);
  expect(find(`[id="${input().getAttribute('aria-describedby')}"]`).textContent).toContain(
    'JPEG, PNG, WebP, AVIF o GIF, hasta 8 MB',
  );
});

test.each([
  [fileOf('a.svg', 'image/svg+xml'), 'Se aceptan: JPEG, PNG, WebP, AVIF o GIF.'],
  [fileOf('a.jpg', 'image/jpeg', 8 * 1024 ** 2 + 1), 'Puede pesar hasta 8 MB.'],
  [fileOf('a.jpg', 'image/jpeg', 0), 'Ese archivo está vacío.'],
])('what will not do is refused in words and not kept: %o', async (file, words) => {
  await open();
  await chooseFile(input(), file);
  expect(text()).toContain(words);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(input().value).toBe('');
});

test('a small cover is taken, and told to be blurred', async () => {
  await open({ shape: imageShapes.cover });
  sizeOf.mockReturnValueOnce({ width: 799, height: 600 });
  await chooseFile(input(), fileOf('chica.jpg', 'image/jpeg'));
  expect(text()).toContain('Es pequeña y se verá borrosa.');
  sizeOf.mockReturnValueOnce({ width: 1600, height: 900 });
  await chooseFile(input(), fileOf('grande.jpg', 'image/jpeg'));
  expect(text()).not.toContain('borrosa');
});

test('too many pixels, or none that can be read, are told before anything is sent', async () => {
  await open();
  sizeOf.mockReturnValueOnce({ width: 8001, height: 10 });
  await chooseFile(input(), fileOf('a.jpg', 'image/jpeg'));
  expect(text()).toContain('Cada lado puede medir hasta 8000 píxeles.');
  sizeOf.mockReturnValueOnce(null);
  await chooseFile(input(), fileOf('b.jpg', 'image/jpeg'));
  expect(text()).toContain('No pudimos abrir esa imagen');
  expect(document.querySelector('img')).toBeNull();
});

test('a picture is shown at once, and its part goes with the form', async () => {
  await open({ shape: imageShapes.cover });
  await chooseFile(input(), fileOf('playa.jpg', 'image/jpeg', 2_300_000));
  expect(find('img').getAttribute('src')).toBe('blob:one');
  expect(text()).toContain('playa.jpg');
  expect(text()).toContain('2,3 MB');
  expect(sent()).toMatchObject({ CropX: '0', CropY: '375', CropWidth: '4000', CropHeight: '2250' });
  expect(sent()['file']).toBeInstanceOf(File);
  find('[role=application]').focus();
  await key('ArrowDown');
  expect(sent()).toMatchObject({ CropX: '0', CropY: '330' });
  await click('[aria-label="Acercar"]');
  expect(sent()).toMatchObject({ CropWidth: '3200', CropHeight: '1800' });
  await click('[aria-label="Mover a la izquierda"]');
  expect(sent()).toMatchObject({ CropX: '720' });
});

test('a picture that has the shape already, or needs none, sends no part', async () => {
  await open({ shape: { ...imageShapes.cover, width: 4, height: 3 } });
  await chooseFile(input(), fileOf('a.png', 'image/png'));
  expect(sent()).not.toHaveProperty('CropX');
});

test('a drag moves the picture under the frame', async () => {
  await open({ shape: { ...imageShapes.cover, width: 1, height: 1 } });
  await chooseFile(input(), fileOf('a.png', 'image/png'));
  const stage = find('[role=application]');
  stage.setPointerCapture = vi.fn();
  stage.getBoundingClientRect = () => ({ width: 300, height: 300 }) as DOMRect;
  const point = (type: string, clientX: number) =>
    act(async () => {
      const event = new PointerEvent(type, { bubbles: true, clientX, clientY: 50, pointerId: 7 });
      stage.dispatchEvent(event);
    });
  await point('pointerdown', 100);
  await point('pointermove', 130);
  await point('pointerup', 130);
  await point('pointermove', 200);
  expect(sent()).toMatchObject({ CropX: '200', CropY: '0', CropWidth: '3000', CropHeight: '3000' });
});

test('the choice can be taken back', async () => {
  await open();
  await chooseFile(input(), fileOf('a.png', 'image/png'));
  const buttons = [...document.querySelectorAll('button')];
  await act(async () => buttons.find((button) => button.textContent === 'No usar esta')?.click());
  expect(document.querySelector('img')).toBeNull();
  expect(input().value).toBe('');
  expect(document.activeElement).toBe(input());
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:one');
});

test('an empty alternative text is pointed out once there is a picture; that of the picture before goes', async () => {
  await open({ defaultAlt: 'Una casa' });
  const alt = find('[name=Alt]') as HTMLInputElement;
  expect(text()).not.toContain('lector de pantalla');
  await chooseFile(input(), fileOf('a.png', 'image/png'));
  expect(alt.value).toBe('');
  expect(text()).toContain('lector de pantalla');
  await chooseFile(input());
  expect(alt.value).toBe('Una casa');
  expect(text()).not.toContain('lector de pantalla');
});

test('while it is sent one sees how far it has come, and can stop it', async () => {
  const cancel = vi.fn();
  const render = await open({ upload: { fraction: 0.425, ended: null, cancel } });
  expect(find('[role=progressbar]').textContent).toBe('42 %');
  expect(find('[role=progressbar]').getAttribute('aria-valuenow')).toBe('42');
  const buttons = [...document.querySelectorAll('button')];
  await act(async () => buttons.find((button) => button.textContent === 'Cancelar el envío')?.click());
  expect(cancel).toHaveBeenCalledOnce();
  const at = (upload: UploadState) => render(<ImageField label="Portada" shape={null} upload={upload} />);
  await at({ fraction: 1, ended: null, cancel });
  expect(find('[role=progressbar]').textContent).toBe('Preparando la imagen…');
  await at({ fraction: null, ended: 'offline', cancel });
  expect(text()).toContain('Se perdió la conexión. La imagen sigue aquí');
});

test('a form that is sent while its picture is still being looked at waits for the part that is kept', async () => {
  const parts: unknown[] = [];
  const note = (event: { preventDefault(): void }) => {
    event.preventDefault();
    parts.push(sent()['CropY']);
  };
  await mount(
    <form noValidate onSubmit={note}>
      <ImageField label="Portada" shape={imageShapes.cover} />
      <button type="submit">Guardar</button>
    </form>,
  );
  let measured: (size: Size | null) => void = () => {};
  const measuring = () => new Promise<Size | null>((resolve) => (measured = resolve));
  sizeOf.mockImplementationOnce(measuring);
  await chooseFile(input(), fileOf('playa.jpg', 'image/jpeg'));
  await click('[type=submit]');
  expect(parts).toEqual([]);
  await act(async () => measured({ width: 4000, height: 3000 }));
  expect(parts).toEqual(['375']);
  await click('[type=submit]');
  expect(parts).toEqual(['375', '375']);

  sizeOf.mockImplementationOnce(measuring);
  await chooseFile(input(), fileOf('rota.jpg', 'image/jpeg'));
  await click('[type=submit]');
  expect(parts).toHaveLength(2);
  await act(async () => measured(null)); // it cannot be opened: the form is told, which refuses it in its own place
  expect(text()).toContain('No pudimos abrir esa imagen');
  expect(parts).toHaveLength(3);
  expect(input().validationMessage).toContain('No pudimos abrir esa imagen');

  sizeOf.mockImplementationOnce(measuring);
  await chooseFile(input(), fileOf('rota.jpg', 'image/jpeg'));
  await act(async () => measured(null));
  expect(parts, 'nobody pressed').toHaveLength(3);
});
