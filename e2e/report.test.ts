import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import type { Page } from 'playwright-core';
import readWorkbook from 'read-excel-file/node';
import sharp from 'sharp';
import { expect } from 'vitest';
import { adminPassword } from './fixtures/admin-password.ts';
import { test } from './fixtures/journey.ts';
import type { Portal } from './fixtures/portal-server.ts';
import { call, signInByCall } from './steps/calls.ts';
import { arriveAs, arriveAsAdmin, password } from './steps/people.ts';
import { unfoldPeriod } from './steps/rows.ts';
import { inDatabase } from './steps/shortcuts.ts';
import { aStudent } from './steps/student.ts';

/** A woman whose account is active and who has not signed in yet. */
async function aWoman(portal: Portal, userName: string): Promise<void> {
  const FechaNac = '1980-05-02';
  const person = { FirstName: 'Rosa', LastName: 'Mamani', userName, password, Gender: 2, FechaNac };
  await call(portal, '', 'POST', 'Users/register', { ...person, email: `${userName}@correo.test` });
  await inDatabase(portal, 'update account set activated_at = now() where username = $1', [userName]);
}

/** The rows of the table of figures, without its head. */
const figures = async (page: Page) => {
  const rows = await page.getByRole('table').getByRole('row').all();
  return Promise.all(rows.slice(1).map((row) => row.locator('th, td').allTextContents()));
};

/** Presses a button that downloads; the file and its name. */
async function downloaded(page: Page, format: string): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: `Descargar en ${format}` }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('an administrator sees who signs in, which questions fail, and takes both along', async ({
  portal,
  visit,
}) => {
  await inDatabase(portal, 'delete from sign_in'); // the other journeys of this portal sign in too
  const student = await aStudent(portal, 'Ahorro para la vejez', 'mario.rinde'); // a man; he signs in once
  await aWoman(portal, 'rosa.entra');
  for (let times = 0; times < 3; times += 1) await signInByCall(portal, 'rosa.entra', password);
  await student.sit(3); // the two last of its questions fail
  const { page } = await visit({ acceptDownloads: true });
  await arriveAsAdmin(page, '/course');

  await page.getByRole('link', { name: 'Reportes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Reportes' }).waitFor();
  await page.getByRole('img', { name: 'Accesos por género' }).waitFor();
  await expect
    .poll(() => figures(page))
    .toEqual([
      ['Mujer', '3', '75 %'],
      ['Hombre', '1', '25 %'],
      ['Total', '4', '100 %'],
    ]);
  await unfoldPeriod(page);
  await page.getByRole('link', { name: 'Últimos 30 días' }).click();
  await page.waitForURL(/from=\d{4}-\d\d-\d\d$/);
  await expect.poll(() => figures(page)).toHaveLength(3);
  await unfoldPeriod(page);
  await page.getByLabel('Hasta', { exact: true }).fill('2020-01-31');
  await page.getByLabel('Desde', { exact: true }).fill('2020-01-01');
  await page.getByRole('button', { name: 'Mostrar' }).click();
  await page.getByRole('heading', { name: 'Nadie entró en este período' }).waitFor();
  await page.getByRole('link', { name: 'Ver todo' }).click();
  await page.getByText('4 accesos en total').waitFor();

  const csv = await downloaded(page, 'CSV');
  expect(csv.name).toBe('Accesos Hombre y Mujer.csv');
  expect(csv.bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  expect(parse(csv.bytes, { delimiter: ';', bom: true })[1]).toEqual(['Mujer', '3', '75']);
  const svg = await downloaded(page, 'Imagen SVG');
  const drawn = new XMLParser({ ignoreAttributes: false }).parse(svg.bytes.toString());
  expect(JSON.stringify(drawn.svg.desc)).toContain('Mujer: 3 (75 %). Hombre: 1 (25 %). En total: 4.');
  expect(drawn.svg.path.length).toBeGreaterThanOrEqual(2);

  await page.getByRole('tab', { name: 'Accesos Hombre / Mujer' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Veces que se falló cada pregunta' }).waitFor();
  await expect
    .poll(() => page.getByLabel('Curso o examen').locator('option:checked').textContent())
    .toBe('Ahorro para la vejez');
  await expect
    .poll(async () => (await figures(page)).map(([, ...counts]) => counts))
    .toEqual([
      ['1', '1', '100 %'],
      ['1', '1', '100 %'],
    ]);
  const failed = await figures(page);

  const workbook = await downloaded(page, 'Excel (XLSX)');
  expect(workbook.name).toBe('Preguntas más falladas de Ahorro para la vejez.xlsx');
  const [sheet] = await readWorkbook(workbook.bytes);
  expect(sheet?.data).toEqual([
    ['Pregunta', 'Veces fallada', 'Veces preguntada', 'Porcentaje'],
    ...failed.map(([question]) => [question, 1, 1, 100]),
  ]);
  const png = await downloaded(page, 'Imagen PNG');
  const { format, width } = await sharp(png.bytes).metadata();
  expect([format, width]).toEqual(['png', 1920]);
  const { channels } = await sharp(png.bytes).stats();
  for (const { min, max } of channels.slice(0, 3)) expect(max - min).toBeGreaterThan(100); // not one empty colour

  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Imprimir' }).isVisible()).toBe(false);
  expect(await page.getByRole('tablist').isVisible()).toBe(false);
  expect(await page.getByRole('table').isVisible()).toBe(true);
});

test('a period that is wrong is said with its status, a course that does not exist is a page not found', async ({
  visit,
}) => {
  const { page } = await visit();
  const answered = await arriveAsAdmin(page, '/report?from=2026-02-01&to=2026-01-31');
  expect(answered?.status()).toBe(400);
  await page.getByText('El período termina antes de empezar').waitFor();
  expect(await page.getByLabel('Hasta', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('Hasta', { exact: true }).fill('2026-02-28');
  await page.getByRole('button', { name: 'Mostrar' }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  const unreal = await page.goto('/report?from=2026-02-30');
  expect(unreal?.status()).toBe(400);
  await page.getByText('Escribe una fecha que exista.').waitFor();
  const unknown = await page.goto('/report?tab=preguntas&id=999999');
  expect(unknown?.status()).toBe(404);
});

test('without a script a course and a period are chosen all the same', async ({ portal, visit }) => {
  const student = await aStudent(portal, 'Sin guion', 'sara.rinde');
  await student.sit(4);
  const { page } = await visit({ javaScriptEnabled: false });
  await page.request.post('/api/Users/login', { data: { UserName: 'admin', Password: adminPassword } });
  await page.goto('/report?tab=preguntas');
  await page.getByLabel('Curso o examen').selectOption('Sin guion');
  await unfoldPeriod(page);
  await page.getByLabel('Desde', { exact: true }).fill('2020-01-01');
  await page.getByRole('button', { name: 'Mostrar' }).click();
  await page.waitForURL(new RegExp(`id=${student.courseId}&from=2020-01-01`));
  await expect.poll(() => figures(page)).toHaveLength(1);
  expect(await page.getByRole('button', { name: 'Descargar en CSV' }).isVisible()).toBe(false);
});

test('reports are for administrators alone: others are told so', async ({ portal, visit }) => {
  await aWoman(portal, 'lidia.mira');
  const { page } = await visit();
  await page.goto('/report');
  await page.waitForURL(/\/login\?next=%2Freport$/);
  const answered = await arriveAs(page, 'lidia.mira', '/report');
  expect(answered?.status()).toBe(403);
  await page.getByRole('heading', { name: 'No puedes abrir esta página' }).waitFor();
  expect(await page.getByRole('link', { name: 'Reportes' }).count()).toBe(0);
});
