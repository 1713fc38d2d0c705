import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { editorOf, writeOn } from './forms.ts';

interface WrittenCourse {
  title: string;
  description: string;
  modules: readonly { title: string; text: string }[];
  /** A file as the import of questions takes it. */
  questions: string;
  questionCount: number;
}

/** Goes to a screen by the administrators' menu, unfolding its group where that is folded. */
export async function goByMenu(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Administración' });
  await menu.locator('[data-groups-settled]').waitFor();
  const entry = page.locator('a', { hasText: new RegExp(`^${name}`) });
  const group = menu.locator('details:not([open])').filter({ has: entry });
  if ((await group.count()) > 0) await group.locator('summary').click();
  await menu.locator(entry).click();
}

/** A row of a list, found by what is typed into its search. */
export async function findRow(page: Page, search: string, words: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: search, exact: true }).fill(words);
  const row = page.getByRole('row').filter({ hasText: words });
  await row.first().waitFor();
  return row;
}

/** Writes a course of one minute's reading and imports its questions, beginning and ending at the list of courses. */
export async function writeCourse(page: Page, course: WrittenCourse): Promise<void> {
  await page.getByRole('link', { name: 'Agregar', exact: true }).first().click();
  await page.getByLabel('Título', { exact: true }).fill(course.title);
  await page.getByLabel(/^Tiempo de Lectura/).fill('1');
  await page.getByLabel(/^Tiempo de examen/).fill('10');
  await page.getByLabel('Calificación Mínima').fill('70');
  await page.getByLabel('Cantidad de preguntas').fill(String(course.questionCount));
  await writeOn(page, editorOf(page).first(), course.description);
  const modules = page.getByRole('region', { name: 'Módulos' });
  for (const [place, module] of course.modules.entries()) {
    if (place > 0) await page.getByRole('button', { name: 'Agregar módulo' }).click();
    await page.getByLabel('Título del módulo').fill(module.title);
    await writeOn(page, editorOf(modules), module.text);
  }
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.getByRole('button', { name: 'Agregar preguntas' }).click();

  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  const window = page.getByRole('dialog', { name: 'Importar preguntas' });
  await window.locator('input[type=file]').setInputFiles(course.questions);
  await window.getByRole('button', { name: 'Revisar archivo' }).click();
  await window.getByRole('button', { name: `Importar ${course.questionCount} preguntas` }).click();
  await window.getByRole('button', { name: 'Listo' }).click();
  await goByMenu(page, 'Cursos');
  await page.getByRole('row').filter({ hasText: course.title }).getByText('Publicado').waitFor();
}

/** The bytes of what a press downloads. */
export async function downloaded(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await download.path());
}
