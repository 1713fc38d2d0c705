import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { openForTests } from '../testing/lifetime.ts';
import { openTestPages } from '../testing/page-build.ts';

/** A screen whose rendering waits until the test lets it end, and one that waits for nothing. */
const renderer = `export const renderer = {
  screens: [
    { path: '/lenta', who: 'open', mode: 'page', params: ['id'] },
    { path: '/cuanto', who: 'open', mode: 'page', params: ['id'], personalParams: ['id'] },
  ],
  setTimeZone() {},
  async renderRefusal() { return { texts: ['no'], ownTexts: () => [] }; },
  async renderPage({ screen }) {
    if (screen.path === '/cuanto') {
      globalThis.renders.inTurns.push(globalThis.renders.turn);
      await globalThis.renders.hold;
    }
    else {
      globalThis.renders.begun += 1;
      await globalThis.renders.end;
    }
    return { texts: ['<p>lenta</p>'], ownPartsOf: async () => ({ render: () => [] }) };
  },
};`;

const pages = openForTests(() => openTestPages(renderer));
const end = Promise.withResolvers<void>();
const renders = {
  begun: 0,
  end: end.promise,
  hold: undefined as Promise<void> | undefined,
  turn: 0,
  inTurns: [] as number[],
};
beforeEach(() => {
  Object.assign(globalThis, { renders });
});

const open = (url: string, remoteAddress: string) => pages.app.inject({ url, remoteAddress });

test('pages of one address are rendered three at a time, and those of another beside them', async () => {
  const flood = Array.from({ length: 20 }, (_, n) => open(`/lenta?id=${n}`, '10.8.0.1'));
  await expect.poll(() => renders.begun).toBe(3);
  const neighbour = open('/lenta?id=19', '10.8.0.2'); // not behind the same page that the flood waits for
  await expect.poll(() => renders.begun).toBe(4);
  end.resolve();
  const answers = await Promise.all([...flood, neighbour]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect(renders.begun).toBe(20);
});

test('pages that wait for nothing leave turns to everybody else', async () => {
  const flood = Promise.all(Array.from({ length: 40 }, (_, n) => open(`/cuanto?id=${n}`, '10.8.0.3')));
  while (renders.inTurns.length < 40) {
    await setImmediate();
    renders.turn += 1;
  }
  await flood;
  const ofEachTurn = Map.groupBy(renders.inTurns, (turn) => turn);
  expect(Math.max(...[...ofEachTurn.values()].map(({ length }) => length))).toBe(1);
});

test('pages of what people say of themselves are made one after another for all, and beyond sixty refused', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  renders.hold = promise;
  renders.inTurns = [];
  const refused: number[] = [];
  const asked = Array.from({ length: 100 }, async (_, n) => {
    const { statusCode, headers } = await open(`/cuanto?id=${n}`, `10.9.0.${n}`);
    if (statusCode === 503) refused.push(Number(headers['retry-after']));
    return statusCode;
  });
  await expect.poll(() => refused.length).toBe(39);
  expect(renders.inTurns).toHaveLength(1);
  resolve();
  const answered = await Promise.all(asked);
  expect(answered.filter((status) => status === 200)).toHaveLength(61);
  expect(new Set(refused)).toEqual(new Set([5]));
});
