import { expect } from 'vitest';
import { test } from './fixtures/journey.ts';
import { arriveAsAdmin } from './steps/people.ts';
import { inDatabase } from './steps/shortcuts.ts';

test('an administrator writes to a group and to one person, each reads their own letter, and a text is used again', async ({
  portal,
  visit,
}) => {
  await inDatabase(
    portal,
    `with firm as (insert into people_group (name, created_at) values ('Constructora Illimani', now()) returning id),
    people as (
      insert into account (username, email, first_name, last_name, password_hash, created_at, activated_at)
      select 'carta.' || n, case when n < 3 then 'carta' || n || '@correo.test' end, 'Nuria ' || n, 'Obra', '!', now(), now()
      from generate_series(1, 3) n returning id)
    insert into account_group (account_id, group_id) select people.id, firm.id from people, firm`,
    [],
  );
  const { page } = await visit();
  await arriveAsAdmin(page, '/grupos');
  await page.getByRole('button', { name: 'Más: Constructora Illimani' }).click();
  await page.getByRole('button', { name: 'Escribirles' }).click();
  const dialog = page.getByRole('dialog', { name: 'Escribir una carta' });
  await dialog.getByLabel('Asunto').fill('Tu curso, {nombre}');
  await dialog.getByLabel('Mensaje').fill('Debes {saldo}.');
  await dialog.getByRole('button', { name: 'Ver cómo queda' }).click();
  await dialog.getByText('{saldo} no se conoce').first().waitFor();
  await dialog.getByLabel('Mensaje').fill('Tu nota en {curso}: {nota}.');
  await dialog.getByLabel('Curso').selectOption({ label: 'Entiende tu cuenta individual' });
  await dialog.getByRole('button', { name: 'Ver cómo queda' }).click();
  await dialog.getByText('Nuria 3 Obra').waitFor();
  await dialog.getByRole('button', { name: 'Guardar este texto para otra vez' }).click();
  await dialog.getByLabel('Nombre del texto').fill('Cómo va');
  await dialog.getByRole('button', { name: 'Guardar texto' }).click();
  await dialog.getByText('El texto se guardó').waitFor();
  await dialog.getByRole('button', { name: 'Enviar a 2 personas' }).click();
  await page.getByText('La carta sale a 2 personas').waitFor();
  await expect.poll(() => portal.mails.filter((mail) => mail.includes('Tu curso, Nuria')).length).toBe(2);

  await page.goto('/cartas');
  await page.getByRole('link', { name: 'Tu curso, {nombre}' }).click();
  await page.waitForURL(/\/carta\?/);
  await expect
    .poll(async () => {
      await page.reload(); // a mail may have arrived before it is noted as sent
      return page.getByText('Salieron 2 de 2.').count();
    })
    .toBe(1);
  await page.getByText('No tiene correo.').waitFor();
  await page.getByRole('link', { name: 'Nuria 1 Obra' }).click();

  await page.getByRole('button', { name: 'Escribir', exact: true }).click();
  await dialog.getByLabel('Texto guardado').selectOption({ label: 'Cómo va' });
  await dialog.getByLabel('Mensaje').fill('Te esperamos, {nombre}.');
  await dialog.getByRole('button', { name: 'Ver cómo queda' }).click();
  await dialog.getByRole('button', { name: 'Enviar a 1 persona' }).click();
  await expect.poll(() => portal.mails.some((mail) => mail.includes('Te esperamos, Nuria 1.'))).toBe(true);
});

test('a person is enrolled from their own page, and reads of it', async ({ portal, visit }) => {
  const [person] = await inDatabase<{ id: number }>(
    portal,
    `insert into account (username, email, first_name, last_name, password_hash, created_at, activated_at)
     values ('pagina.propia', 'pagina@correo.test', 'Rosa', 'Poma', '!', now(), now()) returning id`,
    [],
  );
  const { page } = await visit();
  await arriveAsAdmin(page, `/persona?id=${person?.id}`);
  await page.getByRole('button', { name: 'Inscribir', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Entiende tu cuenta individual').check();
  await dialog.getByRole('button', { name: 'Inscribir', exact: true }).click();
  await page.getByRole('rowheader', { name: 'Entiende tu cuenta individual' }).waitFor();
  await expect.poll(() => portal.mails.some((mail) => mail.includes('pagina@correo.test'))).toBe(true);
});
