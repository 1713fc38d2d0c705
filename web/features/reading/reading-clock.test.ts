import { describe, expect, it, vi } from 'vitest';
import { ApiRefusal } from '../../lib/api/request.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { createReadingClock } from './reading-clock.ts';
import { type ReadingStore, readingStoreOf, type StoredReading } from './reading-store.ts';

function memoryStore(total = 0, known = 100): ReadingStore {
  let stored: StoredReading | null = total === 0 ? null : { known, total };
  return {
    read: () => stored,
    keep: (reading) => {
      stored = reading;
    },
  };
}

/** A server that credits everything. */
function server(readTime: number, duration: number) {
  let credited = readTime;
  return vi.fn(async (seconds: number) => {
    credited += seconds;
    return { readTime: credited, isComplete: credited >= duration * 60, duration };
  });
}

type Answer = { readTime: number; isComplete: boolean; duration: number };

const clockWith = (send: (seconds: number) => Promise<Answer>, store = memoryStore()) =>
  createReadingClock({ creditedSeconds: 100, durationMinutes: 2, isComplete: false, store, send });

describe('the reading clock', () => {
  it('tells that the page is open before it counts, and sends what gathered', async () => {
    const send = server(100, 2);
    const clock = clockWith(send);
    await clock.open();
    for (let second = 0; second < 10; second += 1) clock.tick();
    await clock.flush();
    expect(send.mock.calls).toEqual([[0], [10]]);
    expect(clock.state().readSeconds).toBe(110);
  });

  it('sends what an earlier visit left behind first', async () => {
    const send = server(100, 2);
    await clockWith(send, memoryStore(107)).open();
    expect(send.mock.calls).toEqual([[7], [0]]);
  });

  it('does not send again what arrived although the page was gone', async () => {
    const send = server(100, 2);
    await clockWith(send, memoryStore(100)).open();
    expect(send.mock.calls).toEqual([[0]]);
  });

  it('keeps the seconds while the network is gone', async () => {
    const store = memoryStore();
    const send = vi.fn<(seconds: number) => Promise<Answer>>();
    send.mockRejectedValueOnce(new ApiRefusal(0, 'No hay conexión', 'error'));
    send.mockResolvedValueOnce({ readTime: 102, isComplete: false, duration: 2 });
    const clock = clockWith(send, store);
    clock.tick();
    await clock.flush();
    expect(clock.state()).toMatchObject({ failure: 'network', isSaved: false, readSeconds: 101 });
    expect(store.read()).toEqual({ known: 100, total: 101 });
    clock.tick();
    await clock.flush();
    expect(send).toHaveBeenLastCalledWith(2);
    expect(clock.state()).toMatchObject({ failure: null, isSaved: true, readSeconds: 102 });
    expect(clock.hasUnsent()).toBe(false);
  });

  it('does not say that it opened while something of before is still to be sent', async () => {
    const send = vi.fn<(seconds: number) => Promise<Answer>>();
    send.mockRejectedValueOnce(new ApiRefusal(503, 'Volvemos enseguida.', 'error'));
    const clock = clockWith(send, memoryStore(107));
    await clock.open();
    expect(send.mock.calls).toEqual([[7]]);
    expect(clock.state().failure).toBe('portal');
  });

  it('stands still when as much waits as one sending is credited', () => {
    const store = memoryStore();
    const clock = clockWith(server(100, 150), store);
    for (let second = 0; second < 700; second += 1) clock.tick();
    expect(clock.state()).toMatchObject({ isFull: true, readSeconds: 700 });
    expect(store.read()).toEqual({ known: 100, total: 700 });
  });

  it('counts a second of two tabs once: each goes on from what the other has kept', async () => {
    const store = memoryStore();
    const send = server(100, 150);
    const [left, right] = [clockWith(send, store), clockWith(send, store)];
    for (let second = 0; second < 4; second += 1) left.tick();
    right.resume();
    for (let second = 0; second < 3; second += 1) right.tick();
    await right.flush();
    left.resume();
    await left.flush();
    expect(send.mock.calls).toEqual([[7]]);
    expect([left.state().readSeconds, right.state().readSeconds]).toEqual([107, 107]);
    expect(left.hasUnsent()).toBe(false);
  });

  it('brings nothing over from before the member left the course', () => {
    const clock = clockWith(server(100, 150), memoryStore(400, 400));
    expect(clock.state().readSeconds).toBe(100);
    expect(clock.hasUnsent()).toBe(false);
  });

  it('asks at once when the duration is reached, and only the server says that it is complete', async () => {
    const send = server(100, 2);
    const clock = clockWith(send);
    for (let second = 0; second < 20; second += 1) clock.tick();
    expect(clock.state().isComplete).toBe(false);
    await waitFor(() => expect(clock.state().isComplete).toBe(true));
    expect(send.mock.calls).toEqual([[20]]);
  });

  it('goes by what the course asks now, changed though it be while the page is open', async () => {
    const send = server(100, 3);
    const clock = clockWith(send);
    await clock.open();
    expect(clock.state()).toMatchObject({ durationMinutes: 3, isComplete: false });
    for (let second = 0; second < 80; second += 1) clock.tick();
    await waitFor(() => expect(clock.state().isComplete).toBe(true));
    expect(send.mock.calls).toEqual([[0], [80]]);
  });

  it('counts on where the browser has no room to keep anything', async () => {
    localStorage.clear();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const send = server(100, 2);
    const clock = clockWith(send, readingStoreOf(1, 1));
    for (let second = 0; second < 7; second += 1) clock.tick();
    expect(clock.state().readSeconds).toBe(107);
    await clock.flush();
    expect(clock.state()).toMatchObject({ readSeconds: 107, isSaved: true });
    expect(clock.hasUnsent()).toBe(false);
    full.mockRestore();
  });

  it('waits for the password after a 401, and stops where the server refuses', async () => {
    const send = vi.fn<(seconds: number) => Promise<Answer>>();
    send.mockRejectedValueOnce(new ApiRefusal(401, 'Tu sesión terminó.', 'warning'));
    send.mockRejectedValueOnce(new ApiRefusal(403, 'Primero aplica.', 'warning'));
    const clock = clockWith(send);
    clock.tick();
    await clock.flush();
    await clock.flush();
    expect(send).toHaveBeenCalledTimes(1);
    clock.signedIn();
    await waitFor(() => expect(clock.state().refusal).toBe('Primero aplica.'));
    await clock.flush();
    expect(send).toHaveBeenCalledTimes(2);
  });
});
