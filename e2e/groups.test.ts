import { readFile } from 'node:fs/promises';
import readWorkbook from 'read-excel-file/node';
import { expect } from 'vitest';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { arriveAsAdmin } from './steps/people.ts';
import { inDatabase } from './steps/shortcuts.ts';

test('two people of a company are put into a group, and their results of two courses come as one file', async ({
  portal,
  visit,
}) => {
  await inDatabase(
    portal,
    `with people as (
      insert into account (username, email, first_name, last_name, document_number, password_hash, created_at, activated_at)
      select 'obra.' || n, 'obra' || n || '@correo.test', 'Nuria', 'Obra ' || n, '70011' || n, '!', now(), now()
      from generate_series(1, 3) n returning id)
    insert into enrolment (account_id, course_id, enrolled_at)
    select people.id, course.id, now() from people, course
    where title in ('Entiende tu cuenta individual', 'Fondos, rentabilidad y comisiones')`,
    [],
  );
  const { page } = await visit();
  await arriveAsAdmin(page, '/usuarios');
  for (const name of ['Nuria Obra 1', 'Nuria Obra 2'])
    await page.getByRole('checkbox', { name: `Seleccionar: ${name}` }).click();
  await page.getByRole('button', { name: 'Más: lo seleccionado' }).click();
  await page.getByRole('button', { name: 'Poner en un grupo' }).click();
  const asked = page.getByRole('dialog');
  await asked.getByLabel('Grupo').fill('Constructora Illimani');
  await asked.getByRole('button', { name: /grupo/ }).click();
  await expect.poll(() => page.getByText('Constructora Illimani').count()).toBeGreaterThan(1);

  await page.getByRole('link', { name: 'Grupos', exact: true }).click();
  await page.getByRole('rowheader', { name: 'Constructora Illimani' }).waitFor();
  await look(page, 'admin-grupos-lleno');
  await page.getByRole('button', { name: 'Resultados de varios cursos' }).click();
  const window = page.getByRole('dialog', { name: 'Resultados de varios cursos' });
  await window.getByLabel('De quiénes').selectOption({ label: 'Grupo: Constructora Illimani' });
  const downloading = page.waitForEvent('download');
  await window.getByRole('button', { name: 'Excel (XLSX)' }).click();
  const [sheet] = await readWorkbook(await readFile(await (await downloading).path()));
  const text = (sheet?.data ?? []).map((row) => row.join(' | '));
  expect(text.filter((row) => row.includes('Obra 1'))).toHaveLength(2);
  expect(text.filter((row) => row.includes('Obra 2'))).toHaveLength(2);
  expect(text.filter((row) => row.includes('Obra 3'))).toHaveLength(0);
  expect(text.join('\n')).toContain('700111');
});
