import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import {
  allSaved,
  answerAll,
  begin,
  choose,
  finishExam,
  gradeShown,
  optionOf,
  questionsShown,
} from './steps/exam.ts';
import { callsAnswered, holdClock, letPagePass } from './steps/page-clock.ts';
import { aReader, arriveAs } from './steps/people.ts';
import { inDatabase, letPass } from './steps/shortcuts.ts';

const course = 'Fondos, rentabilidad y comisiones';
/** Seconds between two polls of a running exam (spec 8.5). */
const pollSeconds = 15;
const isTicked = (page: Page, question: number, place: number) => optionOf(page, question, place).isChecked();
/** Brings the window to the front, as after looking at another one. */
const comeBack = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')));

test('two devices and two tabs: answers, added minutes and the end of one reach the other', async ({
  portal,
  visit,
}) => {
  const { courseId, userId } = await aReader(portal, 'pablo.pantallas', course);
  const address = `/test?id=${courseId}&userId=${userId}`;
  const desktop = await visit();
  const mobile = await visit({ viewport: phone });
  for (const { page } of [desktop, mobile]) await page.clock.install();
  await arriveAs(desktop.page, 'pablo.pantallas', address);
  await desktop.page.getByRole('button', { name: 'Comenzar examen' }).click();
  await choose(desktop.page, 0, 1);
  await allSaved(desktop.page);

  // a second tab beside it, which the first hears of without being looked at again
  const tab = await desktop.context.newPage();
  await tab.goto(address);
  await tab.getByRole('button', { name: 'Continuar examen' }).click();
  await questionsShown(tab);
  await choose(tab, 3, 0);
  await allSaved(tab);
  await expect.poll(() => isTicked(desktop.page, 3, 0)).toBe(true);
  await tab.close();

  await arriveAs(mobile.page, 'pablo.pantallas', address);
  await mobile.page.getByText('Tienes un examen en curso y su reloj sigue corriendo.').waitFor();
  await mobile.page.getByRole('button', { name: 'Continuar examen' }).click();
  await questionsShown(mobile.page);
  await expect.poll(() => isTicked(mobile.page, 0, 1)).toBe(true);
  await choose(mobile.page, 1, 0);
  await allSaved(mobile.page);
  await comeBack(desktop.page);
  await expect.poll(() => isTicked(desktop.page, 1, 0)).toBe(true);

  // an older click that was long on its way never takes the place of a newer one, nor is it called saved
  await mobile.context.setOffline(true);
  await choose(mobile.page, 2, 0);
  await mobile.page.getByText('Pendiente: se enviará al volver la conexión').waitFor();
  await choose(desktop.page, 2, 1);
  await allSaved(desktop.page);
  await mobile.context.setOffline(false);
  await allSaved(mobile.page);
  await expect.poll(() => isTicked(mobile.page, 2, 1)).toBe(true);
  expect(await isTicked(mobile.page, 2, 0)).toBe(false);
  expect(await isTicked(desktop.page, 2, 1)).toBe(true);

  // a poll that comes by itself would tell it too soon, and what one was told goes again after seconds
  const both = [desktop.page, mobile.page];
  for (const page of both) {
    await holdClock(page);
    await callsAnswered(page);
  }
  await inDatabase(
    portal,
    "update attempt set closes_at = closes_at + interval '5 minutes' where account_id = $1 and finished_at is null",
    [userId],
  );
  for (const page of both) {
    await letPagePass(page, pollSeconds);
    await page.getByText(/^Te dieron 5 minutos más\./).waitFor();
  }

  await answerAll(portal, mobile.page, course);
  await finishExam(mobile.page);
  await mobile.page.getByText(/de 100$/).waitFor();
  await comeBack(desktop.page);
  await desktop.page.getByText(/de 100$/).waitFor();
  expect(await inDatabase(portal, 'select 1 from attempt where account_id = $1', [userId])).toHaveLength(1);
});

test('205 the time runs out without an answer: the page says so and leads to the profile', async ({
  portal,
  visit,
}) => {
  const { courseId, userId } = await aReader(portal, 'carla.cero', course);
  const { page } = await visit({ viewport: phone });
  await page.clock.install();
  await arriveAs(page, 'carla.cero', `/test?id=${courseId}&userId=${userId}`);
  await begin(page);
  await letPass(portal, userId, 30);
  await comeBack(page);
  await expect.poll(() => page.getByRole('timer').getAttribute('aria-label')).toMatch(/\b0?0:[0-3]\d/);
  await letPass(portal, userId, -1); // the server's time is over, and the page's own comes to its end now
  await letPagePass(page, 30);
  await page.getByText('Se termino el tiempo y no contesto ninguna pregunta.').waitFor();
  await holdClock(page); // it would lead away meanwhile
  await look(page, 'test-tiempo-agotado');
  await letPagePass(page, 20); // then it leads away
  await page.waitForURL(/\/profile/);
});

test('the time runs out while the network is gone: what came too late is kept aside and told', async ({
  portal,
  visit,
}) => {
  const { courseId, userId } = await aReader(portal, 'tomas.tarde', course);
  const { page, context } = await visit({ viewport: phone, colorScheme: 'dark' });
  await arriveAs(page, 'tomas.tarde', `/test?id=${courseId}&userId=${userId}`);
  await page.getByRole('button', { name: 'Comenzar examen' }).click();
  await choose(page, 0, 0);
  await allSaved(page);
  await context.setOffline(true);
  await page.getByText('Se cortó la conexión. Sigue respondiendo.').waitFor();
  await choose(page, 1, 0);
  await page.getByText('Pendiente: se enviará al volver la conexión').waitFor();
  await letPass(portal, userId, -60);
  await context.setOffline(false);
  await gradeShown(page);
  await page.getByText(/llegó tarde: la guardamos aparte/).waitFor();
  await page.getByRole('button', { name: 'Quedarme aquí' }).click();
  await look(page, 'test-llego-tarde');
  const late = await inDatabase(
    portal,
    'select 1 from attempt_late_click l join attempt a on a.id = l.attempt_id where a.account_id = $1',
    [userId],
  );
  expect(late).toHaveLength(1);
});

test('reloading at 0 shows the result; what a crash left behind is sent by the next visit', async ({
  portal,
  visit,
}) => {
  const { courseId, userId } = await aReader(portal, 'dario.cierre', course);
  const address = `/test?id=${courseId}&userId=${userId}`;
  const { page, context } = await visit();
  await arriveAs(page, 'dario.cierre', address);
  await page.getByRole('button', { name: 'Comenzar examen' }).click();
  await choose(page, 0, 0);
  await allSaved(page);
  await letPass(portal, userId, -60);
  await page.reload();
  await gradeShown(page);

  await page.goto(address);
  await page.getByRole('button', { name: 'Comenzar examen' }).click();
  await choose(page, 0, 0);
  await allSaved(page);
  await context.setOffline(true);
  await choose(page, 1, 0);
  await page.getByText('Pendiente: se enviará al volver la conexión').waitFor();
  await letPass(portal, userId, -60); // before the page goes: what it sends while it closes may slip out, and is late too
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await page.close({ runBeforeUnload: true }); // the browser asks first, since an answer is unsent
  await asked;
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(address);
  await next.getByText(/^Quedaba 1 respuesta sin enviar en este equipo.*llegó tarde/).waitFor();
  await look(next, 'test-inicio-quedaban');
});

test('a page that is closed right after a click, before anything could be written down, has sent it', async ({
  portal,
  visit,
}) => {
  const { courseId, userId } = await aReader(portal, 'clara.cierra', course);
  const { page } = await visit({ viewport: phone });
  await page.addInitScript(() => {
    // a store that never answers, as of a phone that is busy with itself: the click waits half a second for it
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
  });
  page.on('dialog', (dialog) => dialog.accept());
  await arriveAs(page, 'clara.cierra', `/test?id=${courseId}&userId=${userId}`);
  await page.getByRole('button', { name: 'Comenzar examen' }).click();
  await choose(page, 0, 0);
  await page.close({ runBeforeUnload: true });
  const sent = () =>
    inDatabase(
      portal,
      'select 1 from attempt_answer s join attempt a on a.id = s.attempt_id where a.account_id = $1',
      [userId],
    );
  await expect.poll(async () => (await sent()).length).toBe(1);
});
