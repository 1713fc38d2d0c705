import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiRefusal } from '../../../lib/api/request.ts';
import { createAnswerSender } from './answer-sender.ts';
import type { AnswerStore } from './answer-store.ts';
import { type Click, openAnswers, unsentQuestions } from './answers-by-question.rules.ts';

function memoryStore(): AnswerStore & { clicks: Map<number, Click> } {
  const clicks = new Map<number, Click>();
  return {
    clicks,
    list: async () => [...clicks.values()],
    put: async (click) => void clicks.set(click.questionId, click),
    remove: async (click) => {
      if (clicks.get(click.questionId)?.clickedAt === click.clickedAt) clicks.delete(click.questionId);
    },
  };
}

/** A server that accepts every click. */
const taken = async ({ answer }: Click) => answer;
const noNetwork = new ApiRefusal(0, 'No hay conexión', 'error');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the answer sender', () => {
  it('writes a click down, sends it and forgets the copy', async () => {
    const store = memoryStore();
    const send = vi.fn(taken);
    const sender = createAnswerSender({ answers: {}, store, send });
    sender.choose(1, 'B', 1000);
    expect(sender.state().answers[1]).toMatchObject({ answer: 'B', state: 'pending' });
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledWith({ questionId: 1, answer: 'B', clickedAt: 1000 });
    expect(sender.state().answers[1]?.state).toBe('saved');
    expect(store.clicks.size).toBe(0);
  });

  it('keeps clicks while the network is gone and then sends only the latest of each question', async () => {
    const store = memoryStore();
    const send = vi.fn<(click: Click) => Promise<string>>(() => Promise.reject(noNetwork));
    const sender = createAnswerSender({ answers: {}, store, send });
    sender.choose(1, 'A', 1000);
    await vi.advanceTimersByTimeAsync(0);
    sender.choose(1, 'A,B', 2000);
    sender.choose(2, 'V', 3000);
    await vi.advanceTimersByTimeAsync(0);
    expect(sender.state().isStuck).toBe(true);
    expect(unsentQuestions(sender.state().answers)).toEqual([1, 2]);
    expect([...store.clicks.values()].map(({ answer }) => answer)).toEqual(['A,B', 'V']);

    send.mockClear();
    send.mockImplementation(taken);
    sender.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(send.mock.calls.map(([click]) => click.answer)).toEqual(['A,B', 'V']);
    expect(sender.state().isStuck).toBe(false);
    expect(store.clicks.size).toBe(0);
  });

  it('tries again by itself, each time a little later', async () => {
    const send = vi.fn<(click: Click) => Promise<string>>(() => Promise.reject(noNetwork));
    const sender = createAnswerSender({ answers: {}, store: memoryStore(), send });
    sender.choose(1, 'A', 1000);
    await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(send).toHaveBeenCalledTimes(3);
    sender.stop();
  });

  it('sends a click that came while the one before it was on its way', async () => {
    const answers: (() => void)[] = [];
    const send = vi.fn(
      ({ answer }: Click) => new Promise<string>((resolve) => answers.push(() => resolve(answer))),
    );
    const sender = createAnswerSender({ answers: {}, store: memoryStore(), send });
    sender.choose(1, 'A', 1000);
    await vi.advanceTimersByTimeAsync(0);
    sender.choose(1, 'B', 900); // the estimate of the server's time went back
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(send.mock.calls[1]?.[0]).toEqual({ questionId: 1, answer: 'B', clickedAt: 1001 });
    answers[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(sender.state().answers[1]).toMatchObject({ answer: 'B', state: 'saved' });
  });

  it('waits for the password after a 401, and drops what can never count', async () => {
    const send = vi.fn<(click: Click) => Promise<string>>(() =>
      Promise.reject(new ApiRefusal(401, 'Tu sesión terminó.', 'warning')),
    );
    const sender = createAnswerSender({ answers: {}, store: memoryStore(), send });
    sender.choose(1, 'A', 1000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(sender.state().needsSignIn).toBe(true);

    send.mockImplementation(() =>
      Promise.reject(new ApiRefusal(409, 'El tiempo de este examen terminó.', 'warning')),
    );
    sender.retry();
    expect(await sender.flush()).toBe(true);
    expect(sender.state()).toMatchObject({ needsSignIn: false, isClosed: true });
    expect(sender.state().answers[1]).toMatchObject({
      state: 'refused',
      refusal: 'El tiempo de este examen terminó.',
    });
  });

  it('is not held up by a store that fails or hangs, and says that there is no copy', async () => {
    const broken = { ...memoryStore(), put: () => Promise.reject(new Error('the disk is full')) };
    const hanging = { ...memoryStore(), put: () => new Promise<void>(() => undefined) };
    for (const store of [broken, hanging]) {
      const send = vi.fn(taken);
      const sender = createAnswerSender({ answers: {}, store, send });
      sender.choose(1, 'A', 1000);
      await vi.advanceTimersByTimeAsync(500);
      expect(send).toHaveBeenCalledTimes(1);
      expect(sender.state()).toMatchObject({ hasNoCopy: true, answers: { 1: { state: 'saved' } } });
    }
  });

  it('keeps an answer that only a proxy or a mistake stood in the way of', async () => {
    const store = memoryStore();
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const send = vi.fn(taken);
    for (const status of [0, 408, 413, 429, 502])
      send.mockRejectedValueOnce(new ApiRefusal(status, '', 'error'));
    send.mockRejectedValueOnce(new TypeError('unforeseen'));
    const sender = createAnswerSender({ answers: {}, store, send });
    sender.choose(1, 'A', 1000);
    await vi.advanceTimersByTimeAsync(0);
    for (let failure = 1; failure <= 6; failure += 1) {
      expect(send).toHaveBeenCalledTimes(failure);
      expect(store.clicks.size).toBe(1);
      expect(sender.state().answers[1]?.state).toBe('pending');
      sender.retry();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(reported).toHaveBeenCalledTimes(1);
    expect(sender.state().answers[1]?.state).toBe('saved');
    expect(store.clicks.size).toBe(0);
  });

  it('shows what stands where another device answered later, and calls nothing else saved', async () => {
    const sender = createAnswerSender({ answers: {}, store: memoryStore(), send: async () => 'B' });
    sender.choose(1, 'A', 1000);
    await vi.advanceTimersByTimeAsync(0);
    expect(sender.state().answers[1]).toMatchObject({ answer: 'B', state: 'saved' });
    const slow: (() => void)[] = [];
    const send = () => new Promise<string>((resolve) => slow.push(() => resolve('B')));
    const clicking = createAnswerSender({ answers: {}, store: memoryStore(), send });
    clicking.choose(1, 'A', 1000);
    await vi.advanceTimersByTimeAsync(0);
    clicking.choose(1, 'C', 2000);
    slow[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(clicking.state().answers[1]).toMatchObject({ answer: 'C', state: 'sending' }); // the newest click stays
  });

  it.each([413, 500])('lets no click hold up the others that alone gets %i', async (status) => {
    const store = memoryStore();
    const send = vi.fn(async (click: Click) => {
      if (click.questionId === 1) throw new ApiRefusal(status, '', 'error');
      return click.answer;
    });
    const sender = createAnswerSender({ answers: {}, store, send });
    for (const question of [1, 2, 3]) sender.choose(question, 'A', question * 1000);
    await vi.advanceTimersByTimeAsync(0);
    expect(unsentQuestions(sender.state().answers)).toEqual([1]);
    expect(sender.state().isStuck).toBe(true);
    expect([...store.clicks.keys()]).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(send.mock.calls.map(([{ questionId }]) => questionId)).toEqual([1, 2, 3, 1]);
    sender.choose(1, 'B', 9000); // a new click of that question is tried at once
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(5);
    sender.stop();
  });

  it('sends everything that waits at once when the page goes, before anything is written down', async () => {
    const hanging = { ...memoryStore(), put: () => new Promise<void>(() => undefined) };
    const acknowledge: (() => void)[] = [];
    const send = vi.fn(
      ({ answer }: Click) => new Promise<string>((resolve) => acknowledge.push(() => resolve(answer))),
    );
    const sender = createAnswerSender({ answers: {}, store: hanging, send });
    for (const question of [1, 2]) sender.choose(question, 'A', question * 1000);
    sender.leave();
    sender.leave();
    expect(send.mock.calls.map(([{ questionId }]) => questionId)).toEqual([1, 2]);
    const flushed = sender.flush(); // the page was only hidden, and Terminar is pressed
    for (const each of acknowledge) each();
    expect(await flushed).toBe(true);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('takes over what another device answered, but nothing that was clicked here since', async () => {
    const sender = createAnswerSender({ answers: {}, store: memoryStore(), send: taken });
    sender.choose(1, 'A', 1000);
    await vi.advanceTimersByTimeAsync(0);
    const before = sender.state().answers;
    sender.choose(2, 'V', 2000);
    sender.adopt(before, [
      { id: 1, answer: 'B' },
      { id: 2, answer: 'F' },
      { id: 3, answer: 'C' },
    ]);
    const answers = Object.entries(sender.state().answers).map(([id, { answer }]) => [id, answer]);
    expect(answers).toEqual([
      ['1', 'B'],
      ['2', 'V'],
      ['3', 'C'],
    ]);
  });

  it('takes up what an earlier visit could not send', async () => {
    const question = {
      id: 7,
      description: '',
      questionTypeId: 12,
      answerA: 'a',
      answerB: 'b',
      answerC: null,
      answerD: null,
      curseTitle: '',
      answer: 'A',
    };
    const send = vi.fn(taken);
    const answers = openAnswers([question], [{ questionId: 7, answer: 'B', clickedAt: 5 }]);
    expect(await createAnswerSender({ answers, store: memoryStore(), send }).flush()).toBe(true);
    expect(send).toHaveBeenCalledWith({ questionId: 7, answer: 'B', clickedAt: 5 });
  });
});
