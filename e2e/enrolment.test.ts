import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { aMember, aReader, arriveAs, arriveAsAdmin } from './steps/people.ts';
import { aStudent } from './steps/student.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const tick = (page: Page, name: string) => rowOf(page, name).getByRole('checkbox').click();
test('two in the wrong course are taken out, and an appeal is approved by hand with its certificate', async ({
  portal,
  visit,
}) => {
  const title = 'Calcula tu aporte';
  const failed = await aStudent(portal, title, 'ines.apela');
  await failed.sit(3);
  await aReader(portal, 'hugo.otro', title);
  await aReader(portal, 'eva.otra', title);
  await aReader(portal, 'olga.queda', title);
  const { page } = await visit();
  await arriveAsAdmin(page, `/resultados?id=${failed.courseId}`);

  // two without attempts go, and say what is lost
  for (const name of ['hugo.otro', 'eva.otra']) await tick(page, name);
  await page.getByRole('button', { name: 'Quitar del curso' }).click();
  const removing = page.getByRole('dialog', { name: 'Quitar del curso a 2 personas' });
  await removing.getByText('2 personas sin intentos salen del curso.').waitFor();
  await removing.getByRole('button', { name: 'Quitar del curso' }).click();
  await page.getByText('2 personas ya no están en el curso.').waitFor();
  await expect.poll(() => rowOf(page, 'hugo.otro').count()).toBe(0);

  // an appeal: a grade with its reason, and the certificate follows
  await tick(page, 'ines.apela');
  await page.getByRole('button', { name: 'Aprobar con motivo' }).click();
  const passing = page.getByRole('dialog', { name: /^Aprobar con motivo a / });
  await passing.getByRole('button', { name: 'Aprobar con motivo' }).click();
  await passing.getByText('Escribe el motivo: queda guardado con la nota.').first().waitFor();
  await passing.getByLabel('Nota').fill('81');
  await passing.getByLabel('Motivo').fill('Su reclamo de la pregunta 4 procede.');
  await look(page, 'enrolment-aprobar');
  await passing.getByRole('button', { name: 'Aprobar con motivo' }).click();
  await page.getByText('Se aprobó con motivo a 1 persona.').waitFor();
  await rowOf(page, 'ines.apela').getByText('Aprobó con motivo').waitFor();
  await rowOf(page, 'ines.apela').getByText('Certificado').waitFor();

  // who has results is closed with a reason, from the person's page, and put back
  await tick(page, 'ines.apela');
  await page.getByRole('button', { name: 'Quitar del curso' }).click();
  const closing = page.getByRole('dialog', { name: /^Quitar del curso a / });
  await closing.getByRole('button', { name: 'Quitar del curso' }).click();
  await closing.getByText('Ya tiene un intento o una nota: escribe el motivo.').first().waitFor();
  await closing.getByLabel('Motivo').fill('Pidió dejarlo');
  await closing.getByRole('button', { name: 'Quitar del curso' }).click();
  await rowOf(page, 'ines.apela').getByText('Pidió dejarlo').waitFor();

  const { page: own } = await visit();
  await arriveAs(own, 'ines.apela', '/profile?tab=cursos');
  await own.getByText('Retirado', { exact: true }).waitFor();
  await own.getByText('La institución te retiró de este curso.').waitFor();
  await look(own, 'enrolment-perfil-retirado');
  await own.goto(new URL(`/leermodulos?id=${failed.courseId}`, own.url()).href);
  await own.getByRole('heading', { name: 'Ya no tomas este curso' }).waitFor();

  await rowOf(page, 'ines.apela').getByRole('link').first().click();
  await page.waitForURL(/\/persona/);
  await rowOf(page, title).first().getByRole('button', { name: /^Más/ }).click();
  await page.getByRole('button', { name: /Devolver al curso/ }).click();
  await rowOf(page, title).first().getByText('Aprobó con motivo').waitFor();
  await page.getByRole('link', { name: `${title}, nota con motivo` }).click();
  await page.waitForURL(/\/intento/);
  await page.getByText('Motivo: Su reclamo de la pregunta 4 procede.').waitFor();

  await own.goto(new URL('/profile?tab=certificados', own.url()).href);
  await own.getByText('de 100, con motivo').waitFor();
});

test('people are enrolled in two courses at once from the list of users, and told', async ({
  portal,
  visit,
}) => {
  await aStudent(portal, 'Cuida tu pensión', 'luz.lee');
  await aMember(portal, 'ada.nueva');
  const { page } = await visit();
  await arriveAsAdmin(page, '/usuarios?search=ada.nueva');
  await tick(page, 'ada.nueva');
  await page.getByRole('button', { name: 'Inscribir' }).click();
  const window = page.getByRole('dialog', { name: 'Inscribir a 1 persona' });
  await window.getByLabel('Cuida tu pensión').click();
  await window.getByLabel('Planifica tu retiro paso a paso').click();
  await look(page, 'enrolment-varios-cursos');
  await window.getByRole('button', { name: 'Inscribir' }).click();
  await page.getByText('1 persona quedó inscrita.').waitFor();
});
