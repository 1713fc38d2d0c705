import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import type { Portal } from './fixtures/portal-server.ts';
import { aCourse, call, callAsAdmin } from './steps/calls.ts';
import { refusedWith } from './steps/forms.ts';
import { aReader, arriveAsAdmin } from './steps/people.ts';
import { openMore, pressMore } from './steps/rows.ts';
import { inDatabase } from './steps/shortcuts.ts';

type Question = Record<string, unknown> & { id: number; description: string; version: number };
const bankOf = (portal: Portal, id: number) => callAsAdmin<Question[]>(portal, 'GET', 'Question/Get', { id });

const gift = `// dos preguntas que se entienden y una que no cabe
¿Cuántas cuotas tienes con 600 pesos si cada una vale 30? {
~10
=20
~30
}

El valor de la cuota cambia todos los días. {T}

Explica con tus palabras qué es un fondo. {}
`;

/** The window on top. */
const dialog = (page: Page): Locator => page.getByRole('dialog').last();

async function writeMultiple(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Agregar pregunta' }).first().click();
  await page.getByLabel('Descripcion').fill('¿Qué suma a tu saldo? «Elige dos»: 50 % + 10 = ~60');
  await page.getByLabel('Categoria').selectOption('12');
  await page.getByLabel('Respuesta A').fill('El aporte obligatorio');
  await page.getByLabel('Respuesta B').fill('La prima {del seguro}');
  await page.getByLabel('Respuesta C').fill('El aporte voluntario');
  await dialog(page).getByRole('button', { name: 'Agregar', exact: true }).click();
  await refusedWith(
    dialog(page),
    'Debe seleccionar una respuesta para la seleccion multiple o verdadero/falso',
  );
  await look(page, 'pregunta-sin-respuesta');
  for (const letter of ['A', 'C'])
    await dialog(page).getByRole('checkbox', { name: letter, exact: true }).press('Space');
  await page.getByLabel('Módulo').selectOption('Los aportes');
  await expect
    .poll(() => dialog(page).locator('details fieldset label').allTextContents())
    .toEqual(['A El aporte obligatorio', 'B La prima {del seguro}', 'C El aporte voluntario']);
  await dialog(page).getByRole('button', { name: 'Agregar', exact: true }).click();
  await dialog(page).waitFor({ state: 'hidden' });
}

async function writeTrueFalse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Agregar pregunta' }).first().click();
  await page.getByLabel('Descripcion').fill('La deuda de un aporte es del empleador.');
  await page.getByLabel('Categoria').selectOption('1');
  await dialog(page)
    .getByRole('group', { name: 'Respuesta correcta' })
    .getByRole('radio', { name: 'Verdadero' })
    .press('Space');
  await dialog(page).getByRole('button', { name: 'Agregar', exact: true }).click();
  await dialog(page).waitFor({ state: 'hidden' });
}

/** Another administrator changes a question while it is being edited here. */
async function editAgainstAnother(portal: Portal, page: Page, courseId: number): Promise<void> {
  const [question] = (await bankOf(portal, courseId)).filter(({ description }) =>
    description.startsWith('La deuda'),
  );
  if (question === undefined) throw new Error('the question is not there');
  await page.getByRole('button', { name: /^Editar: La deuda/ }).click();
  await page.getByLabel('Descripcion').fill('La deuda de un aporte que falta es del empleador.');
  await callAsAdmin(portal, 'PUT', 'Question/Update', {
    Id: question.id,
    Version: question.version,
    QuestionDescription: 'La deuda de un aporte es siempre del empleador.',
    QuestionTypeId: 1,
    CorrectAnswerVoF: 'V',
    Module: 'Los fondos',
  });
  await dialog(page).getByRole('button', { name: 'Editar', exact: true }).click();
  await page.getByRole('heading', { name: 'Alguien guardó antes que tú' }).waitFor();
  await look(page, 'pregunta-conflicto');
  await page.getByRole('button', { name: 'Guardar el mío encima' }).click();
  await page.getByRole('dialog').nth(0).waitFor({ state: 'hidden' });
  await page.getByText('La deuda de un aporte que falta es del empleador.').waitFor();
}

async function importFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  const more = page.getByRole('button', { name: 'Más: Preguntas', exact: true });
  if (await more.isVisible()) await more.click(); // an empty bank offers it in the open
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: 'Revisar archivo' }).click();
  await page.getByText('Todavía no cambió nada.').waitFor();
}

/** The words of a question, wherever it stands in a table. */
const saidBy = (bank: Question[]) =>
  bank
    .map(({ id: _, version: __, ...said }) => said)
    .sort((left, right) => left.description.localeCompare(right.description));

test('a bank is written, changed, previewed, imported line by line, and travels whole to another course', async ({
  portal,
  visit,
}) => {
  const here = await aCourse(portal, 'Un banco de preguntas', 10);
  const there = await aCourse(portal, 'Otro banco de preguntas', 10);
  const { page } = await visit({ acceptDownloads: true });
  await arriveAsAdmin(page, `/question?id=${here}`);
  await page.getByText('Este curso no tiene preguntas').waitFor();
  await writeMultiple(page);
  await writeTrueFalse(page);
  await page.getByText('Cada examen pide 10 preguntas y en la lista hay 2').waitFor();
  await editAgainstAnother(portal, page, here);

  await importFile(page, 'banco.gift', Buffer.from(gift));
  await dialog(page).getByText('2 se agregan').waitFor();
  await dialog(page).getByText('1 con problemas').waitFor();
  await look(page, 'preguntas-importar');
  await dialog(page).getByRole('button', { name: '1 con problemas' }).click();
  await expect.poll(() => dialog(page).getByText('El valor de la cuota').count()).toBe(0);
  expect(await dialog(page).getByText('Explica con tus palabras').count()).toBe(1);
  expect(await bankOf(portal, here)).toHaveLength(2);
  await dialog(page).getByRole('button', { name: 'Importar 2 preguntas' }).click();
  await dialog(page).getByText('Se agregaron 2 preguntas.').waitFor();
  await dialog(page).getByRole('button', { name: 'Listo' }).click();
  await expect.poll(() => page.getByRole('main').getByRole('row').count()).toBe(1 + 4);

  await pressMore(page, 'Preguntas', 'Vista previa del examen');
  await expect
    .poll(() =>
      dialog(page)
        .getByRole('group', { name: /^Pregunta \d/ })
        .count(),
    )
    .toBe(4);
  await look(page, 'preguntas-vista-previa');
  await page.keyboard.press('Escape');

  await pressMore(page, 'Preguntas', 'Exportar');
  await dialog(page).getByText('Queda fuera 1 pregunta').waitFor();
  await look(page, 'preguntas-exportar');
  const downloading = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Descargar en Excel (XLSX)' }).click();
  const file = await readFile(await (await downloading).path());

  await page.goto(`/question?id=${there}`);
  await importFile(page, 'banco.xlsx', file);
  await dialog(page).getByRole('button', { name: 'Importar 4 preguntas' }).click();
  await dialog(page).getByText('Se agregaron 4 preguntas.').waitFor();
  expect(saidBy(await bankOf(portal, there))).toEqual(saidBy(await bankOf(portal, here)));
  await dialog(page).getByRole('button', { name: 'Importar otro archivo' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: file });
  await page.getByRole('button', { name: 'Revisar archivo' }).click();
  await dialog(page).getByText('4 ya estaban').waitFor();
  await dialog(page).getByText('En el archivo no hay preguntas nuevas que agregar.').waitFor();
});

/** The member answers Falso, which the key calls wrong, and ends the exam. */
async function sitWrongly(portal: Portal, title: string): Promise<{ courseId: number; userId: number }> {
  const { courseId, userId, token } = await aReader(portal, 'clave.mal', title);
  const own = { UserId: userId, CourseId: courseId };
  const { questions } = await call<{ questions: { id: number }[] }>(
    portal,
    token,
    'GET',
    'Question/GetTest',
    {
      id: courseId,
      userId,
    },
  );
  await call(portal, token, 'POST', 'Question/saveAnswerByUser', {
    ...own,
    QuestionId: questions[0]?.id ?? 0,
    Answer: 'F',
  });
  expect(await call(portal, token, 'POST', 'Question/getCalification', own)).toMatchObject({
    calification: 0,
  });
  return { courseId, userId };
}

test('a wrong key is corrected: first whose grade changes, then it does', async ({ portal, visit }) => {
  const title = 'Una clave equivocada';
  const id = await aCourse(portal, title, 1);
  await callAsAdmin(portal, 'POST', 'Question/Add', {
    CourseId: id,
    QuestionDescription: 'La rentabilidad pasada garantiza la futura.',
    QuestionTypeId: 1,
    CorrectAnswerVoF: 'V',
  });
  const { courseId, userId } = await sitWrongly(portal, title);
  const { page } = await visit();
  await arriveAsAdmin(page, `/question?id=${courseId}`);
  await openMore(page.getByRole('row').last());
  await page.getByRole('button', { name: /^Corregir respuesta/ }).click();
  await dialog(page).getByText('Falso', { exact: true }).click();
  await page.getByLabel('Motivo').fill('La clave decía lo contrario de lo que enseña el curso.');
  await look(page, 'corregir-respuesta');
  await page.getByRole('button', { name: 'Ver a quién afecta' }).click();
  await dialog(page).getByText('1 nota cambia').waitFor();
  await expect
    .poll(() => dialog(page).getByRole('row').last().textContent())
    .toMatch(/Julio Mamani0 → .*100.*Se emite/);
  await look(page, 'corregir-a-quien');
  await page.getByRole('button', { name: 'Corregir y recalificar' }).click();
  await dialog(page).getByText('La respuesta correcta es ahora Falso. 1 nota cambió.').waitFor();
  expect(
    await inDatabase(portal, 'select grade from attempt where account_id = $1 and course_id = $2', [
      userId,
      courseId,
    ]),
  ).toEqual([{ grade: 100 }]);
  await dialog(page).getByRole('button', { name: 'Listo' }).click();
  await expect
    .poll(() => page.getByRole('row').last().getByRole('cell', { name: 'F', exact: true }).count())
    .toBe(1);
});

test('a question that was deleted lies in the Papelera, named with its course, and comes back', async ({
  portal,
  visit,
}) => {
  const CourseId = await aCourse(portal, 'Una pregunta de más', 1);
  const QuestionDescription = 'La comisión se cobra sobre el sueldo.';
  const trueOrFalse = { QuestionTypeId: 1, CorrectAnswerVoF: 'V' };
  await callAsAdmin(portal, 'POST', 'Question/Add', { CourseId, QuestionDescription, ...trueOrFalse });
  const { page } = await visit();
  await arriveAsAdmin(page, `/question?id=${CourseId}`);
  const row = page.getByRole('row').filter({ hasText: QuestionDescription });
  await openMore(row);
  await row.getByRole('button', { name: /^Eliminar/ }).click();
  const asking = page.getByRole('alertdialog', { name: 'Desea eliminar?' });
  await asking.getByText('Queda 30 días en la Papelera y se puede restaurar.').waitFor();
  await asking.getByRole('button', { name: 'Eliminar' }).click();
  await row.waitFor({ state: 'detached' });
  await page.goto('/papelera');
  expect(await row.textContent()).toMatch(/Curso: Una pregunta de más.*Pregunta de examen.*30 días/);
  await row.getByRole('button', { name: /^Restaurar/ }).click();
  await row.waitFor({ state: 'detached' });
  await page.goto(`/question?id=${CourseId}`);
  await row.waitFor();
});
