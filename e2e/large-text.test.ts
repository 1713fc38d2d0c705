import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { leave, openBrowser, visit } from './browser.ts';
import { aCourse, call } from './calls.ts';
import { aReader, arriveAs, tokenOf } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const longName = 'Fundamentos de la jubilación anticipada para trabajadoras independientes y del hogar';
const questionCount = 40;

/** A course with a long name and 40 questions, and a member who has read it. */
async function aLongCourse(username: string) {
  const title = `${longName}, para ${username}`;
  const admin = (await tokenOf('admin', inject('adminPassword'))).token;
  const courseId = await aCourse(admin, title, questionCount);
  for (let number = 1; number <= questionCount; number += 1)
    await call(admin, 'POST', 'Question/Add', {
      CourseId: courseId,
      QuestionDescription: `La afirmación ${number} es cierta.`,
      QuestionTypeId: 1,
      CorrectAnswerVoF: 'V',
    });
  const { userId } = await aReader(username, title);
  return { courseId, userId, exam: `/test?id=${courseId}&userId=${userId}` };
}

/** The reader has set the text of the browser to twice its usual size. */
async function doubleText(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** What reaches out of the page, or out of the card that it lies in. */
const reachingOut = (page: Page) =>
  page.evaluate(() => {
    const right = (element: Element) => element.getBoundingClientRect().right;
    const whole = document.documentElement;
    return [...document.querySelectorAll('main *')]
      .filter((element) => !element.closest('[data-table], .sr'))
      .filter((element) => right(element) > right(element.closest('tr') ?? whole) + 1)
      .map((element) => `${element.tagName}: ${element.textContent}`);
  });

/** Where an element lies in the window, in pixels from its top. */
const edges = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return { top: box?.y ?? Number.NaN, bottom: (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN) };
};

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Comenzar examen' }).click();
  await page.locator('fieldset').first().waitFor();
}

test('text of twice the size on a small phone: nothing reaches out, the clock stays in sight', async () => {
  const { courseId, exam } = await aLongCourse('lucia.lupa');
  const session = await visit(browser, { viewport: { width: 360, height: 640 } });
  const { page } = session;
  await doubleText(page);
  await arriveAs(page, 'lucia.lupa', '/profile');
  for (const path of ['/profile', `/leercurso?id=${courseId}`, `/leermodulos?id=${courseId}`, exam]) {
    await page.goto(path);
    expect(await reachingOut(page), path).toEqual([]);
  }
  await begin(page);
  expect(await reachingOut(page)).toEqual([]);
  await page.locator('#q20').scrollIntoViewIfNeeded();
  const clock = await edges(page, '[role=timer]');
  expect(clock.top).toBeGreaterThanOrEqual(0);
  expect(clock.bottom).toBeLessThan(120);
  await leave(session);
});

test('a long name leaves the questions their room; Terminar stays in sight beside forty of them', async () => {
  const { exam } = await aLongCourse('ramon.renglon');
  const session = await visit(browser, { viewport: { width: 1280, height: 640 } });
  const { page } = session;
  await arriveAs(page, 'ramon.renglon', exam);
  await begin(page);
  await page.locator('#q5').scrollIntoViewIfNeeded();
  expect((await edges(page, 'aside button')).bottom).toBeLessThanOrEqual(640);
  await page.setViewportSize({ width: 360, height: 640 });
  expect((await edges(page, 'header')).bottom).toBeLessThan(130);
  await leave(session);
});
