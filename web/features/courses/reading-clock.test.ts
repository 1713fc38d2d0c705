import { describe, expect, it, vi } from 'vitest';
import { ApiRefusal } from '../../lib/api.ts';
import { createReadingClock, type ReadingLedger } from './reading-clock.ts';

function memoryLedger(total = 0): ReadingLedger {
  let kept = total;
  return {
    total: () => kept,
    keep: (seconds) => {
      kept = seconds;
    },
  };
}

/** A server that credits everything. */
function server(readTime: number, durationSeconds: number) {
  let credited = readTime;
  return vi.fn(async (seconds: number) => {
    credited += seconds;
    return { readTime: credited, isComplete: credited >= durationSeconds };
  });
}

const clockWith = (
  send: (seconds: number) => Promise<{ readTime: number; isComplete: boolean }>,
  ledger = memoryLedger(),
) => createReadingClock({ creditedSeconds: 100, durationSeconds: 120, isComplete: false, ledger, send });

describe('the reading clock', () => {
  it('tells that the page is open before it counts, and sends what gathered', async () => {
    const send = server(100, 120);
    const clock = clockWith(send);
    await clock.open();
    for (let second = 0; second < 10; second += 1) clock.tick();
    await clock.flush();
    expect(send.mock.calls).toEqual([[0], [10]]);
    expect(clock.state().readSeconds).toBe(110);
  });

  it('sends what an earlier visit left behind first', async () => {
    const send = server(100, 120);
    await clockWith(send, memoryLedger(107)).open();
    expect(send.mock.calls).toEqual([[7], [0]]);
  });

  it('does not send again what arrived although the page was gone', async () => {
    const send = server(100, 120);
    await clockWith(send, memoryLedger(100)).open();
    expect(send.mock.calls).toEqual([[0]]);
  });

  it('keeps the seconds while the network is gone', async () => {
    const ledger = memoryLedger();
    const send = vi.fn<(seconds: number) => Promise<{ readTime: number; isComplete: boolean }>>();
    send.mockRejectedValueOnce(new ApiRefusal(0, 'No hay conexión', 'error'));
    send.mockResolvedValueOnce({ readTime: 102, isComplete: false });
    const clock = clockWith(send, ledger);
    clock.tick();
    await clock.flush();
    expect(clock.state()).toMatchObject({ isOffline: true, readSeconds: 101 });
    expect(ledger.total()).toBe(101);
    clock.tick();
    await clock.flush();
    expect(send).toHaveBeenLastCalledWith(2);
    expect(clock.state()).toMatchObject({ isOffline: false, readSeconds: 102 });
    expect(clock.hasUnsent()).toBe(false);
  });

  it('asks at once when the duration is reached, and only the server says that it is complete', async () => {
    const send = server(100, 120);
    const clock = clockWith(send);
    for (let second = 0; second < 20; second += 1) clock.tick();
    expect(clock.state().isComplete).toBe(false);
    await vi.waitFor(() => expect(clock.state().isComplete).toBe(true));
    expect(send.mock.calls).toEqual([[20]]);
  });

  it('waits for the password after a 401, and stops where the server refuses', async () => {
    const send = vi.fn<(seconds: number) => Promise<{ readTime: number; isComplete: boolean }>>();
    send.mockRejectedValueOnce(new ApiRefusal(401, 'Tu sesión terminó.', 'warning'));
    send.mockRejectedValueOnce(new ApiRefusal(403, 'Primero aplica.', 'warning'));
    const clock = clockWith(send);
    clock.tick();
    await clock.flush();
    await clock.flush();
    expect(send).toHaveBeenCalledTimes(1);
    clock.signedIn();
    await vi.waitFor(() => expect(clock.state().refusal).toBe('Primero aplica.'));
    await clock.flush();
    expect(send).toHaveBeenCalledTimes(2);
  });
});
