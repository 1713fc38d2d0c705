import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { aPdf } from '../server/testing/documents.ts';
import { captions } from './material.ts';
import { tokenOf } from './people.ts';
import { inDatabase } from './shortcuts.ts';

/** Twelve seconds of numbers that count, 10 a second; made with a browser's own recorder. */
const film = () => readFile(join(import.meta.dirname, 'films/count.mp4'));

/** Gives a course a pdf and a video with captions and transcript, over the API; the video's id. */
export async function giveMaterial(courseId: number): Promise<number> {
  const { token } = await tokenOf('admin', inject('adminPassword'));
  const send = async (method: string, path: string, body: FormData | Record<string, unknown>) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${inject('portalUrl')}/api/Course/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return ((await response.json()) as { data: { id: number } | null }).data?.id ?? 0;
  };
  const form = (fields: Record<string, string>, name: string, content: Uint8Array<ArrayBuffer>) => {
    const made = new FormData();
    for (const [field, value] of Object.entries(fields)) made.append(field, value);
    made.append('file', new Blob([content]), name);
    return made;
  };
  const of = { courseId: String(courseId) };
  const pdf = new Uint8Array(aPdf('Guía'));
  await send('POST', 'AddCourseFile', form({ ...of, title: 'Guía del estado de cuenta' }, 'guia.pdf', pdf));
  const video = new Uint8Array(await film());
  const fields = { ...of, title: 'Tu cuenta en 12 segundos' };
  const fileId = await send('POST', 'AddCourseFile', form(fields, 'cuenta.mp4', video));
  const vtt = new TextEncoder().encode(captions);
  await send('POST', 'AddCaptions', form({ fileId: String(fileId) }, 'cuenta.vtt', vtt));
  await send('PUT', 'UpdateFile', { Id: fileId, Transcript: 'Cero, uno, dos, tres.' });
  return fileId;
}

/** What the server has credited a member of a course, in seconds. */
export async function creditedSeconds(userId: number, courseId: number): Promise<number> {
  const [row] = await inDatabase<{ read_seconds: number }>(
    'select read_seconds from enrolment where account_id = $1 and course_id = $2',
    [userId, courseId],
  );
  return row?.read_seconds ?? 0;
}

/**
 * Seconds pass for pages and server alike: the pages' clocks run, the server's last credit lies that much further back.
 * Their reader is there: on a slow machine two minutes are over before a journey is, and nobody would be reading.
 */
export async function secondsPass(userId: number, seconds: number, ...pages: Page[]): Promise<void> {
  await inDatabase(
    `update reading_clock set credited_at = credited_at - $2 * interval '1 second' where account_id = $1`,
    [userId, seconds],
  );
  for (const page of pages) {
    await page.evaluate(() => dispatchEvent(new Event('scroll')));
    await page.clock.runFor(seconds * 1_000);
  }
}
