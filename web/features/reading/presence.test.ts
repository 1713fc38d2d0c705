import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Presence, watchPresence } from './presence.ts';

const onSecond = vi.fn();
const onTurn = vi.fn();
let presence: Presence = 'here';
let end: () => void = vi.fn();

function watch(): void {
  presence = 'here';
  const onChange = (next: Presence) => {
    presence = next;
  };
  end = watchPresence('reading.7', { onSecond, onTurn, onChange });
}

/** Grants the lock at once, or never. */
function locks(isFree: boolean) {
  const request = (_name: string, _options: object, work: () => Promise<void>) =>
    isFree ? Promise.resolve().then(work) : new Promise(() => undefined);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

beforeEach(() => {
  vi.useFakeTimers();
  onSecond.mockClear();
});
afterEach(() => {
  end();
  Reflect.deleteProperty(navigator, 'locks');
});

test('196 every second counts once while the reader is there', async () => {
  locks(true);
  watch();
  await pass(90);
  expect(onSecond).toHaveBeenCalledTimes(90);
  expect(onTurn).toHaveBeenCalled();
});

test('two minutes without a sign of life pause it, a touch goes on', async () => {
  locks(true);
  watch();
  await pass(125);
  expect(presence).toBe('idle');
  expect(onSecond).toHaveBeenCalledTimes(120);
  dispatchEvent(new Event('touchstart'));
  await pass(5);
  expect(presence).toBe('here');
  expect(onSecond).toHaveBeenCalledTimes(125);
});

test('whoever watches a film is there', async () => {
  locks(true);
  watch();
  const video = document.body.appendChild(document.createElement('video'));
  for (let minute = 0; minute < 5; minute += 1) {
    video.dispatchEvent(new Event('timeupdate')); // it doesn't bubble
    await pass(60);
  }
  expect(presence).toBe('here');
  expect(onSecond).toHaveBeenCalledTimes(300);
});

test('a tab without the lock counts nothing', async () => {
  locks(false);
  watch();
  await pass(10);
  expect(presence).toBe('elsewhere');
  expect(onSecond).not.toHaveBeenCalled();
});

test('a busy device catches up what it read; one that slept does not', async () => {
  locks(true);
  watch();
  await pass(2);
  const now = performance.now.bind(performance);
  const late = vi.spyOn(performance, 'now');
  late.mockImplementation(() => now() + 3_000);
  await pass(1);
  expect(onSecond).toHaveBeenCalledTimes(6);
  late.mockImplementation(() => now() + 33_000);
  await pass(1);
  expect(onSecond).toHaveBeenCalledTimes(7);
});

test('without https there are no locks: every visible tab counts, and the server credits a second once', async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
  watch();
  await pass(20);
  expect(presence).toBe('here');
  expect(onSecond).toHaveBeenCalledTimes(20);
});
