import { describe, expect, it } from 'vitest';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { accountBackoff } from './throttling.rules.ts';
import { consumeTry, hashedKey, purgeCounters, resetFailures, returnTry } from './throttling.ts';

const test = aTestPortal({ RATE_LIMIT_FACTOR: '1' });

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
    await expectRefusal(consumeTry(context, 'spare', accountBackoff), 429);
  });
});

describe('the failures of a key', () => {
  const fail = async (key: string, times: number) => {
    for (let n = 0; n < times; n += 1) await consumeTry(test.context(), key, accountBackoff);
  };

  it('set its own wait, and another’s good try ends none of them', async () => {
    await fail('lucky', 1);
    await fail('unlucky', freeTries);
    const wait = { status: 429, retryAfterSeconds: accountBackoff.waitsSeconds[freeTries] };
    await expect(fail('unlucky', 1)).rejects.toMatchObject(wait);
    await resetFailures(test.context(), 'lucky');
    await expect(fail('unlucky', 1)).rejects.toMatchObject(wait);
    await resetFailures(test.context(), 'unlucky');
    await fail('unlucky', 1);
  });

  it('are purged once they are forgotten, not before', async () => {
    const purge = () => purgeCounters(test.context(), test.clock.now());
    const kept = test.portal.db.selectFrom('limit_counter').select('key').where('key', 'like', 'purged-%');
    await fail('purged-first', 1);
    test.clock.advance(accountBackoff.forgetSeconds);
    await fail('purged-second', 1);
    test.clock.advance(1);
    await purge();
    expect(await kept.execute()).toEqual([{ key: 'purged-second' }]);
    test.clock.advance(accountBackoff.forgetSeconds);
    await purge();
    expect(await kept.execute()).toEqual([]);
  });
});

it('spellings that PostgreSQL takes for one name are counted as one', () => {
  const key = hashedKey('resend:name', 'ivan');
  for (const typed of ['IVAN', ' ivan ', 'İvan', 'iván']) expect(hashedKey('resend:name', typed)).toBe(key);
  expect(hashedKey('resend:name', 'ivana')).not.toBe(key);
});
