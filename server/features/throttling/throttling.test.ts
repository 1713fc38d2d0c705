import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { accountBackoff } from './throttling.rules.ts';
import { consumeTry, returnTry } from './throttling.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await openTestPortal({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => test.close());

const freeTries = accountBackoff.waitsSeconds.filter((seconds) => seconds === 0).length;

describe('a try given back', () => {
  it('is no failure: any number of them costs nothing', async () => {
    const context = test.context();
    for (let n = 0; n < 2 * freeTries; n += 1) {
      await consumeTry(context, 'given-back', accountBackoff);
      await returnTry(context, 'given-back');
    }
  });

  it('twice, as when a reset came between, is no try to spare', async () => {
    const context = test.context();
    await consumeTry(context, 'spare', accountBackoff);
    for (let n = 0; n < 3; n += 1) await returnTry(context, 'spare');
    for (let n = 0; n < freeTries; n += 1) await consumeTry(context, 'spare', accountBackoff);
    await expect(consumeTry(context, 'spare', accountBackoff)).rejects.toMatchObject({ status: 429 });
  });
});
