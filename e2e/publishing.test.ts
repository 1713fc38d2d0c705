import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { desk } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { editorOf, refusedWith } from './steps/forms.ts';
import { arriveAsAdmin } from './steps/people.ts';
import { aPng } from './steps/pictures.ts';
import { openMore } from './steps/rows.ts';

/** A photograph of a phone held upright: lying on its side, with the word on it where it was taken. */
const photograph = async () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c96f3b' } })
    .composite([{ input: await aPng(400, 300, '#1d4a4f') }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '16/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formato' }).getByRole('button', { name, exact: true });

test('an article goes from its category and an empty editor to its readers: draft, picture, preview, cover, published', async ({
  visit,
  fileOf,
}) => {
  const session = await visit({ viewport: desk });
  const visitor = await visit();
  const { page } = session;
  const title = 'Cómo leer tu boleta de aportes';
  const upright = await fileOf('familia.jpg', await photograph());
  const broken = await fileOf(
    'foto.jpg',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );

  await visitor.page.goto('/articulos'); // the page is in the cache now: what follows must drop it
  await arriveAsAdmin(page, '/category');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar categoría' });
  await dialog.getByLabel('Nombre').fill('Educación financiera');
  await dialog.getByRole('button', { name: 'Agregar' }).click();
  await page.getByRole('rowheader', { name: 'Educación financiera', exact: true }).waitFor();

  await page.goto('/addarticle');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await refusedWith(page, 'El campo Título es obligatorio.');
  await page.getByLabel('Título').fill(title);
  // beside the field and in the note it went with the typing
  await expect.poll(() => page.getByText('El campo Título es obligatorio.').count()).toBe(0);
  await page.getByLabel('Categoría').selectOption({ label: 'Educación financiera' });
  await page.getByRole('radio', { name: /^Borrador/ }).check();
  const text = editorOf(page);
  await text.click();
  await page.keyboard.type('La boleta dice cuánto entró este mes a tu cuenta.');
  await page.keyboard.press('Enter');
  await tool(page, 'Lista').click();
  await page.keyboard.type('El aporte tuyo');
  await page.keyboard.press('Enter');
  await page.keyboard.type('El aporte de tu empleador');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');

  const listed = Promise.withResolvers<void>();
  await page.route('**/api/Media/Get**', async (route) => {
    await listed.promise;
    await route.continue();
  });
  await tool(page, 'Imagen').click();
  const picker = page.getByRole('dialog');
  const upload = picker.getByRole('button', { name: 'Subir imagen' });
  const place = await upload.boundingBox();
  listed.resolve();
  await picker.getByText('Todavía no hay imágenes').waitFor();
  expect(await upload.boundingBox()).toEqual(place); // who is about to press it does not miss it
  await upload.click();
  await picker.locator('input[type=file]').setInputFiles(broken);
  await picker.getByRole('button', { name: 'Subir y usar' }).click();
  await refusedWith(picker, 'No pudimos abrir esa imagen: puede estar dañada.');
  await picker.locator('input[type=file]').setInputFiles(upright);
  await picker.getByLabel('Texto alternativo').fill('Una familia mira su boleta');
  await look(page, 'admin-imagen-nueva');
  await picker.getByRole('button', { name: 'Subir y usar' }).click();
  const placed = text.getByRole('img', { name: 'Una familia mira su boleta' });
  await placed.waitFor();
  await look(page, 'admin-articulo-con-imagen');

  await page.getByRole('button', { name: 'Vista previa' }).click();
  await page.getByRole('dialog').getByRole('heading', { name: title }).waitFor();
  await page.getByRole('dialog').getByRole('img', { name: 'Una familia mira su boleta' }).waitFor();
  await look(page, 'admin-vista-previa');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.waitForURL(/listarticle/);
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByText('Borrador').waitFor();
  const id = new URL(
    (await row.getByRole('link', { name: title, exact: true }).getAttribute('href')) ?? '',
    page.url(),
  ).searchParams.get('id');

  const hidden = await visitor.page.goto(`/leerarticulo?id=${id}`);
  expect(hidden?.status()).toBe(404);
  await visitor.page.goto('/articulos');
  expect(await visitor.page.getByText(title).count()).toBe(0);

  await openMore(row);
  await row.getByRole('link', { name: /^Imágenes/ }).click();
  await page.waitForURL(/imagearticulo/);
  await page.getByRole('heading', { name: 'Imagen de Portada y Detalle del Articulo' }).waitFor();
  const cover = page.getByRole('region', { name: 'Portada' });
  await cover.locator('input[type=file]').setInputFiles(upright);
  await cover.getByLabel('Texto alternativo').fill('La boleta sobre la mesa');
  await look(page, 'admin-imagenes-recorte');
  await cover.getByRole('button', { name: 'Guardar' }).click();
  await cover.getByText('Es la que se ve ahora.').waitFor();

  await page.goto(`/editarticle?id=${id}`);
  await page.getByRole('radio', { name: /^Publicado/ }).check();
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await page.waitForURL(/listarticle/);
  await page.getByRole('row').filter({ hasText: title }).getByText('Publicado').waitFor();

  await visitor.page.goto('/articulos');
  const shown = visitor.page.getByRole('img', { name: 'La boleta sobre la mesa' }).first();
  expect(await shown.getAttribute('srcset')).toMatch(/-320\.webp 320w/);
  await visitor.page.getByRole('link', { name: title }).first().click();
  await visitor.page.waitForURL(/leerarticulo/);
  const picture = visitor.page.getByRole('img', { name: 'Una familia mira su boleta' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalHeight > img.naturalWidth))
    .toBe(true); // upright
  await look(visitor.page, 'leerarticulo-publicado');
  const served = await visitor.page.request.get((await picture.getAttribute('src')) ?? '', {
    headers: { accept: 'image/avif,image/webp' },
  });
  expect(served.headers()).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect((await sharp(await served.body()).metadata()).exif).toBeUndefined();
});
