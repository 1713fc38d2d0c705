import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desk, leave, look, openBrowser, phone, visit } from './browser.ts';
import { aReader, arriveAsAdmin, signIn } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a member comments on a course, an administrator hides it, and visitors no longer see it', async () => {
  const { courseId } = await aReader('carla.comenta', 'Planifica tu retiro paso a paso');
  const member = await visit(browser, { viewport: phone });
  const admin = await visit(browser, { viewport: desk });
  const visitor = await visit(browser);
  const words = 'Me ayudó a ordenar mis cuentas.';

  await signIn(member.page, 'carla.comenta', undefined, `/leermodulos?id=${courseId}`);
  await member.page.getByLabel('Tu comentario').fill(words);
  await member.page.getByRole('button', { name: 'Publicar comentario' }).click();
  await member.page.getByText('Seleccione al menos una estrella').first().waitFor();
  await member.page.getByRole('radio', { name: /4/ }).check({ force: true });
  await member.page.getByRole('button', { name: 'Publicar comentario' }).click();
  await member.page.getByText('Tu comentario se publicó.').waitFor();
  await expect
    .poll(async () => {
      await visitor.page.goto(`/leercurso?id=${courseId}`);
      return visitor.page.getByText(words).count();
    })
    .toBe(1);

  await arriveAsAdmin(admin.page, `/leercurso?id=${courseId}`);
  await admin.page.getByRole('button', { name: /^Ocultar el comentario de/ }).click();
  await admin.page.getByText('Oculto: solo lo ven los administradores').waitFor();
  await look(admin.page, 'leercurso-comentario-oculto');
  await visitor.page.goto(`/leercurso?id=${courseId}`);
  expect(await visitor.page.getByText(words).count()).toBe(0);
  for (const session of [member, admin, visitor]) await leave(session);
});
