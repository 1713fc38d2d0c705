import { beforeEach, expect, test, vi } from 'vitest';
import waitForExam from './exam-page.asleep.ts';

const wake = vi.fn();
const place = document.createElement('div');
const data = { course: { id: 4 }, settings: null, enrolment: null } as Parameters<
  typeof waitForExam
>[0]['data'];
const viewer = { accountId: 7, username: 'ana', firstName: 'Ana', role: 'member' } as const;
const open = () => waitForExam({ data, query: {}, viewer, place, wake });

beforeEach(() => {
  place.dispatchEvent(new Event('hydrating'));
  sessionStorage.clear();
  wake.mockClear();
});

test('the start page of an exam wakes for the first sign of its reader, not by itself', () => {
  open();
  expect(wake).not.toHaveBeenCalled();
  dispatchEvent(new Event('touchstart'));
  expect(wake).toHaveBeenCalledOnce();
  place.dispatchEvent(new Event('hydrating'));
  dispatchEvent(new Event('scroll'));
  expect(wake).toHaveBeenCalledOnce();
});

test('it wakes at once where this tab was in an attempt', () => {
  sessionStorage.setItem('exam.7.4', '12');
  open();
  expect(wake).toHaveBeenCalledOnce();
});
