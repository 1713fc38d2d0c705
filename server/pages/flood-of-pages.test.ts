import { beforeEach, expect, test } from 'vitest';
import { openForTests } from '../testing/lifetime.ts';
import { openTestPages } from '../testing/page-build.ts';

/** A screen whose rendering waits until the test lets it end. */
const renderer = `export const renderer = {
  screens: [{ path: '/lenta', who: 'open', mode: 'page', params: ['id'] }],
  setTimeZone() {},
  async renderPage() {
    globalThis.slowRenders.begun += 1;
    await globalThis.slowRenders.end;
    return { texts: ['<p>lenta</p>'], ownPartsOf: async () => ({ render: () => [] }) };
  },
};`;

const pages = openForTests(() => openTestPages(renderer));
const end = Promise.withResolvers<void>();
const renders = { begun: 0, end: end.promise };
beforeEach(() => {
  Object.assign(globalThis, { slowRenders: renders });
});

test('pages of one address are rendered three at a time, and those of another beside them', async () => {
  const open = (id: number, remoteAddress: string) =>
    pages.app.inject({ url: `/lenta?id=${id}`, remoteAddress });
  const flood = Array.from({ length: 20 }, (_, n) => open(n, '10.8.0.1'));
  await expect.poll(() => renders.begun).toBe(3);
  const neighbour = open(19, '10.8.0.2'); // not behind the same page that the flood waits for
  await expect.poll(() => renders.begun).toBe(4);
  end.resolve();
  const answers = await Promise.all([...flood, neighbour]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect(renders.begun).toBe(20);
});
