import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desk, phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import type { Portal } from './fixtures/portal-server.ts';
import { refusedWith } from './steps/forms.ts';
import { aMember, aReader, arriveAsAdmin, password, signIn } from './steps/people.ts';
import { creditedSeconds, giveMaterial, secondsPass } from './steps/reading.ts';
import { courseIdOf, inDatabase, readAllBut } from './steps/shortcuts.ts';

const course = 'Fondos, rentabilidad y comisiones';
/** The course of these journeys, with its material. */
async function theCourse(portal: Portal): Promise<{ courseId: number; videoId: number }> {
  const courseId = await courseIdOf(portal, course);
  const [video] = await inDatabase<{ id: number }>(
    portal,
    "select id from course_file where course_id = $1 and title = 'Tu cuenta en 12 segundos'",
    [courseId],
  );
  return { courseId, videoId: video?.id ?? (await giveMaterial(portal, courseId)) };
}

const visible = { visible: true };
/** A line of the reading page that is there twice: beside the text, and below it on a phone. */
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter(visible).nth(0);

/** The row of the course in 'Mis Cursos', as its member reads it. */
async function profileRow(page: Page): Promise<string> {
  await page.goto('/profile');
  return (await page.getByRole('row').filter({ hasText: course }).textContent()) ?? '';
}

test('a member reads on a phone, loses the network for a minute, has two tabs, comments; the profile tells the truth', async ({
  portal,
  visit,
}) => {
  const { courseId } = await theCourse(portal);
  const { userId } = await aMember(portal, 'lucia.lee');
  const { page, context } = await visit({ viewport: phone, hasTouch: true, isMobile: true });
  await page.goto(`/leercurso?id=${courseId}`);
  await page.getByRole('button', { name: 'Aplicar' }).tap();
  await page.getByRole('link', { name: 'Acceder' }).tap();
  await page.waitForURL(/\/login/);
  await page.getByLabel('Nombre de usuario o email').fill('lucia.lee');
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Acceder' }).tap();
  await page.waitForURL(/\/leercurso/);
  await page.clock.install();
  await page.getByRole('button', { name: 'Aplicar' }).tap();
  await page.waitForURL(/\/leermodulos/);
  await seen(page, 'Guardado').waitFor();
  await seen(page, /^El examen se abre cuando completes la lectura/).waitFor();

  await page.getByRole('link', { name: /^Módulo 2/ }).tap();
  await seen(page, 'Módulo 2 de 5').waitFor();
  await page.goto(`/leermodulos?id=${courseId}`);
  await seen(page, 'Módulo 2 de 5').waitFor();

  await seen(page, 'Guardado').waitFor();
  const offline = Date.now();
  await context.setOffline(true);
  const before = await creditedSeconds(portal, userId, courseId);
  await secondsPass(portal, userId, 60, page);
  await seen(page, 'Sin conexión: guardamos tu lectura aquí y la enviamos cuando vuelva.').waitFor();
  await look(page, 'lectura-sin-conexion');
  expect(await creditedSeconds(portal, userId, courseId)).toBe(before);
  const online = Date.now();
  await context.setOffline(false);
  await expect.poll(() => creditedSeconds(portal, userId, courseId)).toBeGreaterThanOrEqual(before + 60);
  await seen(page, 'Guardado').waitFor();
  const gained = (await creditedSeconds(portal, userId, courseId)) - before;
  expect(gained).toBeLessThanOrEqual(60 + 30 + (Date.now() - offline) / 1_000); // the minute, and what really passed

  const second = await context.newPage();
  await second.clock.install();
  await second.goto(`/leermodulos?id=${courseId}`);
  await seen(second, 'El tiempo se cuenta en otra pestaña que tienes abierta.').waitFor();
  const alone = await creditedSeconds(portal, userId, courseId);
  for (let turn = 1; turn <= 4; turn += 1) {
    await secondsPass(portal, userId, 10, page, second);
    await expect
      .poll(() => creditedSeconds(portal, userId, courseId))
      .toBeGreaterThanOrEqual(alone + 10 * (turn - 1));
  }
  const both = (await creditedSeconds(portal, userId, courseId)) - alone;
  // not twice as many: what really passed meanwhile, and what the first tab had gathered before
  expect(both).toBeLessThanOrEqual(40 + 10 + (Date.now() - online) / 1_000);
  await second.close();

  const left = await creditedSeconds(portal, userId, courseId);
  await secondsPass(portal, userId, 5, page);
  await page.goto('/contact'); // leaving sends what was not sent yet
  await expect.poll(() => creditedSeconds(portal, userId, courseId)).toBeGreaterThanOrEqual(left + 5);
  let unread = '';
  const saysWhatIsCredited = async () => {
    unread = await profileRow(page);
    const minutes = Math.ceil((await creditedSeconds(portal, userId, courseId)) / 60);
    return unread.includes(`${minutes} / 25 min`);
  };
  await expect.poll(saysWhatIsCredited).toBe(true); // the last seconds may still be under way
  expect(unread).toContain('Sin rendir');
  expect(unread).toMatch(/Te faltan? \d+ min|Faltan? \d+ min/);

  await readAllBut(portal, 3, 'lucia.lee', course);
  await page.goto(`/leermodulos?id=${courseId}#modulo-5`); // stars come after the last module
  await seen(page, 'Guardado').waitFor();
  await secondsPass(portal, userId, 15, page);
  await seen(page, 'Completaste la lectura: el examen está abierto.').waitFor();
  await page.getByRole('link', { name: 'Tomar examen' }).filter(visible).waitFor();

  await page.getByRole('button', { name: 'Publicar comentario' }).tap();
  await refusedWith(page, 'Seleccione al menos una estrella');
  await page.getByLabel('Tu comentario').fill('x'.repeat(2_001));
  await page.getByRole('radio', { name: /^5 de 5/ }).press('Space');
  await page.getByRole('button', { name: 'Publicar comentario' }).tap();
  await refusedWith(page, 'Usa como máximo 2000 caracteres: sobra 1.');
  await page.getByLabel('Tu comentario').fill('Ahora entiendo mi estado de cuenta.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Publicar comentario' }).tap();
  await page.getByText(/No hay conexión con el portal/).waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Publicar comentario' }).tap();
  await page.getByText('Tu comentario se publicó.').waitFor();
  await page.reload();
  await expect
    .poll(() => page.getByLabel('Tu comentario').inputValue())
    .toBe('Ahora entiendo mi estado de cuenta.');
  await look(page, 'lectura-comentada');
  const read = await profileRow(page);
  expect(read).toMatch(/25 \/ 25 min/);
  expect(read).toContain('Sin rendir');
  expect(read).not.toMatch(/faltan? \d+ min/i);
});

test('whose session ends while reading keeps the page, gives the password and loses no second', async ({
  portal,
  visit,
}) => {
  const { courseId } = await theCourse(portal);
  const { userId } = await aReader(portal, 'hugo.vuelve', course);
  await inDatabase(
    portal,
    'update enrolment set read_seconds = 0, reading_completed_at = null where account_id = $1',
    [userId],
  );
  const session = await visit({ viewport: desk });
  const { page, context } = session;
  await signIn(page, 'hugo.vuelve');
  await page.clock.install();
  await page.goto(`/leermodulos?id=${courseId}`);
  await seen(page, 'Guardado').waitFor();
  const other = await context.newPage();
  await other.goto('/contact');
  await other.getByRole('button', { name: 'Salir' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Salir' }).click();
  await other.getByRole('link', { name: 'Iniciar sesión' }).waitFor();
  await other.close();
  await secondsPass(portal, userId, 30, page);
  const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  await dialog.waitFor();
  const before = await creditedSeconds(portal, userId, courseId);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect.poll(() => creditedSeconds(portal, userId, courseId)).toBeGreaterThanOrEqual(before + 20);
});

test('minutes read without network, in a tab that was closed, are not lost by signing out', async ({
  portal,
  visit,
}) => {
  const { courseId } = await theCourse(portal);
  const { userId } = await aReader(portal, 'olga.sale', course);
  const { page, context } = await visit({ viewport: desk });
  await signIn(page, 'olga.sale');
  await page.clock.install();
  await page.goto(`/leermodulos?id=${courseId}`);
  await seen(page, 'Guardado').waitFor();
  const before = await creditedSeconds(portal, userId, courseId);
  await context.setOffline(true);
  for (let minute = 1; minute <= 5; minute += 1) await secondsPass(portal, userId, 60, page);
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await later.goto('/profile');
  await later.getByRole('button', { name: 'Salir' }).click();
  const question = later.getByRole('alertdialog');
  await question.getByText('Tu lectura queda guardada.').waitFor();
  await question.getByRole('button', { name: 'Salir' }).click();
  await later.getByRole('link', { name: 'Iniciar sesión' }).waitFor();
  expect(await creditedSeconds(portal, userId, courseId)).toBeGreaterThanOrEqual(before + 290);
});

test('without https, where browsers have no locks, reading counts and a session is renewed', async ({
  portal,
  visit,
}) => {
  const { courseId } = await theCourse(portal);
  const { userId } = await aReader(portal, 'ines.lan', course);
  const session = await visit({ viewport: phone });
  const { page, context } = session;
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  await signIn(page, 'ines.lan');
  const before = await creditedSeconds(portal, userId, courseId);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('portal.session') ?? '{}');
    localStorage.setItem('portal.session', JSON.stringify({ ...kept, expiresAt: new Date(0).toISOString() }));
  });
  await page.clock.install();
  const renewed = page.waitForResponse('**/api/Users/refresh');
  await page.goto(`/leermodulos?id=${courseId}`);
  expect((await renewed).status()).toBe(200);
  await seen(page, 'Guardado').waitFor();
  await secondsPass(portal, userId, 30, page);
  await expect.poll(() => creditedSeconds(portal, userId, courseId)).toBeGreaterThanOrEqual(before + 20);
});

test('material: nothing comes before it is pressed, a document is kept, a video goes on where its address ended', async ({
  portal,
  visit,
}) => {
  const { courseId, videoId } = await theCourse(portal);
  await aReader(portal, 'vera.mira', course);
  const { page, context } = await visit({ viewport: phone, hasTouch: true, acceptDownloads: true });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/Download(FileCourse|Captions)/.test(request.url()))
      asked.push(`${request.headers().range ?? 'whole'} ${request.url()}`);
  });
  await signIn(page, 'vera.mira', undefined, `/leermodulos?id=${courseId}`);
  await page.getByRole('heading', { name: 'Material de apoyo' }).waitFor();
  await seen(page, /^PDF · \d+ bytes$/).waitFor();
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Descargar.*Guía del estado de cuenta/ }).click(),
  ]);
  expect(kept.suggestedFilename()).toBe('Guía del estado de cuenta.pdf');
  expect(await kept.failure()).toBeNull();

  await page.getByRole('tab', { name: /^Videos/ }).tap();
  await seen(page, /^\d+ s · 58 KB/).waitFor();
  await page.getByText('Leer la transcripción').tap();
  await page.getByText('Cero, uno, dos, tres.').waitFor();
  expect(asked.filter((line) => line.includes(`fileId=${videoId}`))).toEqual([]);

  // the address that the page came with is over; and once more in the middle
  const video = page.getByRole('tabpanel', { name: 'Videos' }).locator('video');
  const first = new URL((await video.getAttribute('src')) ?? '', page.url());
  let isOver = true;
  page.on('response', (response) => {
    if (response.url().includes('/GetFileLinks')) isOver = false; // the new address is the same if asked in one second
  });
  await context.route(
    (url) => url.href === first.href,
    (route) => (isOver ? route.fulfill({ status: 401, body: '' }) : route.continue()),
  );
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    element.play().catch(() => undefined); // refused with the first address
  });
  const playedTo = (seconds: number) =>
    expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(seconds);
  await playedTo(3);
  const again = await video.evaluate(async (element: HTMLVideoElement) => {
    const before = element.currentTime;
    const seeked = new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    element.dispatchEvent(new Event('error'));
    await seeked;
    return element.currentTime - before;
  });
  expect(again).toBeGreaterThan(-0.5); // not from the beginning
  await playedTo(8);
  expect(asked.some((line) => line.startsWith('bytes='))).toBe(true);
});

test('who may read: members who applied, archived too, and administrators without clock; others are told what to do', async ({
  portal,
  visit,
}) => {
  const { courseId } = await theCourse(portal);
  await aReader(portal, 'ana.antigua', course);
  await aMember(portal, 'nuria.nueva');
  const member = await visit({ viewport: phone });
  const stranger = await visit({ viewport: phone });
  const admin = await visit({ viewport: desk });
  await stranger.page.goto(`/leermodulos?id=${courseId}`);
  expect(new URL(stranger.page.url()).pathname).toBe('/login');
  await signIn(stranger.page, 'nuria.nueva', undefined, `/leermodulos?id=${courseId}`);
  await stranger.page.getByRole('heading', { name: 'Para leer este curso, primero aplica' }).waitFor();
  await arriveAsAdmin(admin.page, `/leermodulos?id=${courseId}`);
  await admin.page.getByRole('heading', { level: 1, name: course }).waitFor();
  expect(
    await admin.page
      .getByText(/Te faltan?|¿Qué te pareció/)
      .filter(visible)
      .count(),
  ).toBe(0);

  await inDatabase(portal, 'update course set archived_at = now() where id = $1', [courseId]);
  await signIn(member.page, 'ana.antigua', undefined, `/leermodulos?id=${courseId}`);
  await seen(member.page, /^Archivado/).waitFor();
  await look(member.page, 'lectura-archivado');
  const refused = await stranger.page.goto(`/leermodulos?id=${courseId}`);
  expect(refused?.status()).toBe(404);
  await inDatabase(portal, 'update course set archived_at = null where id = $1', [courseId]);
});
