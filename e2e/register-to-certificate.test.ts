import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect } from 'vitest';
import { phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { inMailTo } from './fixtures/mail.ts';
import {
  answerAll,
  askToFinish,
  begin,
  countChosen,
  letFinishDelayPass,
  questionsShown,
} from './steps/exam.ts';
import { refusedWith } from './steps/forms.ts';
import { holdClock } from './steps/page-clock.ts';
import { applyWithoutAccount, fillRegistration, password } from './steps/people.ts';
import { readAllBut } from './steps/shortcuts.ts';

const person = { username: 'maria.quispe', email: 'maria.quispe@correo.test' };
const course = 'Entiende tu cuenta individual';

test('a visitor becomes a member, learns, sits the exam and holds the certificate, on a phone', async ({
  portal,
  visit,
}) => {
  const session = await visit({ viewport: phone, hasTouch: true, reducedMotion: 'no-preference' });
  const { page } = session;

  await page.goto('/articulos');
  await page
    .getByRole('link', { name: /Leer Más/ })
    .first()
    .click();
  await page.waitForURL(/leerarticulo/);
  await page.goto('/vercursos');
  await page
    .getByRole('article')
    .getByRole('link', { name: new RegExp(course) })
    .first()
    .click();
  await page.waitForURL(/leercurso/);
  const courseId = new URL(page.url()).searchParams.get('id');
  await applyWithoutAccount(page);
  await page.getByRole('link', { name: 'Acceder' }).click();
  await page.waitForURL(/\/login\?next=/);

  await page.getByRole('link', { name: 'Regístrate gratis' }).click();
  await page.waitForURL(/\/register\?next=/);
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await page.getByText('Por favor complete correctamente todos los campos').waitFor();
  await page.getByText('El campo Fecha de Nacimiento es obligatorio.').waitFor();
  await fillRegistration(page, person);
  await page.getByLabel('Confirmar contraseña').fill('otra cosa');
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await refusedWith(page, 'Las Contraseñas deben coincidir.');
  await page.getByLabel('Confirmar contraseña').fill(password);
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await page.getByRole('heading', { name: 'Revisa tu correo' }).waitFor();
  await page.getByText(person.email).waitFor();
  await look(page, 'registered');

  const link = await inMailTo(portal, person.email, /https?:\/\/[^\s"<>]+\/login\?[^\s"<>]+/);
  expect(link).toContain('strcode=');
  await page.goto(link);
  await page.getByRole('status').getByText('Tu cuenta está activa').waitFor();
  expect(page.url()).not.toContain('strcode');
  await look(page, 'activated');

  await page.evaluate(() => localStorage.clear()); // as on another device
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Acceder' }).click();
  await page.waitForURL(
    (url) => url.pathname.includes('leercurso') && url.searchParams.get('id') === courseId,
  );
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await page.waitForURL(/leermodulos/);
  await readAllBut(portal, 3, person.username, course);
  await page.reload();
  await page.getByRole('link', { name: 'Tomar examen' }).waitFor();

  await page.goto('/profile');
  await page.goto('/profile?tab=datos');
  await page.goto('/profile');
  await page
    .getByRole('link', { name: /examen/i })

    .click();
  await page.waitForURL(/\/test/);
  await page.clock.install();
  await begin(page);
  await answerAll(portal, page, course);
  await look(page, 'test');
  await page.reload();
  await questionsShown(page); // a reload goes on with the exam by itself
  await expect.poll(() => countChosen(page)).toBeGreaterThanOrEqual(10);
  await askToFinish(page);
  await holdClock(page); // the exam would end meanwhile
  await look(page, 'test-terminando');
  await letFinishDelayPass(page);
  await page.getByText('¡Aprobaste!').waitFor();
  await page.getByRole('button', { name: 'Quedarme aquí' }).click();
  await look(page, 'test-resultado');

  await page.goto('/profile?tab=certificados');
  await page.getByText('100 de 100').waitFor();
  const [seen] = await Promise.all([
    session.context.waitForEvent('response', (response) => response.url().includes('seeCertificate')),
    page
      .getByRole('button', { name: /Ver certificado/ })
      .first()
      .click(),
  ]);
  expect([seen.status(), seen.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /Descargar certificado/ })

      .click(),
  ]);
  const { numPages } = await getDocument({
    data: new Uint8Array(await readFile(await download.path())),
  }).promise.then(async (pdf) => {
    const content = await (await pdf.getPage(1)).getTextContent();
    const text = content.items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replace(/\s+/g, ' ');
    expect(text).toContain('María Fernanda Quispe Ñúñez');
    expect(text).toContain(course);
    return pdf;
  });
  expect(numPages).toBe(1);
});
