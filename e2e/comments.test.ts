import { expect } from 'vitest';
import { desk, phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { refusedWith } from './steps/forms.ts';
import { aReader, arriveAsAdmin, signIn } from './steps/people.ts';

test('a member comments on a course, an administrator hides it, and visitors no longer see it', async ({
  portal,
  visit,
}) => {
  const { courseId } = await aReader(portal, 'carla.comenta', 'Planifica tu retiro paso a paso');
  const member = await visit({ viewport: phone });
  const admin = await visit({ viewport: desk });
  const visitor = await visit();
  const words = 'Me ayudó a ordenar mis cuentas.';

  await signIn(member.page, 'carla.comenta', undefined, `/leermodulos?id=${courseId}`);
  await member.page.goto(`/leermodulos?id=${courseId}#modulo-5`); // stars come after the last module
  await member.page.getByLabel('Tu comentario').fill(words);
  await member.page.getByRole('button', { name: 'Publicar comentario' }).click();
  await refusedWith(member.page, 'Seleccione al menos una estrella');
  await member.page.getByRole('radio', { name: /4/ }).press('Space');
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
});
