import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './fixtures/journey.ts';
import { doubleText, setText } from './fixtures/look.ts';
import type { Portal } from './fixtures/portal-server.ts';
import { aCourse, callAsAdmin } from './steps/calls.ts';
import { begin, questionsOf } from './steps/exam.ts';
import { aReader, arriveAs } from './steps/people.ts';

const longName = 'Fundamentos de la jubilación anticipada para trabajadoras independientes y del hogar';
const questionCount = 40;

/** A course with a long name and 40 questions, and a member who has read it. */
async function aLongCourse(portal: Portal, username: string) {
  const title = `${longName}, para ${username}`;
  const courseId = await aCourse(portal, title, questionCount);
  for (let number = 1; number <= questionCount; number += 1)
    await callAsAdmin(portal, 'POST', 'Question/Add', {
      CourseId: courseId,
      QuestionDescription: `La afirmación ${number} es cierta.`,
      QuestionTypeId: 1,
      CorrectAnswerVoF: 'V',
    });
  const { userId } = await aReader(portal, username, title);
  return { courseId, userId, exam: `/test?id=${courseId}&userId=${userId}` };
}

/** The elements that reach out of the page, or out of their card. */
const reachingOut = (page: Page) =>
  page.evaluate(() => {
    const right = (element: Element) => element.getBoundingClientRect().right;
    const whole = document.documentElement;
    return [...document.querySelectorAll('main *')]
      .filter((element) => !element.closest('[data-table], .sr'))
      .filter((element) => right(element) > right(element.closest('tr') ?? whole) + 1)
      .map((element) => `${element.tagName}: ${element.textContent}`);
  });

/** The distance of an element from the top of the window, in pixels. */
const edges = async (element: Locator) => {
  const box = await element.boundingBox();
  return { top: box?.y ?? Number.NaN, bottom: (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN) };
};

test('text of twice the size on a small phone: nothing reaches out, the clock stays in sight', async ({
  portal,
  visit,
}) => {
  const { courseId, exam } = await aLongCourse(portal, 'lucia.lupa');
  const { page } = await visit({ viewport: { width: 360, height: 640 } });
  await setText(await page.context().newCDPSession(page), doubleText);
  await arriveAs(page, 'lucia.lupa', '/profile');
  for (const path of ['/profile', `/leercurso?id=${courseId}`, `/leermodulos?id=${courseId}`, exam]) {
    await page.goto(path);
    expect(await reachingOut(page), path).toEqual([]);
  }
  await begin(page);
  expect(await reachingOut(page)).toEqual([]);
  await questionsOf(page).nth(19).scrollIntoViewIfNeeded();
  const clock = await edges(page.getByRole('timer'));
  expect(clock.top).toBeGreaterThanOrEqual(0);
  expect(clock.bottom).toBeLessThan(120);
  await page.goto('/profile');
  await page
    .getByText(/^Examen en curso/)
    .nth(0)
    .waitFor();
  expect(await reachingOut(page)).toEqual([]);
});

test('a long name leaves the questions their room; Terminar stays in sight beside forty of them', async ({
  portal,
  visit,
}) => {
  const { exam } = await aLongCourse(portal, 'ramon.renglon');
  const { page } = await visit({ viewport: { width: 1280, height: 640 } });
  await arriveAs(page, 'ramon.renglon', exam);
  await begin(page);
  await questionsOf(page).nth(4).scrollIntoViewIfNeeded();
  expect((await edges(page.getByRole('button', { name: 'Terminar' }))).bottom).toBeLessThanOrEqual(640);
  await page.setViewportSize({ width: 360, height: 640 });
  expect((await edges(page.getByRole('banner'))).bottom).toBeLessThan(130);
  const opener = await edges(page.getByRole('button', { name: /^Preguntas \d+\/40$/ }));
  expect(opener.bottom - opener.top).toBeLessThan(60); // its words stand in one line
  await page.emulateMedia({ forcedColors: 'active' });
  const time = await page.getByRole('timer').boundingBox();
  const eye = await page.getByRole('button', { name: 'Ocultar el reloj' }).boundingBox();
  expect((eye?.x ?? 0) - ((time?.x ?? 0) + (time?.width ?? 0))).toBeGreaterThan(2);
});
