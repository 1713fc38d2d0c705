import { expect, test } from 'vitest';
import { openShutdown } from './shutdown.ts';

test('closes in the reverse order, once, and goes on past what fails or hangs', async () => {
  const closed: string[] = [];
  const troubles: string[] = [];
  const shutdown = openShutdown((step, problem) => troubles.push(`${step}: ${problem}`));
  shutdown.add('first', 1000, async () => void closed.push('first'));
  shutdown.add('hanging', 20, () => new Promise(() => undefined));
  shutdown.add('failing', 1000, () => Promise.reject(new Error('broken')));
  shutdown.add('last', 1000, async () => void closed.push('last'));
  await Promise.all([shutdown.run(), shutdown.run()]);
  expect(closed).toEqual(['last', 'first']);
  expect(troubles).toEqual(['failing: broken', 'hanging: took over 20 ms']);
});
