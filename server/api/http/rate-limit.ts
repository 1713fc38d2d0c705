import { setTimeout as delay } from 'node:timers/promises';
import type { Caller } from '../../../contract/caller.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Portal } from '../../context/context.ts';
import { openLru } from '../../platform/lru.ts';

const answersPerSecond = 10;
const callsPerSecond = 20;
/** The rate for all visitors behind one address: a training room, or a village behind one antenna. */
const visitsPerSecond = 60;
/** Files and readiness checks of one address: above the limit they are delayed, never refused. */
const filesPerSecond = 500;
const probesPerSecond = 10;
/** An account's burst, in seconds of its rate; all visitors of an address share one second of theirs. */
const burstSeconds = { account: 3, visitors: 1, files: 3, probes: 1 };
const retryAfterSeconds = 1;
/** Refusals that may be delayed at once; more are sent immediately, because memory is limited too. */
const delayedAtMost = 2_000;

/** A call, or a page that is not in the cache. */
type Asked = Pick<Endpoint, 'rateLimit'> | 'page';

export interface RateLimit {
  /** Resolves for a caller within the limit; refuses (429) beyond it. It does not touch the database. */
  (asked: Asked, caller: Caller, address: string): Promise<void>;
  /** Resolves when a file or readiness check may be answered: refusing one would break a page or a load balancer. */
  inTime(asked: 'file' | 'probe', address: string): Promise<void>;
}

/**
 * Limits the calls of each account, and of all visitors of an address together (spec 3.9). A visitor's refusal is
 * delayed by one to two seconds, which slows down clients that retry blindly.
 */
export function openRateLimit(portal: Portal): RateLimit {
  const buckets = openLru<{ left: number; at: number }>(50_000);
  let delayed = 0;

  function isWithin(key: string, perSecond: number, burst: number): boolean {
    const rate = perSecond * Math.max(1, portal.config.rateLimitFactor);
    const now = performance.now() / 1000; // rates are measured in real time, not by the context's clock
    const bucket = buckets.get(key) ?? { left: rate * burst, at: now };
    const left = Math.min(rate * burst, bucket.left + (now - bucket.at) * rate) - 1;
    buckets.set(key, { left: Math.max(0, left), at: now });
    return left >= 0;
  }
  async function delayRefusal(): Promise<void> {
    if (delayed >= delayedAtMost) return;
    delayed += 1;
    // spreads the answers to a flood
    await delay(retryAfterSeconds * 1000 * (1 + Math.random()));
    delayed -= 1;
  }
  async function withinRate(asked: Asked, caller: Caller, address: string): Promise<void> {
    if (caller.role === 'open') {
      if (isWithin(address, visitsPerSecond, burstSeconds.visitors)) return;
      await delayRefusal();
      throw new Refusal('tooManyVisits', { retryAfterSeconds });
    }
    const isAnswer = asked !== 'page' && asked.rateLimit === 'answers';
    const rate = isAnswer ? answersPerSecond : callsPerSecond;
    if (isWithin(`${caller.accountId}:${isAnswer}`, rate, burstSeconds.account)) return;
    throw new Refusal('tooManyTries', { values: { seconds: retryAfterSeconds }, retryAfterSeconds });
  }
  async function inTime(asked: 'file' | 'probe', address: string): Promise<void> {
    const [rate, burst] =
      asked === 'file' ? [filesPerSecond, burstSeconds.files] : [probesPerSecond, burstSeconds.probes];
    if (!isWithin(`${asked} ${address}`, rate, burst)) await delayRefusal();
  }
  return Object.assign(withinRate, { inTime });
}
