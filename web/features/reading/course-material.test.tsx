import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CourseFile } from '../../../contract/material/calls.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { click, find } from '../../testing/mount-for-test.tsx';
import { mountWith } from '../../testing/mount-with.tsx';
import { CourseMaterial } from './course-material.tsx';

const facts = {
  path: 'x',
  hasCaptions: false,
  transcript: null,
  noCaptionsReason: null,
  lacksCaptions: false,
  date: '2026-11-01T00:00:00Z',
  durationSeconds: null,
  isFastStart: null,
};
const guide: CourseFile = { ...facts, id: 1, title: 'Guía', type: 'pdf', sizeBytes: 1_200_000 };
const videoFile: CourseFile = {
  ...facts,
  id: 2,
  title: 'Tu cuenta en 5 minutos',
  type: 'mp4',
  sizeBytes: 45_000_000,
  durationSeconds: 310,
  isFastStart: true,
  hasCaptions: true,
  transcript: 'Hola.\nAdiós.',
};
const linkOf = (fileId: number, round: number) => ({
  fileId,
  url: `/api/file?fileId=${fileId}&Signed=${round}`,
  captionsUrl: fileId === 2 ? `/api/captions?Signed=${round}` : null,
  expiresAt: '2026-11-21T10:00:00Z',
});
const getFileLinks = vi.fn();
const play = vi.fn(async () => undefined);

beforeEach(() => {
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.load = vi.fn();
  getFileLinks.mockReset();
  getFileLinks.mockImplementation(async () => ({ data: [linkOf(1, 2), linkOf(2, 2)] }));
  play.mockClear();
});

const open = (files: CourseFile[]) =>
  mountWith(
    { course: { getFileLinks } },
    <CourseMaterial courseId={3} files={files} links={files.map(({ id }) => linkOf(id, 1))} />,
  );
const video = () => find('video') as HTMLVideoElement;
const happens = (name: string) => act(async () => void video().dispatchEvent(new Event(name)));
/** The player after its address expired during playback. */
const playedUpTo = async (seconds: number) => {
  await happens('play');
  Object.defineProperty(video(), 'currentTime', { configurable: true, writable: true, value: seconds });
};

test('says kind, size and length before anything is loaded', async () => {
  await open([guide, videoFile]);
  expect([...document.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).toEqual([
    'Documentos (1)',
    'Videos (1)',
  ]);
  const panels = [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')];
  expect(panels.map(({ hidden }) => hidden)).toEqual([false, true]);
  expect(panels[0]?.textContent).toContain('PDF · 1,2 MB');
  expect(find('a[download]').getAttribute('href')).toBe('/api/file?fileId=1&Signed=1');
  await click('[role=tab]:nth-child(2)');
  expect(panels.map(({ hidden }) => hidden)).toEqual([true, false]);
  expect(panels[1]?.textContent).toContain('5 min 10 s · 45,0 MB');
  expect(video().getAttribute('preload')).toBe('none');
  expect(find('track').getAttribute('srclang')).toBe('es');
  expect(find('details').textContent).toContain('Hola.');
});

test('has both tabs where one kind is empty, which says so, and opens the other; without material nothing', async () => {
  await open([]);
  expect(document.body.textContent).toBe('');
  await open([videoFile]);
  const panels = [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')];
  expect(
    panels.map(({ hidden, textContent }) => [hidden, textContent?.startsWith('Este curso no tiene')]),
  ).toEqual([
    [true, true],
    [false, false],
  ]);
  expect([...document.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).toEqual([
    'Documentos (0)',
    'Videos (1)',
  ]);
  expect(document.body.textContent).toContain('Material de apoyo');
});

test('says why a video has no captions, and that it starts late', async () => {
  await open([
    { ...videoFile, hasCaptions: false, isFastStart: false, noCaptionsReason: 'Solo hay música.' },
  ]);
  expect(document.body.textContent).toContain('Sin subtítulos: Solo hay música.');
  expect(document.body.textContent).toContain('cuando haya llegado completo');
});

test('an address that ended while it played is renewed, and the video goes on at the same second', async () => {
  await open([videoFile]);
  await playedUpTo(42.5);
  await happens('error');
  expect(getFileLinks).toHaveBeenCalledTimes(1);
  expect(video().getAttribute('src')).toBe('/api/file?fileId=2&Signed=2');
  expect(find('track').getAttribute('src')).toBe('/api/captions?Signed=2');
  video().currentTime = 0;
  await happens('loadedmetadata');
  expect(video().currentTime).toBe(42.5);
  expect(play).toHaveBeenCalledTimes(1);
});

test('a new address that fails too is not asked for again: the page says what to do', async () => {
  await open([videoFile]);
  await happens('error');
  await happens('error');
  expect(getFileLinks).toHaveBeenCalledTimes(1);
  expect(find('[role=status]').textContent).toContain('no pudo reproducir el video');
  expect(find('[role=status] a[download]').textContent).toBe('Descargar el video (45,0 MB)');
});

test('without network it waits, and goes on by itself when it is back', async () => {
  await open([videoFile]);
  getFileLinks.mockRejectedValueOnce(new ApiRefusal(0, 'No hay conexión', 'error'));
  await playedUpTo(7);
  await happens('error');
  expect(find('.problem, [role=status] p').textContent).toContain('Sin conexión');
  await act(async () => void dispatchEvent(new Event('online')));
  expect(video().getAttribute('src')).toBe('/api/file?fileId=2&Signed=2');
  video().currentTime = 0;
  await happens('loadedmetadata');
  expect(video().currentTime).toBe(7);
});

test('a film that waits for a slow network says so after a while, and no more once it goes on', async () => {
  vi.useFakeTimers();
  await open([videoFile]);
  await playedUpTo(12);
  await happens('waiting');
  await act(async () => vi.advanceTimersByTime(3_900));
  expect(document.body.textContent).not.toContain('Cargando');
  await act(async () => vi.advanceTimersByTime(200));
  expect(find('[role=status] p').textContent).toBe('Cargando: tu conexión va lenta.');
  Object.assign(HTMLMediaElement, { HAVE_CURRENT_DATA: 2 });
  Object.defineProperty(video(), 'readyState', { configurable: true, value: 4 });
  await happens('timeupdate');
  expect(document.body.textContent).not.toContain('Cargando');
  vi.useRealTimers();
});

test('a document that is pressed comes by a new address; without network the page says so', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await open([guide]);
  const press = () =>
    act(async () => {
      find('a[download]').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
  await press();
  expect((saved.mock.contexts[0] as HTMLAnchorElement).getAttribute('href')).toBe(
    '/api/file?fileId=1&Signed=2',
  );
  getFileLinks.mockRejectedValueOnce(new ApiRefusal(0, 'No hay conexión con el portal.', 'error'));
  await press();
  expect(document.body.textContent).toContain('No hay conexión con el portal.');
  expect(saved).toHaveBeenCalledTimes(1);
});

test('links are made again before a document’s end while the page is open', async () => {
  vi.useFakeTimers();
  await open([guide]);
  await act(async () => void (await vi.advanceTimersByTimeAsync(400_000)));
  expect(getFileLinks).toHaveBeenCalledTimes(1);
  expect(find('a[download]').getAttribute('href')).toBe('/api/file?fileId=1&Signed=2');
  vi.useRealTimers();
});
