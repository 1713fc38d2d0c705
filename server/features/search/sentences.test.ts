import { beforeAll, expect, test } from 'vitest';
import { loadDemoContent } from '../../boot/demo-content.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { figuresOf, sentences, verdictOn } from '../../testing/sentences.ts';

const world = aTestPortal();
beforeAll(() => loadDemoContent(world.context()));

const askedAtOnce = 8;

async function verdicts() {
  const asked = sentences.filter(({ half }) => half === 'checking');
  const found = [];
  for (let at = 0; at < asked.length; at += askedAtOnce)
    found.push(
      ...(await Promise.all(
        asked.slice(at, at + askedAtOnce).map(async (sentence) => {
          const { data } = await world.client.visitor.homeSlider.search({ value: sentence.text });
          return verdictOn(sentence, data);
        }),
      )),
    );
  return found;
}

test('of the sentences that nothing was fitted to, the right thing comes first for nine of ten', async () => {
  const { first, withinThree, short, shortRight } = figuresOf(await verdicts());
  expect(first).toBeGreaterThan(87);
  expect(withinThree).toBeGreaterThan(95);
  expect(short).toBeGreaterThan(65);
  expect(shortRight).toBeGreaterThan(94);
});

test('the sentences are at least 600, half of them for checking, and each is there once', () => {
  const checking = sentences.filter(({ half }) => half === 'checking');
  expect(sentences.length).toBeGreaterThanOrEqual(600);
  expect(Math.abs(checking.length - sentences.length / 2)).toBeLessThan(10);
  expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
});
