import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '../../components/overlay/toast.tsx';
import { storeSession } from '../../lib/api/session.ts';
import { SignInAgainProvider } from '../../lib/sign-in/sign-in-again.tsx';
import { anEnrolment, aReadCourse } from '../../testing/reading.ts';
import { site } from '../../testing/site.ts';
import readAsleep from './course-reading-page.asleep.ts';
import CourseReadingPage from './course-reading-page.tsx';
import { takeBegunReading } from './run-reading.ts';

const viewer = { accountId: 7, username: 'ana', firstName: 'Ana', role: 'member' } as const;
const modules = '<h2>Uno</h2><p>Primero.</p><h2>Dos</h2><p>Segundo.</p><h2>Tres</h2><p>Tercero.</p>';
const data = {
  course: { ...aReadCourse, archived: false, modules },
  reading: { files: [], links: [], mine: null, enrolment: { ...anEnrolment, readTime: 58 } },
};
const page = (
  <ToastProvider>
    <SignInAgainProvider viewer={viewer}>
      <CourseReadingPage data={data} query={{}} site={site} viewer={viewer} />
    </SignInAgainProvider>
  </ToastProvider>
);
const sent: number[] = [];
/** The server credits everything; 401 once the session is over. */
let isOver = false;
const wake = vi.fn();

/** Opens the page, asleep. */
function open(): { place: HTMLElement; served: string } {
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  place.innerHTML = renderToString(page);
  const served = place.innerHTML;
  readAsleep({ data, query: {}, viewer, place, wake });
  return { place, served };
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const shown = (place: HTMLElement, name: string) => place.querySelector(`[data-live="${name}"]`)?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  history.replaceState(null, '', '/leermodulos?id=4');
  sent.length = 0;
  isOver = false;
  wake.mockClear();
  const user = {
    id: 7,
    username: 'ana',
    firstName: 'Ana',
    role: 'member' as const,
    mustChangePassword: false,
  };
  storeSession({ token: 't', expiresAt: new Date(Date.now() + 3_600_000).toISOString(), user });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    if (isOver) return Response.json({ message: 'Tu sesión terminó.' }, { status: 401 });
    const { ReadTime } = JSON.parse(body) as { ReadTime: number };
    sent.push(ReadTime);
    const readTime = 58 + sent.reduce((sum, seconds) => sum + seconds, 0);
    return Response.json({ data: { readTime, isComplete: false, duration: 20 } });
  });
});
afterEach(() => {
  takeBegunReading()?.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the time counts, is sent and shown without React, which goes on with it and loses no second', async () => {
  const { place, served } = open();
  expect(shown(place, 'figure')).toBe('0 min');
  await pass(12);
  expect(sent).toEqual([0, 9]); // the tenth follows
  expect(shown(place, 'figure')).toBe('1 min');
  expect(shown(place, 'barText')).toBe('leídos, guardado');
  expect(place.querySelector('[data-saved]')?.hasAttribute('data-unsaved')).toBe(false);
  place.dispatchEvent(new Event('hydrating'));
  expect(place.innerHTML).toBe(served);
  const mismatch = vi.fn();
  const root = await act(async () => hydrateRoot(place, page, { onRecoverableError: mismatch }));
  expect(mismatch).not.toHaveBeenCalled();
  expect(shown(place, 'figure')).toBe('1 min');
  await pass(10);
  expect(sent).toEqual([0, 9, 10]);
  await act(async () => root.unmount());
  await pass(30);
  expect(sent).toEqual([0, 9, 10]);
  expect(wake).not.toHaveBeenCalled();
});

test('modules are turned without React, and it finds the one that is open', async () => {
  const { place, served } = open();
  location.hash = '#modulo-2';
  dispatchEvent(new Event('hashchange'));
  await pass(1);
  const asleep = (selector: string) => place.querySelector<HTMLElement>(selector);
  expect(asleep('#modulo-2')?.textContent).toBe('DosSegundo.');
  expect(document.activeElement).toBe(asleep('#modulo-2'));
  expect(asleep('[data-module-place]')?.textContent).toBe('Módulo 2 de 3');
  expect(asleep('[data-step=previous]')?.hidden).toBe(false);
  expect(asleep('[data-step=next]')?.textContent).toBe('Módulo 3: Tres');
  expect(asleep('li > a[aria-current]')?.textContent).toContain('Dos');
  const turned = place.innerHTML;
  place.dispatchEvent(new Event('hydrating'));
  expect(place.innerHTML).toBe(served);
  const root = await act(async () => hydrateRoot(place, page));
  const attributes = /="[^"]*"/g; // the order of some differs
  expect(place.textContent).toBe(
    Object.assign(document.createElement('main'), { innerHTML: turned }).textContent,
  );
  expect(place.innerHTML.replace(attributes, '').length).toBe(turned.replace(attributes, '').length);
  await act(async () => root.unmount());
});

/** Opens the page, asleep, for a second; returns how often it asked to be woken. */
async function wakings(): Promise<number> {
  wake.mockClear();
  const { place } = open();
  await pass(1);
  place.dispatchEvent(new Event('hydrating'));
  takeBegunReading()?.end();
  return wake.mock.calls.length;
}

test('it wakes for a session that ended, a draft, and seconds of another course', async () => {
  expect(await wakings()).toBe(0);
  isOver = true;
  expect(await wakings()).toBeGreaterThan(0);
  isOver = false;
  localStorage.setItem('reading.7.5', JSON.stringify({ known: 0, total: 30 }));
  expect(await wakings()).toBe(1);
  localStorage.removeItem('reading.7.5');
  localStorage.setItem('portal.draft.7.comment.4', JSON.stringify([{ id: 'a' }]));
  expect(await wakings()).toBe(1);
});
