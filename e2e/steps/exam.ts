import type { Locator, Page } from 'playwright-core';
import { finishDelaySeconds } from '../../contract/constants.ts';
import type { Portal } from '../fixtures/portal-server.ts';
import { callsAnswered, holdClock, letPagePass } from './page-clock.ts';
import { answerKey } from './shortcuts.ts';

/** The questions of the running exam, in the order of the page. */
export const questionsOf = (page: Page) => page.getByRole('group', { name: /^Pregunta \d+:/ });

/** The checkbox or radio of an option; both count from 0. */
export const optionOf = (page: Page, question: number, place: number) =>
  inputOf(questionsOf(page).nth(question), place);

const inputOf = (question: Locator, place: number) =>
  question.getByRole('radio').or(question.getByRole('checkbox')).nth(place);

/** Presses an option like a finger: on its label, because the label draws the input. */
export const choose = (page: Page, question: number, place: number) =>
  press(questionsOf(page).nth(question), place);

const press = (question: Locator, place: number) => question.locator('label').nth(place).click();

/** Chooses the option with these words in every question, and waits until the server has them all. */
export async function chooseWords(page: Page, words: string): Promise<void> {
  for (const question of await questionsOf(page).all())
    await question.locator('label').filter({ hasText: words }).click();
  await allSaved(page);
}

/** Starts the exam from its start page, and waits for its questions. */
export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Comenzar examen' }).click();
  await questionsShown(page);
}

export const questionsShown = (page: Page) => questionsOf(page).nth(0).waitFor();

/** The number of chosen options. */
export const countChosen = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('checkbox', { checked: true })
    .or(page.getByRole('radio', { checked: true }))
    .count();

export const allSaved = (page: Page) => page.getByText('Todo guardado').waitFor();

/** The grade, which stands at the end of an exam. */
export const gradeShown = (page: Page) => page.getByText(/de 100$/).waitFor({ timeout: 60_000 });

/** Chooses the right answer of a question without one. */
export async function answerRightly(question: Locator, key: Map<string, string[]>): Promise<void> {
  const words = (await question.textContent()) ?? '';
  const [, correct = []] = [...key].find(([text]) => words.includes(text)) ?? [];
  for (const letter of correct)
    await press(question, /[VF]/.test(letter) ? 'VF'.indexOf(letter) : 'ABCD'.indexOf(letter));
}

/** Answers every question of the running exam rightly and waits until the server has them all. */
export async function answerAll(portal: Portal, page: Page, courseTitle: string): Promise<void> {
  const key = await answerKey(portal, courseTitle);
  for (const question of await questionsOf(page).all()) await answerRightly(question, key);
  await allSaved(page);
}

const pressFinish = (page: Page) => page.getByRole('button', { name: 'Terminar' }).click();

const countsDown = (page: Page) => page.getByText(/Faltan \d+ segundos/).waitFor();

/**
 * Presses Terminar, by a click if not told otherwise, and waits until the server has answered it. No time passes meanwhile
 * on the page's own clock, which `page.clock.install()` must have taken over: on a busy machine it would count as silence.
 */
export async function askToFinish(
  page: Page,
  press: () => Promise<void> = () => pressFinish(page),
): Promise<void> {
  await holdClock(page);
  await callsAnswered(page); // a poll under way would share its answer
  const asked = page.waitForRequest(/\/api\/Attempt\/GetTime/i);
  await press();
  await countsDown(page);
  await asked;
  await callsAnswered(page);
  await page.clock.resume();
}

/** Presses Terminar and lets its 15 seconds pass on the page's own clock. */
export async function finishExam(page: Page): Promise<void> {
  await askToFinish(page);
  await letFinishDelayPass(page);
}

/** The same in a trial, whose attempt the server does not know. */
export async function finishTrial(page: Page): Promise<void> {
  await pressFinish(page);
  await countsDown(page);
  await letFinishDelayPass(page);
}

export const letFinishDelayPass = (page: Page) => letPagePass(page, finishDelaySeconds);
