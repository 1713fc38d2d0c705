import { expect, test } from 'vitest';
import { openClosing } from './shutdown.ts';

test('closes in the reverse order, once, and goes on past what fails or hangs', async () => {
  const closed: string[] = [];
  const troubles: string[] = [];
  const closing = openClosing((step, problem) => troubles.push(`${step}: ${problem}`));
  closing.add('first', 1000, async () => void closed.push('first'));
  closing.add('hanging', 20, () => new Promise(() => undefined));
  closing.add('failing', 1000, () => Promise.reject(new Error('broken')));
  closing.add('last', 1000, async () => void closed.push('last'));
  await Promise.all([closing.run(), closing.run()]);
  expect(closed).toEqual(['last', 'first']);
  expect(troubles).toEqual(['failing: broken', 'hanging: took over 20 ms']);
});
