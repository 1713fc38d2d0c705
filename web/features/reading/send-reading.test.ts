import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { readingStoreOf, unsentReading } from './reading-store.ts';
import { sendReading, sendUnsentReading } from './send-reading.ts';

const me = { accountId: 7, openedCourseId: 3, username: 'maria' };
const rows = [
  { courseId: 4, readTime: 100 },
  { courseId: 5, readTime: 80 },
];
const getUserCourse = vi.fn(async () => ({ info: rows }));
const api = { users: { getUserCourse } } as unknown as Api;
const credit = () =>
  vi.fn(async (_account: number, courseId: number, seconds: number) => ({
    readTime: (rows.find((row) => row.courseId === courseId)?.readTime ?? 0) + seconds,
    credited: seconds,
    isComplete: false,
    duration: 25,
  }));

beforeEach(() => void getUserCourse.mockClear());
afterEach(() => void vi.unstubAllGlobals());

test('asks nothing where nothing was left behind', async () => {
  readingStoreOf(7, 3).keep({ known: 10, total: 40 }); // this course sends its own
  readingStoreOf(7, 4).keep({ known: 100, total: 100 });
  readingStoreOf(70, 4).keep({ known: 0, total: 50 }); // of another account
  await sendUnsentReading(api, me, credit());
  expect(getUserCourse).not.toHaveBeenCalled();
});

test('sends what other courses still have, as far as the server does not know it', async () => {
  readingStoreOf(7, 4).keep({ known: 90, total: 160 });
  readingStoreOf(7, 5).keep({ known: 60, total: 80 }); // its answer was lost, its seconds were not
  readingStoreOf(7, 6).keep({ known: 0, total: 30 }); // a course that the member left
  const send = credit();
  await sendUnsentReading(api, me, send);
  expect(send.mock.calls).toEqual([[7, 4, 60]]);
  expect(unsentReading(7)).toEqual([]);
  expect(readingStoreOf(7, 4).read()).toEqual({ known: 160, total: 160 });
});

test('keeps it while the network is gone', async () => {
  readingStoreOf(7, 4).keep({ known: 100, total: 160 });
  const send = vi.fn().mockRejectedValue(new ApiRefusal(0, 'No hay conexión', 'error'));
  await sendUnsentReading(api, me, send);
  expect(unsentReading(7)).toEqual([{ courseId: 4, seconds: 60 }]);
});

test.each([200, 403, 404])(
  'a page of another network, with status %i, refuses nothing for good',
  async (status) => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Wi-Fi</h1>', { status }));
    await expect(sendReading(7, 4, 10)).rejects.toMatchObject({ status: 502 });
  },
);

test('the portal’s own refusal is told in its words', async () => {
  const answer = { message: 'Saliste del curso.', descriptionCode: 'warning', errors: [] };
  vi.stubGlobal('fetch', async () => Response.json(answer, { status: 403 }));
  await expect(sendReading(7, 4, 10)).rejects.toMatchObject({ status: 403, message: 'Saliste del curso.' });
});
