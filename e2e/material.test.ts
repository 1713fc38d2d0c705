import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { anMp4 } from '../server/testing/files/mp4.ts';
import { desk } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { aCourse } from './steps/calls.ts';
import { refusedWith } from './steps/forms.ts';
import {
  addMaterial,
  captions,
  chooseMaterial,
  fillMaterial,
  materialRow,
  sendMaterial,
  severalParts,
} from './steps/material.ts';
import { arriveAsAdmin } from './steps/people.ts';
import { openMore } from './steps/rows.ts';
import { inDatabase } from './steps/shortcuts.ts';

const pdf = '%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n';
const parts = '**/api/Upload/Part**';

/** The material of a course that a journey has for itself. */
const materialPage = (courseId: number) => `/filecourse?id=${courseId}`;

/** Does something when the part that begins behind the third goes out, and lets that part go afterwards. */
async function atThirdPart(page: Page, act: (route: Route) => Promise<void>): Promise<void> {
  let count = 0;
  await page.route(parts, async (route) => {
    count += 1;
    if (count === 3) await act(route);
    await route.continue();
  });
}

test('an administrator adds a document and a video; the network goes in the middle and comes back', async ({
  portal,
  visit,
  fileOf,
}) => {
  const { page, context } = await visit({ viewport: desk });
  const courseId = await aCourse(portal, 'Material que llega por partes', 1);
  await arriveAsAdmin(page, materialPage(courseId));
  await page.getByText('Este curso todavía no tiene material').waitFor();

  await page.getByRole('button', { name: 'Agregar', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Agregar material' });
  await sendMaterial(dialog);
  for (const message of [
    'Por favor complete correctamente todos los campos',
    'El campo Título es obligatorio.',
    'El campo Archivo es obligatorio.',
  ])
    await refusedWith(dialog, message);
  await chooseMaterial(dialog, await fileOf('programa.exe', 'MZ'));
  await dialog.getByText(/Se aceptan: PDF, DOCX o MP4/).waitFor();
  await dialog.getByLabel('Título', { exact: true }).fill('Guía de aportes');
  await chooseMaterial(dialog, await fileOf('guia.pdf', '<html><script>alert(1)</script></html>'));
  await sendMaterial(dialog);
  await refusedWith(dialog, /Se aceptan: PDF, DOCX o MP4/); // told from what is in it
  await chooseMaterial(dialog, await fileOf('guia-buena.pdf', pdf));
  await sendMaterial(dialog);
  const guide = await materialRow(page, 'Guía de aportes');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    guide.getByRole('button', { name: /^Descargar Guía de aportes: PDF/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Guía de aportes.pdf');

  const video = await fileOf('clase.mp4', anMp4({ seconds: 750, mediaBytes: severalParts }));
  await fillMaterial(page, 'Clase grabada', video);
  const ofCaptions = dialog.locator('input[name=captions]');
  await ofCaptions.setInputFiles(await fileOf('mal.vtt', 'WEBVTT\n\nnada'));
  await dialog.getByText('Ese archivo de subtítulos no tiene ningún texto con su tiempo').waitFor();
  await ofCaptions.setInputFiles(await fileOf('clase.vtt', captions));
  await expect
    .poll(() => dialog.getByRole('textbox', { name: /^Transcripción/ }).inputValue())
    .toBe('Tu pensión se arma con cada aporte.\nEmpieza hoy: el tiempo cuenta.');
  await atThirdPart(page, async () => context.setOffline(true));
  await sendMaterial(dialog);
  await dialog.getByText('Sin conexión. Seguimos cuando vuelva.').waitFor();
  await look(page, 'material-sin-conexion');
  await dialog.getByLabel('Título', { exact: true }).fill('Clase grabada de ahorro'); // there is time to mend a word
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: '¿Detener el envío?' });
  await look(page, 'material-detener');
  await question.getByRole('button', { name: 'Seguir enviando' }).click();
  await context.setOffline(false);
  const lesson = await materialRow(page, 'Clase grabada de ahorro');
  await lesson.getByText('Con subtítulos').waitFor();
  await lesson.getByText('12 min 30 s').waitFor();
  await look(page, 'material-lista');
});

test('a page that is closed goes on where it stopped when the same file is chosen again', async ({
  portal,
  visit,
  fileOf,
}) => {
  const { page } = await visit({ viewport: desk });
  const courseId = await aCourse(portal, 'Material que sigue donde quedó', 1);
  await arriveAsAdmin(page, materialPage(courseId));
  const video = await fileOf('otra.mp4', anMp4({ isFastStart: false, mediaBytes: severalParts }));
  const dialog = await fillMaterial(page, 'Charla sin voz', video);
  await dialog.getByText(/Este video empieza tarde/).waitFor(); // before a byte is sent
  await look(page, 'material-video-tarde');
  const asked: string[] = [];
  page.on('dialog', async (box) => {
    asked.push(box.type());
    await box.accept();
  });
  const offsetOf = (url: string) => Number(new URL(url).searchParams.get('offset'));
  let arrive: (offset: number) => void = () => {};
  const stopped = new Promise<number>((resolve) => {
    arrive = resolve;
  });
  let isCut = true; // a route taken away while scripts are under way would leave those hanging for good
  await page.route(parts, async (route) => {
    const offset = offsetOf(route.request().url());
    if (!isCut || offset < 4 * 1024 ** 2) return route.continue();
    arrive(offset); // and this part never does
  });
  await sendMaterial(dialog);
  const place = await stopped;
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  isCut = false;

  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/Upload/')) calls.push(request.url());
  });
  await fillMaterial(page, 'Charla sin voz', video);
  await sendMaterial(dialog);
  const talk = await materialRow(page, 'Charla sin voz');
  expect(calls[0]).toContain('/Status?');
  expect(offsetOf(calls[1] ?? '')).toBe(place);
  expect(calls.filter((call) => call.includes('/Start'))).toEqual([]);
  await talk.getByText('Faltan los subtítulos o el motivo').waitFor();
  await talk.getByText('Empieza tarde').waitFor();
  await page.getByText(/Guárdalo otra vez en tu programa de video/).waitFor();
  await look(page, 'material-sin-subtitulos');

  await talk.getByRole('button', { name: /^Editar/ }).click();
  const editing = page.getByRole('dialog', { name: 'Editar material' });
  await editing.getByLabel('Por qué no tiene subtítulos').fill('Es una animación sin voz.');
  await look(page, 'material-editar');
  await sendMaterial(editing);
  await talk.getByText('Es una animación sin voz.').waitFor();
  await talk.getByText('Faltan los subtítulos').waitFor({ state: 'detached' });
  await talk.getByRole('button', { name: /^Editar/ }).click();
  await editing.locator('input[name=captions]').setInputFiles(await fileOf('charla.vtt', captions));
  await sendMaterial(editing);
  await talk.getByText('Con subtítulos').waitFor();
  await talk.getByRole('button', { name: /^Editar/ }).click();
  await editing.getByRole('button', { name: 'Ver los subtítulos' }).click();
  await editing.getByText('00:04.000 --> 00:08.000').waitFor();
  await look(page, 'material-editar-subtitulos');
  await editing.getByRole('button', { name: 'Cancelar' }).click();
});

test('the order is changed by the keyboard; what is deleted lies in the Papelera, once', async ({
  portal,
  visit,
  fileOf,
}) => {
  const { page } = await visit({ viewport: desk });
  const courseId = await aCourse(portal, 'Material en otro orden', 1);
  await arriveAsAdmin(page, materialPage(courseId));
  await addMaterial(page, 'Cuadro', await fileOf('cuadro.mp4', anMp4()), { reason: 'No habla nadie.' });
  await addMaterial(page, 'Folleto', await fileOf('folleto.pdf', pdf));
  const leaflet = await materialRow(page, 'Folleto');
  const up = leaflet.getByRole('button', { name: /^Subir/ });
  await openMore(leaflet);
  while ((await up.getAttribute('aria-disabled')) !== 'true') await up.press('Enter');
  await page
    .getByText(/Folleto.*posición 1 de/)
    .first()
    .waitFor();
  const first = `select title from course_file where course_id = ${courseId} and deleted_at is null order by position limit 1`;
  await expect.poll(() => inDatabase(portal, first)).toEqual([{ title: 'Folleto' }]);
  await page.reload();
  expect(await page.getByRole('row').nth(1).textContent()).toContain('Folleto');

  await openMore(leaflet);
  await leaflet.getByRole('button', { name: /^Eliminar/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Desea eliminar?' });
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await leaflet.waitFor({ state: 'detached' });

  // another administrator is faster
  const painting = await materialRow(page, 'Cuadro');
  await painting.getByRole('button', { name: /^Editar/ }).click();
  await inDatabase(portal, "update course_file set deleted_at = now() where title = 'Cuadro'");
  const editing = page.getByRole('dialog', { name: 'Editar material' });
  await editing.getByLabel('Título', { exact: true }).fill('Cuadro comentado');
  await sendMaterial(editing);
  await page.getByText('Otra persona eliminó este material. Ya no está en la lista.').waitFor();
  await painting.waitFor({ state: 'detached' });

  await page.goto('/papelera');
  await page.getByRole('row').filter({ hasText: 'Folleto' }).waitFor();
});
