import { setTimeout as delay } from 'node:timers/promises';
import type { Caller } from '../../../contract/caller.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Portal } from '../../context/context.ts';
import { openLru } from '../../platform/lru.ts';

const answersPerSecond = 10;
const callsPerSecond = 20;
/** The rate of all visitors behind one address: a training room, or a village behind one antenna. */
const visitsPerSecond = 60;
/** Files of one address, and looks at its readiness: above that they come later, and are never refused. */
const filesPerSecond = 500;
const probesPerSecond = 10;
/** The burst of an account, in seconds of its rate; all visitors of an address share one second of theirs. */
const burstSeconds = { account: 3, visitors: 1, files: 3, probes: 1 };
const retryAfterSeconds = 1;
/** Refusals that wait before they go out. Beyond that many they go at once: memory is bounded, too. */
const heldAtMost = 2_000;

/** A call, or a page that is not in the cache. */
type Asked = Pick<Endpoint, 'rateLimit'> | 'page';

export interface RateLimit {
  /** Resolves where the caller is within the limit; refuses (429) what is beyond it. It does not touch the database. */
  (asked: Asked, caller: Caller, address: string): Promise<void>;
  /** Resolves when a file may go out, or readiness may be told: a page without its styles, or a balancer, serves nobody. */
  inTime(asked: 'file' | 'probe', address: string): Promise<void>;
}

/**
 * Limits what each signed-in account asks for, and all visitors of one address together (spec 3.9). A visitor's
 * refusal goes out one to two seconds later, which also slows down clients that repeat at once without reading.
 */
export function openRateLimit(portal: Portal): RateLimit {
  const buckets = openLru<{ left: number; at: number }>(50_000);
  let held = 0;

  function isWithin(key: string, perSecond: number, burst: number): boolean {
    const rate = perSecond * Math.max(1, portal.config.rateLimitFactor);
    const now = performance.now() / 1000; // rates are measured in real time, not by the context's clock
    const bucket = buckets.get(key) ?? { left: rate * burst, at: now };
    const left = Math.min(rate * burst, bucket.left + (now - bucket.at) * rate) - 1;
    buckets.set(key, { left: Math.max(0, left), at: now });
    return left >= 0;
  }
  async function hold(): Promise<void> {
    if (held >= heldAtMost) return;
    held += 1;
    // not all of a flood comes back in the same moment
    await delay(retryAfterSeconds * 1000 * (1 + Math.random()));
    held -= 1;
  }
  async function withinRate(asked: Asked, caller: Caller, address: string): Promise<void> {
    if (caller.role === 'open') {
      if (isWithin(address, visitsPerSecond, burstSeconds.visitors)) return;
      await hold();
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
    if (!isWithin(`${asked} ${address}`, rate, burst)) await hold();
  }
  return Object.assign(withinRate, { inTime });
}
