import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leave, look, openBrowser, phone, type Visit, visit } from './browser.ts';
import { answerAll, aReader, arriveAs, finishExam } from './people.ts';
import { inDatabase, letPass } from './shortcuts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const course = 'Fondos, rentabilidad y comisiones';
/** As often as a running exam asks how it stands (spec 8.5). */
const pollMilliseconds = 15_000;
const option = (page: Page, question: number, place: number) =>
  page.locator('fieldset').nth(question).locator('label').nth(place);
const isTicked = (page: Page, question: number, place: number) =>
  option(page, question, place).locator('input').isChecked();
const allSaved = (page: Page) => page.getByText('Todo guardado').waitFor();
/** The window comes to the front, as after looking at another one. */
const comeBack = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')));

test('two devices: answers, added minutes and the end of one reach the other', async () => {
  const { courseId, userId } = await aReader('pablo.pantallas', course);
  const address = `/test?id=${courseId}&userId=${userId}`;
  const desktop = await visit(browser);
  const mobile = await visit(browser, { viewport: phone });
  for (const { page } of [desktop, mobile]) await page.clock.install();
  await arriveAs(desktop.page, 'pablo.pantallas', address);
  await desktop.page.getByRole('button', { name: 'Comenzar examen' }).click();
  await option(desktop.page, 0, 1).click();
  await allSaved(desktop.page);

  await arriveAs(mobile.page, 'pablo.pantallas', address);
  await mobile.page.getByText('Tienes un examen en curso y su reloj sigue corriendo.').waitFor();
  await look(mobile.page, 'test-en-curso');
  await mobile.page.getByRole('button', { name: 'Continuar examen' }).click();
  await mobile.page.locator('fieldset').first().waitFor();
  await expect.poll(() => isTicked(mobile.page, 0, 1)).toBe(true);
  await option(mobile.page, 1, 0).click();
  await allSaved(mobile.page);
  await comeBack(desktop.page);
  await expect.poll(() => isTicked(desktop.page, 1, 0)).toBe(true);

  // an older click that was long on its way never takes the place of a newer one, nor is it called saved
  await mobile.context.setOffline(true);
  await option(mobile.page, 2, 0).click();
  await mobile.page.getByText('Pendiente: se enviará al volver la conexión').waitFor();
  await option(desktop.page, 2, 1).click();
  await allSaved(desktop.page);
  await mobile.context.setOffline(false);
  await allSaved(mobile.page);
  await expect.poll(() => isTicked(mobile.page, 2, 1)).toBe(true);
  expect(await isTicked(mobile.page, 2, 0)).toBe(false);
  expect(await isTicked(desktop.page, 2, 1)).toBe(true);

  await inDatabase(
    "update attempt set closes_at = closes_at + interval '5 minutes' where account_id = $1 and finished_at is null",
    [userId],
  );
  const told = async ({ page }: Visit) => {
    await page.clock.fastForward(pollMilliseconds);
    await page.getByText(/^Te dieron 5 minutos más\./).waitFor();
  };
  await Promise.all([told(desktop), told(mobile)]); // at the same time: what one was told goes again after seconds

  await answerAll(mobile.page, course);
  await finishExam(mobile.page);
  await mobile.page.getByText(/de 100$/).waitFor({ timeout: 40_000 });
  await comeBack(desktop.page);
  await desktop.page.getByText(/de 100$/).waitFor({ timeout: 40_000 });
  expect(await inDatabase('select 1 from attempt where account_id = $1', [userId])).toHaveLength(1);
  await leave(desktop);
  await leave(mobile);
});

test('the time runs out without an answer: the page says so and leads to the profile', async () => {
  const { courseId, userId } = await aReader('carla.cero', course);
  const session = await visit(browser, { viewport: phone });
  const { page } = session;
  await page.clock.install();
  await arriveAs(page, 'carla.cero', `/test?id=${courseId}&userId=${userId}`);
  await page.getByRole('button', { name: 'Comenzar examen' }).click();
  await page.locator('fieldset').first().waitFor();
  await letPass(userId, 4);
  await comeBack(page);
  await page.getByText('Se termino el tiempo y no contesto ninguna pregunta.').waitFor({ timeout: 20_000 });
  await look(page, 'test-tiempo-agotado');
  for (let second = 0; second < 15; second += 1) await page.clock.runFor(1_000); // of the 20 until it leads away
  await page.waitForURL(/\/profile/, { timeout: 40_000 });
  await leave(session);
});

test('the time runs out while the network is gone: what came too late is kept aside and told', async () => {
  const { courseId, userId } = await aReader('tomas.tarde', course);
  const session = await visit(browser, { viewport: phone, colorScheme: 'dark' });
  const { page, context } = session;
  await arriveAs(page, 'tomas.tarde', `/test?id=${courseId}&userId=${userId}`);
  await page.getByRole('button', { name: 'Comenzar examen' }).click();
  await option(page, 0, 0).click();
  await allSaved(page);
  await context.setOffline(true);
  await page.getByText('Se cortó la conexión. Sigue respondiendo.').waitFor();
  await option(page, 1, 0).click();
  await page.getByText('Pendiente: se enviará al volver la conexión').waitFor();
  await letPass(userId, -60);
  await context.setOffline(false);
  await page.getByText(/de 100$/).waitFor({ timeout: 60_000 });
  await page.getByText(/llegó tarde: la guardamos aparte/).waitFor();
  await page.getByRole('button', { name: 'Quedarme aquí' }).click();
  await look(page, 'test-llego-tarde');
  const late = await inDatabase(
    'select 1 from attempt_late_click l join attempt a on a.id = l.attempt_id where a.account_id = $1',
    [userId],
  );
  expect(late).toHaveLength(1);
  await leave(session);
});

test('reloading at 0 shows the result; what a crash left behind is sent by the next visit', async () => {
  const { courseId, userId } = await aReader('dario.cierre', course);
  const address = `/test?id=${courseId}&userId=${userId}`;
  const session = await visit(browser);
  const { page, context } = session;
  await arriveAs(page, 'dario.cierre', address);
  await page.getByRole('button', { name: 'Comenzar examen' }).click();
  await option(page, 0, 0).click();
  await allSaved(page);
  await letPass(userId, -60);
  await page.reload();
  await page.getByText(/de 100$/).waitFor();

  await page.goto(address);
  await page.getByRole('button', { name: 'Comenzar examen' }).click();
  await option(page, 0, 0).click();
  await allSaved(page);
  await context.setOffline(true);
  await option(page, 1, 0).click();
  await page.getByText('Pendiente: se enviará al volver la conexión').waitFor();
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await page.close({ runBeforeUnload: true }); // the browser asks first, since an answer is unsent
  await asked;
  await page.close();
  await letPass(userId, -60);
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(address);
  await next.getByText(/^Quedaba 1 respuesta sin enviar en este equipo.*llegó tarde/).waitFor();
  await look(next, 'test-inicio-quedaban');
  await leave(session);
});

test('a page that is closed right after a click, before anything could be written down, has sent it', async () => {
  const { courseId, userId } = await aReader('clara.cierra', course);
  const session = await visit(browser, { viewport: phone });
  const { page } = session;
  await page.addInitScript(() => {
    // a store that never answers, as of a phone that is busy with itself: the click waits half a second for it
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
  });
  page.on('dialog', (dialog) => dialog.accept());
  await arriveAs(page, 'clara.cierra', `/test?id=${courseId}&userId=${userId}`);
  await page.getByRole('button', { name: 'Comenzar examen' }).click();
  await option(page, 0, 0).click();
  await page.close({ runBeforeUnload: true });
  const sent = () =>
    inDatabase(
      'select 1 from attempt_answer s join attempt a on a.id = s.attempt_id where a.account_id = $1',
      [userId],
    );
  await expect.poll(async () => (await sent()).length).toBe(1);
  await leave(session);
});
