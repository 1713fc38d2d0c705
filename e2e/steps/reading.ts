import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { aPdf } from '../../server/testing/files/documents.ts';
import type { Portal } from '../fixtures/portal-server.ts';
import { callAsAdmin, sendAsAdmin } from './calls.ts';
import { captions } from './material.ts';
import { inDatabase } from './shortcuts.ts';

/** Twelve seconds of counting numbers, 10 a second; made with a browser's own recorder. */
const film = () => readFile(join(import.meta.dirname, '../films/count.mp4'));

/** Gives a course a pdf and a video with captions and transcript, over the API; the video's id. */
export async function giveMaterial(portal: Portal, courseId: number): Promise<number> {
  const of = { courseId: String(courseId) };
  const pdf = { ...of, title: 'Guía del estado de cuenta' };
  await sendAsAdmin(portal, 'Course/AddCourseFile', pdf, 'guia.pdf', aPdf('Guía'));
  const video = { ...of, title: 'Tu cuenta en 12 segundos' };
  const { id } = await sendAsAdmin<{ id: number }>(
    portal,
    'Course/AddCourseFile',
    video,
    'cuenta.mp4',
    await film(),
  );
  const vtt = new TextEncoder().encode(captions);
  await sendAsAdmin(portal, 'Course/AddCaptions', { fileId: String(id) }, 'cuenta.vtt', vtt);
  await callAsAdmin(portal, 'PUT', 'Course/UpdateFile', { Id: id, Transcript: 'Cero, uno, dos, tres.' });
  return id;
}

export async function creditedSeconds(portal: Portal, userId: number, courseId: number): Promise<number> {
  const [row] = await inDatabase<{ read_seconds: number }>(
    portal,
    'select read_seconds from enrolment where account_id = $1 and course_id = $2',
    [userId, courseId],
  );
  return row?.read_seconds ?? 0;
}

/**
 * Lets seconds pass for pages and server alike: the pages' clocks advance, the server's last credit moves back. A press
 * keeps the reader present, because a slow journey takes longer than two minutes.
 */
export async function secondsPass(
  portal: Portal,
  userId: number,
  seconds: number,
  ...pages: Page[]
): Promise<void> {
  await inDatabase(
    portal,
    `update reading_clock set credited_at = credited_at - $2 * interval '1 second' where account_id = $1`,
    [userId, seconds],
  );
  for (const page of pages) {
    await page.evaluate(() => dispatchEvent(new Event('scroll')));
    await page.clock.runFor(seconds * 1_000);
  }
}
