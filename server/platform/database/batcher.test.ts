import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBatcher } from './batcher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Batches of at most 3, 25 ms, 6 waiting; the test decides when each is written. */
function underHand() {
  const begun: { calls: number[]; finish(): void; fail(error: Error): void }[] = [];
  const batches = openBatcher<number, string>({
    write: (calls) =>
      new Promise((resolve, reject) => {
        begun.push({ calls, finish: () => resolve(calls.map((call) => `done ${call}`)), fail: reject });
      }),
    batchMilliseconds: 25,
    callsAtOnce: 3,
    waitingAtMost: 6,
  });
  const written = () => begun.map(({ calls }) => calls);
  return { batches, begun, written };
}

describe('openBatcher', () => {
  it('gathers for a moment, and answers each call with its own result', async () => {
    const { batches, begun, written } = underHand();
    const answers = [batches.add(1)];
    await vi.advanceTimersByTimeAsync(24);
    answers.push(batches.add(2));
    expect(written()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(written()).toEqual([[1, 2]]);
    begun[0]?.finish();
    expect(await Promise.all(answers)).toEqual(['done 1', 'done 2']);
    void batches.add(3);
    await vi.advanceTimersByTimeAsync(25);
    expect(written()).toEqual([[1, 2], [3]]);
  });

  it('begins at once when a batch is full', () => {
    const { batches, written } = underHand();
    for (const call of [1, 2, 3, 4]) void batches.add(call);
    expect(written()).toEqual([[1, 2, 3]]);
  });

  it('has one batch under way: those that come meanwhile gather, and none is left behind', async () => {
    const { batches, begun, written } = underHand();
    for (const call of [1, 2, 3, 4]) void batches.add(call);
    await vi.advanceTimersByTimeAsync(1000);
    void batches.add(5);
    expect(written()).toEqual([[1, 2, 3]]);
    begun[0]?.finish();
    await vi.advanceTimersByTimeAsync(25);
    expect(written()).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });

  it('waits its time after a quick batch, so that a busy moment makes few batches', async () => {
    const { batches, begun, written } = underHand();
    void batches.add(1);
    await vi.advanceTimersByTimeAsync(25);
    void batches.add(2);
    begun[0]?.finish();
    await vi.advanceTimersByTimeAsync(24);
    expect(written()).toEqual([[1]]);
    await vi.advanceTimersByTimeAsync(1);
    expect(written()).toEqual([[1], [2]]);
  });

  it('fails each call of a batch that fails and those behind it, and works again after', async () => {
    const { batches, begun } = underHand();
    const answers = [1, 2, 3, 4, 5].map((call) => batches.add(call));
    const settled = Promise.allSettled(answers);
    begun[0]?.fail(new Error('away'));
    expect((await settled).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    const again = batches.add(6);
    await vi.advanceTimersByTimeAsync(25);
    begun[1]?.finish();
    expect(await again).toBe('done 6');
  });

  it('refuses at once what finds too many waiting', async () => {
    const { batches, begun } = underHand();
    const settled = Promise.allSettled(Array.from({ length: 9 }, (_, call) => batches.add(call)));
    const refused = { status: 503, retryAfterSeconds: 5 };
    await expect(batches.add(10)).rejects.toMatchObject(refused);
    begun[0]?.fail(new Error('away'));
    await settled;
    void batches.add(11).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(25);
    expect(begun[1]?.calls).toEqual([11]);
  });

  it('does what waits when it is closed, and whatever comes later at once', async () => {
    const { batches, begun, written } = underHand();
    const answer = batches.add(1);
    const closed = batches.close();
    expect(written()).toEqual([[1]]);
    void batches.add(2);
    begun[0]?.finish();
    expect(await answer).toBe('done 1');
    await vi.advanceTimersByTimeAsync(0);
    begun[1]?.finish();
    await closed;
    expect(written()).toEqual([[1], [2]]);
  });
});
