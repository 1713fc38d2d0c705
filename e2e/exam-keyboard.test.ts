import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishDelaySeconds } from '../contract/constants.ts';
import { leave, look, openBrowser, visit } from './browser.ts';
import { aReader, arriveAs } from './people.ts';
import { answerKey } from './shortcuts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const course = 'Fondos, rentabilidad y comisiones';

/** Goes on with the Tab key until the focus is on what matches; fails after a round through the page. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < 120; steps += 1) {
    if (await page.evaluate((sought) => document.activeElement?.matches(sought) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach ${selector}`);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test('a whole exam without a mouse: start, answers, the time on demand, the way back, the grade', async () => {
  const { courseId, userId } = await aReader('teresa.teclas', course);
  const key = await answerKey(course);
  const session = await visit(browser, { reducedMotion: 'reduce' });
  const { page } = session;
  await page.clock.install();
  await arriveAs(page, 'teresa.teclas', `/test?id=${courseId}&userId=${userId}`);
  for (const word of [
    'preguntas',
    'minutos',
    'nota mínima',
    'Puedes volver mientras quede tiempo',
    'Desde 81',
  ])
    expect(await page.locator('main').textContent()).toContain(word);
  await tabTo(page, 'main button');
  expect(await focused(page)).toBe('Comenzar examen');
  await page.keyboard.press('Enter');
  await page.locator('fieldset').first().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  await page.keyboard.press('Alt+KeyT');
  await page.getByText(/^Quedan \d+ minutos/).waitFor();
  await page.getByRole('button', { name: 'Cerrar el aviso' }).click();
  await tabTo(page, 'main input');
  for (const question of await page.locator('fieldset').all()) {
    const id = await question.getAttribute('id');
    const legend = (await question.locator('legend').textContent()) ?? '';
    const [, correct = []] = [...key].find(([text]) => legend.includes(text)) ?? [];
    if (correct[0] === 'V' || correct[0] === 'F') {
      await tabTo(page, `#${id} input`);
      await page.keyboard.press(correct[0] === 'V' ? 'Space' : 'ArrowDown');
    } else {
      for (const letter of correct) {
        await tabTo(page, `#${id} label:nth-child(${'ABCD'.indexOf(letter) + 1}) input`);
        await page.keyboard.press('Space');
      }
    }
  }
  await page.getByText('Todo guardado').waitFor();
  await expect.poll(() => page.getByText('Guardada', { exact: true }).count()).toBeGreaterThan(5);

  await tabTo(page, 'aside button');
  expect(await focused(page)).toBe('Terminar');
  await page.keyboard.press('Enter');
  await page.getByText(/Faltan \d+ segundos/).waitFor();
  await expect.poll(() => focused(page)).toBe('Volver al examen');
  await page.keyboard.press('Enter');
  await page.getByText('Enviando tu examen…').waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toBe('Terminar');
  await page.keyboard.press('Enter');
  await page.getByText(/Faltan \d+ segundos/).waitFor();
  await page.clock.fastForward(finishDelaySeconds * 1_000);
  await page.getByText('¡Aprobaste!').waitFor({ timeout: 40_000 });
  await expect.poll(() => page.locator('h1').textContent()).toContain('100');
  await tabTo(page, 'main button');
  expect(await focused(page)).toBe('Quedarme aquí');
  await page.keyboard.press('Enter');
  await page.getByText(/te llevamos a tu perfil/).waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Ver mi certificado' }).waitFor();
  await look(page, 'test-aprobado');
  await leave(session);
});

test('the clock can be hidden, and large text has room', async () => {
  const { courseId, userId } = await aReader('rosa.reloj', course);
  const session = await visit(browser, { viewport: { width: 640, height: 430 }, deviceScaleFactor: 2 }); // 200 % of 1280
  const { page } = session;
  await arriveAs(page, 'rosa.reloj', `/test?id=${courseId}&userId=${userId}`);
  await page.getByRole('button', { name: 'Comenzar examen' }).click();
  await page.locator('fieldset').first().waitFor();
  await page.getByRole('button', { name: 'Ocultar el reloj' }).click();
  await expect.poll(() => page.getByRole('timer').count()).toBe(0);
  await page.reload();
  await page.locator('fieldset').first().waitFor(); // a reload goes on by itself
  await expect.poll(() => page.getByRole('timer').count()).toBe(0);
  await look(page, 'test-sin-reloj');
  await page.getByRole('button', { name: 'Mostrar el reloj' }).click();
  await page.getByRole('timer').waitFor();
  await leave(session);
});
