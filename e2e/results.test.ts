import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './fixtures/journey.ts';
import { aMember, aReader, arriveAsAdmin } from './steps/people.ts';
import { pressMore } from './steps/rows.ts';
import { aStudent } from './steps/student.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('an administrator sees who passed, takes it along, writes to those who did not begin, and enrols others', async ({
  portal,
  visit,
}) => {
  const student = await aStudent(portal, 'Tu primera pensión', 'ines.rinde');
  await student.sit(5);
  await aReader(portal, 'hugo.lee', 'Tu primera pensión');
  await aMember(portal, 'eva.nueva');
  const { page } = await visit({ acceptDownloads: true });
  await arriveAsAdmin(page, '/course?search=Tu primera pensión');
  await page.getByRole('link', { name: 'Tu primera pensión', exact: true }).click();
  await page.getByRole('navigation', { name: 'Partes del curso' }).getByText('Personas').click();
  await page.waitForURL(/\/resultados/);
  await rowOf(page, 'ines.rinde').getByText('Aprobó').waitFor();
  await rowOf(page, 'ines.rinde').getByText('100').waitFor();
  await rowOf(page, 'hugo.lee').getByText('Por rendir').waitFor();

  await page.getByRole('link', { name: /^Aprobaron/ }).click();
  await page.waitForURL(/state=passed/);
  await expect.poll(() => rowOf(page, 'hugo.lee').count()).toBe(0);
  await pressMore(page, 'Resultados', 'Descargar');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Resultados de Tu primera pensión.csv');
  const rows = parse(await readFile(await download.path()), { delimiter: ';', bom: true, columns: true });
  expect(rows).toMatchObject([{ Usuario: 'ines.rinde', 'Mejor nota': '100', Aprobó: 'Sí' }]);
  await page.keyboard.press('Escape');

  // a letter to those who have still to sit the exam, previewed before it is sent
  await page.getByRole('link', { name: /^Por rendir/ }).click();
  await page.waitForURL(/state=ready/);
  await rowOf(page, 'hugo.lee').waitFor();
  await page.getByRole('checkbox', { name: 'Seleccionar todo lo de esta página' }).click();
  await page.getByRole('button', { name: 'Escribirles' }).click();
  const letter = page.getByRole('dialog', { name: 'Escribir una carta' });
  await letter.getByLabel('Asunto').fill('Tu examen te espera');
  await letter.getByLabel('Mensaje').fill('Ya leíste todo.');
  await letter.getByRole('button', { name: 'Ver cómo queda' }).click();
  await letter.getByText(/Hola, .*Ya leíste todo\./s).waitFor();
  await letter.getByRole('button', { name: 'Enviar a 1 persona' }).click();
  await page.getByText('1 carta en camino').waitFor();

  // a list: one by name of the account, one who is there already, one whom nobody knows
  await page.getByRole('button', { name: 'Inscribir' }).click();
  const enrolment = page.getByRole('dialog', { name: 'Inscribir en Tu primera pensión' });
  await enrolment.getByLabel('A quiénes').fill('eva.nueva\nHUGO.LEE\nnadie@correo.test');
  await enrolment.getByRole('button', { name: 'Buscar', exact: true }).click();
  await enrolment.getByText('Ya estaba: 1').waitFor();
  await enrolment.getByText('No encontrado: 1').waitFor();
  await enrolment.getByRole('button', { name: 'Inscribir a 1 persona' }).click();
  await enrolment.getByText('Quedó en el curso 1 persona.').waitFor();
  await enrolment.getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('link', { name: /^Todos 3/ }).click();
  await rowOf(page, 'eva.nueva').getByText('Sin empezar').waitFor();

  // and from the list to the person
  await rowOf(page, 'ines.rinde').getByRole('link').first().click();
  await page.waitForURL(/\/persona/);
  await page.getByRole('link', { name: 'Tu primera pensión, intento 1' }).click();
  await page.waitForURL(/\/intento/);
});
