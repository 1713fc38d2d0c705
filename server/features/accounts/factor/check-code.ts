import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { Refusal } from '../../../../contract/refusal.ts';
import type { Context } from '../../../context/context.ts';
import { calendarDate } from '../../../platform/calendar.ts';
import { decryptWithAny } from '../../../platform/crypto/keys.ts';
import { accountBackoff } from '../../throttling/throttling.rules.ts';
import { consumeTry, resetFailures } from '../../throttling/throttling.ts';
import {
  findAuthenticator,
  lockRecoveryCode,
  markRecoveryCodeUsed,
  type StoredAuthenticator,
  takeStep,
} from './factor.queries.ts';
import {
  codeSeconds,
  digitsOf,
  judgedCode,
  minutesSlow,
  recognisedBefore,
  recoveryCodeAsMade,
} from './factor.rules.ts';

/**
 * Counts a try at the codes of an account as a wrong password counts (spec 5.8), until `work` has taken one. Refuses (429)
 * during a wait.
 */
export async function countingTries<T>(
  context: Context,
  accountId: number,
  work: () => Promise<T>,
): Promise<T> {
  const key = `factor:account:${accountId}`;
  await consumeTry(context, key, accountBackoff);
  const result = await work();
  await resetFailures(context, key);
  return result;
}

/**
 * Takes a code of an account inside a transaction: of its application, or one of its recovery codes; each is taken once.
 * Refuses (400) a wrong code, one that was used, and one by a clock that is slow.
 */
export async function takeCode(inside: Context, accountId: number, typed: string): Promise<void> {
  const digits = digitsOf(typed);
  if (digits === undefined) return takeRecoveryCode(inside, accountId, typed);
  const authenticator = await findAuthenticator(inside.db, accountId);
  if (authenticator === undefined || authenticator.confirmedAt === null) throw new Refusal('badStepCode');
  const step = rightStep(inside, authenticator, digits);
  // a call at the same moment may have taken it
  if (!(await takeStep(inside.db, accountId, { step, now: inside.clock.now() })))
    throw new Refusal('usedStepCode');
}

/** Finds the half minute of an application's code. Refuses (400) any that does not count now. */
export function rightStep(
  { keys, clock }: Context,
  { secret, lastStep }: Pick<StoredAuthenticator, 'secret' | 'lastStep'>,
  digits: string,
): number {
  const timestamp = clock.now().getTime();
  const currentStep = TOTP.counter({ period: codeSeconds, timestamp });
  const base32 = openedSecret(keys, secret);
  const delta = TOTP.validate({
    token: digits,
    secret: Secret.fromBase32(base32),
    period: codeSeconds,
    timestamp,
    window: recognisedBefore,
  });
  const judgement = judgedCode(delta, { currentStep, lastStep });
  if (delta === null || judgement === 'wrong') throw new Refusal('badStepCode');
  if (judgement === 'used') throw new Refusal('usedStepCode');
  if (judgement === 'slow') throw new Refusal('clockIsSlow', { values: { minutes: minutesSlow(delta) } });
  return currentStep + delta;
}

/** Refuses (409) a secret that no key of the portal opens: its own was lost, or changed twice. */
function openedSecret({ factor, factorBefore }: Context['keys'], sealed: Buffer): string {
  try {
    return decryptWithAny([factor, ...factorBefore], sealed);
  } catch {
    throw new Refusal('authenticatorUnreadable');
  }
}

async function takeRecoveryCode(inside: Context, accountId: number, typed: string): Promise<void> {
  const { keys, config, clock } = inside;
  const made = recoveryCodeAsMade(typed);
  const hashes = [keys.factor, ...keys.factorBefore].map((key) => recoveryCodeHash(key, made));
  const found = await lockRecoveryCode(inside.db, accountId, hashes);
  if (found === undefined) throw new Refusal('badStepCode');
  if (found.usedAt !== null) {
    const date = calendarDate(found.usedAt, config.timeZone).split('-').reverse().join('/');
    throw new Refusal('usedRecoveryCode', { values: { date } });
  }
  await markRecoveryCodeUsed(inside.db, found.id, clock.now());
}

/** Keyed, because ten letters could be found by trying from the table alone. */
export const recoveryCodeHash = (key: Buffer, code: string): Buffer =>
  createHmac('sha256', key).update(code).digest();
