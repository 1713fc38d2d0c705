import { createHash } from 'node:crypto';
import { Refusal, type RefusalCode } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import * as queries from './throttling.queries.ts';
import { type Backoff, type Limit, secondsToWait, waitAfter, widened } from './throttling.rules.ts';

/**
 * Makes a counter's key of typed text, one for all spellings that PostgreSQL may take for the same ('İ' is an 'i' there).
 * It is hashed, because people type passwords and addresses into any field.
 */
export function hashedKey(prefix: string, typed: string): string {
  const folded = typed.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return `${prefix}:${createHash('sha256').update(folded).digest('base64url').slice(0, 24)}`;
}

/** The refusals of a limit, by what was requested too often. */
type LimitRefusal = Extract<RefusalCode, 'tooManyTries' | 'tooManyMessages'>;

const refusal = (seconds: number, code: LimitRefusal = 'tooManyTries') =>
  new Refusal(code, {
    values: { seconds, minutes: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  });

/**
 * Uses one unit of a limit, × RATE_LIMIT_FACTOR (spec 5.8). Refuses (429) when none is left in its window, with the
 * sentence of `code`.
 */
export async function consumeLimit(
  context: Context,
  key: string,
  limit: Limit,
  code?: LimitRefusal,
): Promise<void> {
  const { isWithin, secondsLeft } = await countUnit(context, key, limit);
  if (!isWithin) throw refusal(secondsLeft, code);
}

/** Uses one unit of a limit like consumeLimit; false when none is left. */
export async function tryConsumeLimit(context: Context, key: string, limit: Limit): Promise<boolean> {
  return (await countUnit(context, key, limit)).isWithin;
}

async function countUnit(context: Context, key: string, limit: Limit) {
  const now = context.clock.now();
  const endsAt = new Date(now.getTime() + limit.windowSeconds * 1000);
  const counted = await queries.countInWindow(context.db, key, now, endsAt);
  return {
    isWithin: counted.count <= limit.most * context.config.rateLimitFactor,
    secondsLeft: Math.max(1, Math.ceil((counted.endsAt.getTime() - now.getTime()) / 1000)),
  };
}

/**
 * Counts a try as a failure until `resetFailures`, so that a thousand concurrent guesses count as a thousand. Refuses
 * (429) during a wait.
 */
export async function consumeTry(context: Context, key: string, backoff: Backoff): Promise<void> {
  const wide = widened(backoff, context.config.rateLimitFactor);
  if (await queries.countFailure(context.db, key, wide, context.clock.now())) return;
  await refuseWhileWaiting(context, key, backoff);
  throw refusal(1); // the wait ended between the two statements
}

/** Takes back a try that was no failure; the key's other failures stay. */
export function returnTry(context: Context, key: string): Promise<void> {
  return queries.uncountFailure(context.db, key);
}

/** Refuses (429) during a wait; counts nothing. */
async function refuseWhileWaiting(context: Context, key: string, backoff: Backoff): Promise<void> {
  const wide = widened(backoff, context.config.rateLimitFactor);
  const now = context.clock.now();
  const counter = await queries.findCounter(context.db, key, now);
  if (counter === undefined) return;
  const openAt = counter.endsAt.getTime() - (wide.forgetSeconds - waitAfter(wide, counter.count)) * 1000;
  if (openAt > now.getTime()) throw refusal(secondsToWait(wide, counter.count, counter.endsAt, now));
}

/** Deletes the key's failures after a successful try. */
export function resetFailures(context: Context, key: string): Promise<void> {
  return queries.deleteCounter(context.db, key);
}

export async function purgeCounters({ db }: Context, now: Date): Promise<void> {
  await queries.deleteCountersBefore(db, now);
}
