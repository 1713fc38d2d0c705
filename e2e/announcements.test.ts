import { expect } from 'vitest';
import { test } from './fixtures/journey.ts';
import { aMember, arriveAs, arriveAsAdmin, password } from './steps/people.ts';

test('an announcement is seen by visitors and members, closed by each once, and taken away', async ({
  portal,
  visit,
}) => {
  await aMember(portal, 'lee.anuncios');
  const admin = await visit();
  await arriveAsAdmin(admin.page, '/anuncios');
  await admin.page.getByRole('button', { name: 'Agregar anuncio' }).click();
  const dialog = admin.page.getByRole('dialog', { name: 'Agregar anuncio' });
  await dialog.getByLabel('Título').fill('El jueves no habrá exámenes');
  await dialog.getByLabel('Texto').fill('Cambiamos el servidor.');
  await dialog.getByLabel('Desde').fill('2020-01-01T08:00');
  await dialog.getByLabel('Hasta').fill('2019-01-01T08:00');
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click();
  await dialog.getByText('El anuncio termina antes de empezar').first().waitFor();
  await dialog.getByLabel('Hasta').fill('2090-01-01T08:00');
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click();
  await admin.page.getByRole('row').getByText('En el portal', { exact: true }).waitFor();

  const { page } = await visit();
  const shown = page.getByRole('complementary', { name: 'Anuncio' });
  // pages of visitors have it from memory, which is read again in a moment
  await expect
    .poll(async () => {
      await page.goto('/vercursos');
      return shown.getByText('Cambiamos el servidor.').count();
    })
    .toBe(1);
  await shown.getByRole('button', { name: 'Cerrar el anuncio' }).click();
  await expect.poll(() => shown.count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/vercursos');
  await page.goto('/');
  expect(await shown.count()).toBe(0);

  const member = await visit();
  await arriveAs(member.page, 'lee.anuncios', '/profile', password);
  const own = member.page.getByRole('complementary', { name: 'Anuncio' });
  await own.getByRole('button', { name: 'Cerrar el anuncio' }).click();
  await expect.poll(() => own.count()).toBe(0);
  await admin.page.reload();
  await admin.page.getByRole('button', { name: /^Quitar ya/ }).click();
  await admin.page.getByText('Terminó').waitFor();
});
