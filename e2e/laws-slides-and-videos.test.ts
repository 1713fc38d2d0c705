import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { desk } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { aCourse, call, sendAsAdmin } from './steps/calls.ts';
import { refusedWith } from './steps/forms.ts';
import { aMember, arriveAs, arriveAsAdmin } from './steps/people.ts';
import { aPng } from './steps/pictures.ts';
import { openMore } from './steps/rows.ts';
import { inDatabase } from './steps/shortcuts.ts';

const pdf = '%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n';

test('a law goes from its form to the download of a visitor, to the Papelera and back', async ({
  visit,
  fileOf,
}) => {
  const session = await visit({ viewport: desk });
  const visitor = await visit();
  const { page } = session;
  await arriveAsAdmin(page, '/leyreglamento');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  for (const message of [
    'Por favor complete correctamente todos los campos',
    'El campo Título es obligatorio.',
    'El campo Archivo es obligatorio.',
  ])
    await refusedWith(page, message);

  await page.getByLabel('Titulo').fill('Reglamento de aportes voluntarios');
  await page.getByLabel('Descripcion').fill('Quién puede aportar más, y cómo.');
  await page
    .locator('input[type=file]')
    .setInputFiles(await fileOf('ley.pdf', '<html><script>alert(1)</script></html>'));
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await refusedWith(page, /Se aceptan: PDF, DOC, DOCX o XML/); // told from what is in it
  await page.locator('input[type=file]').setInputFiles(await fileOf('reglamento.pdf', pdf));
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'Reglamento de aportes voluntarios' });
  await row.waitFor();

  await visitor.page.goto('/leerleyreglamento');
  const entry = visitor.page.getByRole('link', { name: /Reglamento de aportes voluntarios/ });
  const [download] = await Promise.all([visitor.page.waitForEvent('download'), entry.click()]);
  expect(download.suggestedFilename()).toBe('Reglamento de aportes voluntarios.pdf');
  expect(await readFile(await download.path(), 'utf8')).toBe(pdf);

  await openMore(row);
  await row.getByRole('button', { name: /^Eliminar/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Desea eliminar?' });
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await row.waitFor({ state: 'detached' });
  await visitor.page.goto('/leerleyreglamento');
  expect(await entry.count()).toBe(0);

  await page.goto('/papelera');
  await page
    .getByRole('row')
    .filter({ hasText: 'Reglamento de aportes voluntarios' })
    .getByRole('button', { name: /^Restaurar/ })
    .click();
  await page
    .getByRole('row')
    .filter({ hasText: 'Reglamento de aportes voluntarios' })
    .waitFor({ state: 'detached' });
  await visitor.page.goto('/leerleyreglamento');
  await entry.waitFor();
});

test('words inside the file of a law are found with their page, which its place in the list says too', async ({
  portal,
  visit,
}) => {
  const { id } = await sendAsAdmin<{ id: number }>(
    portal,
    'LeyReglamento/Add',
    { Title: 'Reglamento de lactancia' },
    'reglamento.pdf',
    Buffer.from(pdf),
  );
  await inDatabase(
    portal, // the job that reads new files comes once a minute, perhaps just now
    `insert into document_page (file, part, page, content_text)
      select file, 0, 3, 'El subsidio de zampoñas se paga en bancos.' from law where id = $1
      on conflict (file, part) do update set page = excluded.page, content_text = excluded.content_text`,
    [id],
  );
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/buscar?search=subsidio+de+zampoñas');
  await page.getByRole('link', { name: 'Reglamento de lactancia, página 3' }).click();
  expect(new URL(page.url()).hash).toBe(`#ley-${id}`);
  const row = page.getByRole('listitem').filter({ hasText: 'Reglamento de lactancia' });
  await row.getByText('Lo que buscas está en la página 3.').waitFor();
});

test('words inside the material of a course are found by those enrolled alone, and lead to it', async ({
  portal,
  visit,
}) => {
  const courseId = await aCourse(portal, 'Un curso con material', 5);
  await sendAsAdmin(
    portal,
    'Course/AddCourseFile',
    { courseId: String(courseId), title: 'Guía de charangos' },
    'guia.pdf',
    Buffer.from(pdf),
  );
  await inDatabase(
    portal,
    `insert into document_page (file, part, page, content_text)
      select file, 0, 2, 'Ejercicio del frasco de charangos.' from course_file where course_id = $1
      on conflict (file, part) do update set page = excluded.page, content_text = excluded.content_text`,
    [courseId],
  );
  const reader = await aMember(portal, 'lee.charangos');
  await call(portal, reader.token, 'POST', 'Users/addusercourse', {
    CourseId: courseId,
    UserId: reader.userId,
  });
  await aMember(portal, 'no.lee.charangos');
  const found = async (username: string) => {
    const { page } = await visit({ viewport: desk });
    await arriveAs(page, username, '/buscar?search=frasco+charangos');
    return page;
  };
  const page = await found('lee.charangos');
  await page.getByRole('heading', { name: 'En el material de tus cursos' }).waitFor();
  await page.getByRole('link', { name: 'Guía de charangos, página 2' }).click();
  await page.waitForURL(`**/leermodulos?id=${courseId}#material`);
  await page.getByText('Guía de charangos', { exact: true }).waitFor();
  const other = await found('no.lee.charangos');
  await other.getByRole('heading', { level: 1 }).waitFor();
  expect(await other.getByText('Guía de charangos').count()).toBe(0);
});

test('a slide goes from a picture to the first place of the home page', async ({ visit, fileOf }) => {
  const session = await visit({ viewport: desk });
  const visitor = await visit();
  const { page } = session;
  const picture = await fileOf('campana.png', await aPng(1400, 900, '#1d4a4f'));
  await arriveAsAdmin(page, '/imageslider');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await refusedWith(page, 'El campo Archivo es obligatorio.');
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByLabel('Texto alternativo').fill('Campaña de ahorro voluntario');
  await page.getByLabel('Enlace').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await refusedWith(page, /El enlace debe ser una página de este sitio/);
  await page.getByLabel('Enlace').fill('/vercursos');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'Campaña de ahorro voluntario' });
  await row.waitFor();
  const up = row.getByRole('button', { name: /^Subir/ });
  await openMore(row);
  while ((await up.getAttribute('aria-disabled')) !== 'true') await up.press('Enter');
  await page
    .getByText(/Campaña de ahorro voluntario.*posición 1 de/)
    .first()
    .waitFor({ state: 'attached' });
  await expect.poll(() => up.evaluate((button) => button === document.activeElement)).toBe(true);

  await expect
    .poll(async () => {
      await visitor.page.goto('/');
      return visitor.page.locator('img[src^="/slider/"]').first().getAttribute('alt');
    })
    .toBe('Campaña de ahorro voluntario');
});

test('a video loads nothing from elsewhere before it is pressed', async ({ portal, visit }) => {
  const session = await visit({ viewport: desk });
  const visitor = await visit();
  const { page } = session;
  await arriveAsAdmin(page, '/video');
  await page.getByRole('heading', { name: 'VIDEOS' }).waitFor();
  await page.getByRole('button', { name: 'Agregar', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Agregar Vídeo' });
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click();
  await refusedWith(dialog, 'El campo URL es obligatorio.');
  await dialog.getByLabel('Titulo').fill('Qué es una AFP');
  await dialog.getByLabel('Video URL').fill('https://evil.example/watch?v=abc');
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click();
  await refusedWith(dialog, /Escribe la dirección de un video de YouTube o Vimeo/);
  await dialog.getByLabel('Video URL').fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=5s');
  await dialog
    .getByLabel('Descripción')
    .fill(
      `En dos minutos.\n\nTranscripción: ${'cada mes una parte de tu sueldo entra a tu cuenta. '.repeat(4)}`,
    );
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'Qué es una AFP' });
  await row.waitFor();
  await row.getByText('Mostrar Más').click();
  await row.getByText('Mostrar Menos').waitFor();

  const elsewhere: string[] = [];
  await visitor.context.route(
    (url) => url.origin !== new URL(portal.url).origin,
    async (route) => {
      elsewhere.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
    },
  );
  await visitor.page.goto('/vervideo');
  const item = visitor.page.getByRole('listitem').filter({ hasText: 'Qué es una AFP' });
  await item.scrollIntoViewIfNeeded();
  await visitor.page.evaluate(() => fetch('/healthz')); // goes out behind all that the page asked for
  expect(elsewhere).toEqual([]);
  await item.getByRole('button', { name: /Reproducir/ }).click();
  await expect.poll(() => elsewhere[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
});
