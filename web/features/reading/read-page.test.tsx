import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '../../lib/api/session.ts';
import { memberStateOf } from '../../lib/page/member-states.ts';
import { OwnViewContext } from '../../lib/page/own-part.tsx';
import { anEnrolment, aReadCourse } from '../../testing/reading.ts';
import CourseReadingPage, { type ReadingData } from './course-reading-page.tsx';
import { readPage } from './read-page.ts';
import { runningReading } from './run-reading.ts';

const viewer = { accountId: 7, username: 'ana', firstName: 'Ana', role: 'member' } as const;
const modules = '<h2>Uno</h2><p>Primero.</p><h2>Dos</h2><p>Segundo.</p><h2>Tres</h2><p>Tercero.</p>';
const enrolment = { ...anEnrolment, readTime: 58, examRefusal: null };
const own: ReadingData = {
  course: { ...aReadCourse, archived: false, modules },
  reading: { files: [], links: [], mine: null, enrolment, as: memberStateOf(undefined) },
};
const sent: number[] = [];
/** The server credits everything; 401 once the session is over. */
let isOver = false;
let completeFrom = Number.POSITIVE_INFINITY;
const hydrateAids = vi.fn();

/** Opens the page as the server renders it, with its script and without React. */
function open(): HTMLElement {
  document.body.innerHTML = renderToString(
    <OwnViewContext value={{ viewer, own }}>
      <CourseReadingPage />
    </OwnViewContext>,
  );
  const page = document.querySelector<HTMLElement>('[data-reading]') as HTMLElement;
  readPage(page, hydrateAids);
  return page;
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
const shown = (page: HTMLElement, name: string) => page.querySelector(`[data-live="${name}"]`)?.textContent;
const door = (page: HTMLElement, state: string) =>
  [...page.querySelectorAll<HTMLElement>(`[data-door=${state}]`)].map(({ hidden }) => hidden);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  history.replaceState(null, '', '/leermodulos?id=4');
  sent.length = 0;
  isOver = false;
  completeFrom = Number.POSITIVE_INFINITY;
  hydrateAids.mockClear();
  const user = {
    id: 7,
    username: 'ana',
    firstName: 'Ana',
    role: 'member' as const,
    mustChangePassword: false,
  };
  storeSession({ token: 't', expiresAt: new Date(Date.now() + 3_600_000).toISOString(), user });
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    if (isOver) return Response.json({ message: 'Tu sesión terminó.' }, { status: 401 });
    if (/getusercourse/i.test(url)) return Response.json({ info: [{ courseId: 4, examRefusal: null }] });
    const { ReadTime } = JSON.parse(body ?? '') as { ReadTime: number };
    sent.push(ReadTime);
    const readTime = 58 + sent.reduce((sum, seconds) => sum + seconds, 0);
    return Response.json({ data: { readTime, isComplete: readTime >= completeFrom, duration: 20 } });
  });
});
afterEach(() => {
  runningReading()?.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the time counts, is sent and shown; it goes on where it stood', async () => {
  const page = open();
  expect(shown(page, 'figure')).toBe('0 min');
  await pass(12);
  expect(sent).toEqual([0, 9]); // the tenth follows
  expect(shown(page, 'figure')).toBe('1 min');
  expect(shown(page, 'barText')).toBe('leídos, guardado');
  expect(page.querySelector('[data-saved]')?.hasAttribute('data-unsaved')).toBe(false);
  await pass(10);
  expect(sent).toEqual([0, 9, 10]);
  runningReading()?.end();
  await pass(30);
  expect(sent).toEqual([0, 9, 10]);
  expect(hydrateAids).not.toHaveBeenCalled();
});

test('the exam opens once the reading is complete, and it is said', async () => {
  completeFrom = 65;
  const page = open();
  expect([door(page, 'open'), door(page, 'closed')]).toEqual([
    [true, true],
    [false, false],
  ]);
  await pass(12);
  expect([door(page, 'open'), door(page, 'closed')]).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(shown(page, 'sentence')).toBe('Completaste la lectura: el examen está abierto.');
  expect(shown(page, 'news')).toBe(shown(page, 'sentence'));
  expect(page.querySelector('[data-ring]')?.hasAttribute('data-complete')).toBe(true);
});

test('one module is shown at a time, the one of the address; the comment comes after the last', async () => {
  const page = open();
  const part = (selector: string) => page.querySelector<HTMLElement>(selector);
  const visible = () =>
    [...page.querySelectorAll<HTMLElement>('[data-module]')].filter(({ hidden }) => !hidden);
  expect(visible().map(({ textContent }) => textContent)).toEqual(['UnoPrimero.Módulo 2: Dos']);
  location.hash = '#modulo-2';
  dispatchEvent(new Event('hashchange'));
  await pass(1);
  expect(visible().map(({ textContent }) => textContent)).toEqual(['DosSegundo.Módulo 1Módulo 3: Tres']);
  expect(document.activeElement).toBe(part('#modulo-2'));
  expect(part('[data-module-place]')?.textContent).toBe('Módulo 2 de 3');
  expect(part('[data-contents] a[aria-current]')?.textContent).toContain('Dos');
  expect(page.hasAttribute('data-last')).toBe(false);
  location.hash = '#modulo-3';
  dispatchEvent(new Event('hashchange'));
  expect(page.hasAttribute('data-last')).toBe(true);
  runningReading()?.end();
  history.replaceState(null, '', '/leermodulos?id=4');
  const again = open();
  await pass(1);
  expect(again.querySelector('[data-module]:not([hidden])')?.textContent).toContain('Tercero.'); // where it was left
});

/** Opens the page for a second; returns how often it hydrated what stands below the text. */
async function hydrations(): Promise<number> {
  hydrateAids.mockClear();
  open();
  await pass(1);
  runningReading()?.end();
  return hydrateAids.mock.calls.length;
}

test('what stands below the text is hydrated for a session that ended, a draft, and a tab in the address', async () => {
  expect(await hydrations()).toBe(0);
  isOver = true;
  expect(await hydrations()).toBe(1);
  isOver = false;
  localStorage.setItem('portal.draft.7.comment.4', JSON.stringify([{ id: 'a' }]));
  expect(await hydrations()).toBe(1);
  localStorage.removeItem('portal.draft.7.comment.4');
  location.hash = '#videos';
  expect(await hydrations()).toBe(1);
});

test('a session that ended shows the way to the password, and none to what is saved', async () => {
  isOver = true;
  const page = open();
  await pass(1);
  expect(page.querySelector<HTMLElement>('[data-sign-in-again]')?.hidden).toBe(false);
  expect(page.querySelector<HTMLElement>('[data-saved]')?.hidden).toBe(true);
  expect(shown(page, 'barText')).toBe('sesión terminada');
});
