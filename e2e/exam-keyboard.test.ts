import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import {
  allSaved,
  askToFinish,
  begin,
  letFinishDelayPass,
  questionsOf,
  questionsShown,
} from './steps/exam.ts';
import { holdClock } from './steps/page-clock.ts';
import { aReader, arriveAs } from './steps/people.ts';
import { answerKey } from './steps/shortcuts.ts';

const course = 'Fondos, rentabilidad y comisiones';

/** Goes on with the Tab key until the focus is on what matches; fails after a round through the page. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < 120; steps += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach ${selector}`);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test('a whole exam without a mouse: start, answers, the time on demand, the way back, the grade', async ({
  portal,
  visit,
}) => {
  const { courseId, userId } = await aReader(portal, 'teresa.teclas', course);
  const key = await answerKey(portal, course);
  const { page } = await visit({ reducedMotion: 'reduce' });
  await page.clock.install();
  await arriveAs(page, 'teresa.teclas', `/test?id=${courseId}&userId=${userId}`);
  for (const word of [
    'preguntas',
    'minutos',
    'nota mínima',
    'Puedes volver mientras quede tiempo',
    'Desde 81',
  ])
    expect(await page.getByRole('main').textContent()).toContain(word);
  await tabTo(page, 'main button');
  expect(await focused(page)).toBe('Comenzar examen');
  await page.keyboard.press('Enter');
  await questionsShown(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  await holdClock(page); // the notice would go by itself
  await page.keyboard.press('Alt+KeyT');
  await page.getByText(/^Quedan \d+ minutos/).waitFor();
  await page.getByRole('button', { name: 'Cerrar el aviso' }).click();
  await page.clock.resume();
  await tabTo(page, 'main input');
  for (const question of await questionsOf(page).all()) {
    const id = await question.getAttribute('id');
    const legend = (await question.textContent()) ?? '';
    const [, correct = []] = [...key].find(([text]) => legend.includes(text)) ?? [];
    const isTrueFalse = correct[0] === 'V' || correct[0] === 'F';
    const rule = correct.length > 1 ? 'Elige todas las correctas' : 'Elige una';
    expect(legend.match(/Elige (?:una|todas las correctas)/g)).toEqual(isTrueFalse ? null : [rule]);
    if (isTrueFalse) {
      await tabTo(page, `#${id} input`);
      await page.keyboard.press(correct[0] === 'V' ? 'Space' : 'ArrowDown');
    } else {
      for (const letter of correct) {
        await tabTo(page, `#${id} label:nth-child(${'ABCD'.indexOf(letter) + 1}) input`);
        await page.keyboard.press('Space');
      }
    }
  }
  await allSaved(page);
  await expect.poll(() => page.getByText('Guardada', { exact: true }).count()).toBeGreaterThan(5);

  await tabTo(page, 'aside button');
  expect(await focused(page)).toBe('Terminar');
  await askToFinish(page, () => page.keyboard.press('Enter'));
  await expect.poll(() => focused(page)).toBe('Volver al examen');
  await page.keyboard.press('Enter');
  await page.getByText('Enviando tu examen…').waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toBe('Terminar');
  await askToFinish(page, () => page.keyboard.press('Enter'));
  await letFinishDelayPass(page);
  await page.getByText('¡Aprobaste!').waitFor();
  await holdClock(page); // it would lead away by itself
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('100');
  await tabTo(page, 'main button');
  expect(await focused(page)).toBe('Quedarme aquí');
  await page.keyboard.press('Enter');
  await page.clock.resume();
  await page.getByText(/te llevamos a tu perfil/).waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Ver mi certificado' }).waitFor();
  await look(page, 'test-aprobado');
});

test('the clock can be hidden, and large text has room', async ({ portal, visit }) => {
  const { courseId, userId } = await aReader(portal, 'rosa.reloj', course);
  const session = await visit({ viewport: { width: 640, height: 430 }, deviceScaleFactor: 2 }); // 200 % of 1280
  const { page } = session;
  await arriveAs(page, 'rosa.reloj', `/test?id=${courseId}&userId=${userId}`);
  await begin(page);
  await page.getByRole('button', { name: 'Ocultar el reloj' }).click();
  await expect.poll(() => page.getByRole('timer').count()).toBe(0);
  await page.reload();
  await questionsShown(page); // a reload goes on by itself
  await expect.poll(() => page.getByRole('timer').count()).toBe(0);
  await look(page, 'test-sin-reloj');
  await page.getByRole('button', { name: 'Mostrar el reloj' }).click();
  await page.getByRole('timer').waitFor();
});
