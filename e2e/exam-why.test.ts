import { expect } from 'vitest';
import { phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { editorOf, writeOn } from './steps/forms.ts';
import { arriveAs, arriveAsAdmin } from './steps/people.ts';
import { aStudent } from './steps/student.ts';

test('a teacher writes why; who fails reads it once they will not sit the exam again, says what is wrong, and is answered', async ({
  portal,
  visit,
}) => {
  const title = 'Un examen con su porqué';
  const student = await aStudent(portal, title, 'rosa.porque');
  const { attemptId } = await student.sit(1);
  const { page } = await visit();
  await arriveAsAdmin(page, `/question?id=${student.courseId}`);
  await page.getByText(/^Faltan \d+ explicaciones/).waitFor();
  await page
    .getByRole('button', { name: /^Editar/ })
    .first()
    .click();
  const form = page.getByRole('dialog');
  await form.getByText('¿Por qué? y el artículo que lo dice').click();
  await writeOn(page, editorOf(form), 'La deuda es de tu empleador, que la paga con interés.');
  await form.getByRole('button', { name: 'Buscar el artículo' }).click();
  const cite = page.getByRole('dialog', { name: 'Citar un artículo de ley' });
  await cite.getByLabel('Buscar un artículo de ley').fill('aportes atrasados');
  await cite.getByRole('button', { name: 'Buscar', exact: true }).click();
  await cite.getByRole('listitem').getByRole('button').first().click();
  await form
    .getByText(/art(ículo|\.) \d+/)
    .first()
    .waitFor();
  await look(page, 'pregunta-por-que');
  await form.getByRole('button', { name: 'Editar', exact: true }).click();
  await page.getByText('La pregunta se guardó.').first().waitFor();

  const asStudent = await visit({ viewport: phone });
  await arriveAs(asStudent.page, student.username, `/intento?id=${attemptId}`);
  await asStudent.page.getByText('por eso aquí no se dice cuáles respuestas están bien').waitFor();
  expect(await asStudent.page.content()).not.toContain('La deuda es de tu empleador');
  await asStudent.page.getByRole('button', { name: 'Ya no lo repetiré' }).click();
  await asStudent.page.getByRole('alertdialog').getByRole('button', { name: 'Ver las respuestas' }).click();
  await look(asStudent.page, 'intento-ya-no-lo-repetire');
  await asStudent.page.getByRole('alertdialog').getByRole('button', { name: 'Sí, cerrar el examen' }).click();
  await asStudent.page.getByText('La deuda es de tu empleador').waitFor();
  await asStudent.page.getByRole('link', { name: /, artículo \d+/ }).waitFor();
  await look(asStudent.page, 'intento-por-que');
  const told = asStudent.page.getByRole('dialog');
  await asStudent.page.getByRole('button', { name: /^Esta pregunta tiene un problema.*pregunta 1$/ }).click();
  await told.getByRole('button', { name: 'Enviar' }).click();
  await told.getByText('Elige qué pasa con la pregunta.', { exact: true }).waitFor();
  await told.getByText('La ley ya cambió').click();
  await told.getByLabel('Cuéntanos').fill('Desde 2025 la ley dice otra cosa.');
  await look(asStudent.page, 'intento-aviso');
  await told.getByRole('button', { name: 'Enviar' }).click();
  await asStudent.page.getByText('Lo está viendo el instituto').waitFor();

  await page.goto('/inicio');
  await page.getByRole('link', { name: /^1 pregunta con un problema/ }).click();
  await page.getByText('Desde 2025 la ley dice otra cosa.').waitFor();
  await page.getByText('Nadie la falló, de 1.').waitFor();
  await look(page, 'avisos-de-preguntas');
  await page.getByRole('button', { name: /^Contestar/ }).click();
  const answer = page.getByRole('dialog');
  await answer.getByRole('button', { name: 'Está bien así' }).click();
  await look(page, 'avisos-contestar');
  await answer.getByRole('button', { name: 'Contestar y cerrar' }).click();
  await page.getByText('Ningún aviso por contestar').waitFor();
  await asStudent.page.reload();
  await asStudent.page.getByText('La revisamos y la pregunta queda como está.').waitFor();
  await look(asStudent.page, 'intento-aviso-contestado');

  await asStudent.page.goto(`/test?id=${student.courseId}&userId=${student.userId}`);
  await asStudent.page.getByText(/Dijiste que ya no repetirás este examen/).waitFor();
});
