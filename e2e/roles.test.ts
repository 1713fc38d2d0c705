import { expect } from 'vitest';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { aMember, arriveAs, arriveAsAdmin, password } from './steps/people.ts';

test('an administrator makes a member a redactor, who is signed in again and sees content and nothing else', async ({
  portal,
  visit,
}) => {
  const { userId } = await aMember(portal, 'redactora');
  const { page } = await visit();
  await arriveAsAdmin(page, `/rol?id=${userId}`);
  await page.getByLabel('Redactor').check();
  await page.getByRole('button', { name: 'Guardar el rol' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cambiar el rol' }).click();
  await page.waitForURL(`**/persona?id=${userId}`);
  await page.getByText('Desde ahora también es redactor.').waitFor();

  const { page: hers } = await visit();
  await arriveAs(hers, 'redactora', '/', password);
  await hers.getByRole('link', { name: 'Mi trabajo' }).click();
  await hers.waitForURL('**/listarticle');
  const menu = hers.getByRole('navigation', { name: 'Administración' });
  await menu.getByRole('link', { name: 'Artículos' }).waitFor();
  expect(
    await menu.getByRole('link', { name: /Usuarios|Reportes|Auditoría|Mensajes|Papelera/ }).count(),
  ).toBe(0);
  await hers.goto('/editcourse?id=1');
  const parts = hers.getByRole('navigation', { name: 'Partes del curso' }).getByRole('link');
  expect(await parts.allInnerTexts()).toEqual([
    expect.stringMatching(/^Contenido/),
    expect.stringMatching(/^Material/),
  ]);
  expect(await hers.getByRole('link', { name: 'Inscribir' }).count()).toBe(0);
  await look(hers, 'redactor-curso');
  for (const path of ['/question?id=1', '/usuarios', '/report', '/quienpuedeque', '/inicio', '/papelera'])
    expect((await hers.request.get(path)).status(), path).toBe(403);
  for (const path of [
    '/category',
    '/course',
    '/filecourse?id=1',
    '/parametros',
    '/imageslider',
    '/loquesebusca',
  ])
    expect((await hers.request.get(path)).status(), path).toBe(200);
});
