import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { collectWhenIdle } from './idle-gc.ts';

afterEach(() => vi.useRealTimers());

test('garbage is collected twice after use has ended, never while somebody asks', () => {
  vi.useFakeTimers();
  const server = new EventEmitter();
  const collect = vi.fn();
  const end = collectWhenIdle(server as Server, collect);
  const after = (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1000);
    return collect.mock.calls.length;
  };
  expect(after(10)).toBe(1); // what the start left
  expect(after(60)).toBe(2);
  for (let n = 0; n < 6; n += 1) {
    server.emit('request');
    expect(after(10)).toBe(2);
  }
  expect(after(10)).toBe(3);
  expect(after(60)).toBe(4);
  end();
  server.emit('request');
  expect(after(60)).toBe(4);
});
