import { expect } from 'vitest';
import { desk } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { allSaved, begin, choose, finishExam, gradeShown } from './steps/exam.ts';
import { signIn } from './steps/people.ts';
import { creditedSeconds, secondsPass } from './steps/reading.ts';
import { aStudent } from './steps/student.ts';

const storages = ['localStorage', 'sessionStorage'];

/** The ways in which a browser that takes cookies has no storage. */
const ways = {
  blocked: (names: string[]) => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of names) Object.defineProperty(window, name, { get });
  },
  missing: (names: string[]) => {
    for (const name of names) Object.defineProperty(window, name, { get: () => null });
  },
};

for (const [way, takeAway] of Object.entries(ways))
  test(`where storage is ${way} a member signs in, reads, sits an exam and signs out`, async ({
    portal,
    visit,
  }) => {
    const { username, userId, courseId } = await aStudent(portal, `Sin almacenamiento: ${way}`, `sin.${way}`);
    const { page } = await visit({ viewport: desk });
    await page.addInitScript(takeAway, storages);
    await signIn(page, username);
    await page.clock.install();
    await page.goto(`/leermodulos?id=${courseId}`);
    await page.getByText('Guardado').filter({ visible: true }).nth(0).waitFor();
    const before = await creditedSeconds(portal, userId, courseId);
    await secondsPass(portal, userId, 15, page);
    await expect.poll(() => creditedSeconds(portal, userId, courseId)).toBeGreaterThanOrEqual(before + 9);

    await page.goto(`/test?id=${courseId}`);
    await begin(page);
    await page.getByRole('button', { name: 'Ocultar el reloj' }).click();
    for (const question of [0, 1, 2, 3, 4]) await choose(page, question, 1);
    await allSaved(page);
    await finishExam(page);
    await gradeShown(page);

    await page.goto('/profile');
    await page.getByRole('button', { name: 'Salir' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Salir' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page
      .getByRole('link', { name: /Iniciar sesión|Entrar/ })
      .nth(0)
      .waitFor();
  });
