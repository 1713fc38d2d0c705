import { LRUCache } from 'lru-cache';
import type { Caller } from '../../../contract/caller.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Portal } from '../../context/context.ts';

const callsPerSecond = 20;
const answersPerSecond = 10;
const burstSeconds = 3;

/** Limits the calls of each signed-in account (spec 3.9): 10 answers a second, 20 other calls. */
export function openRateLimit(portal: Portal): (row: Endpoint, caller: Caller) => void {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: 50_000 });
  return (row, caller) => {
    if (caller.role === 'open') return;
    const isAnswer = row.rateLimit === 'answers';
    const rate = (isAnswer ? answersPerSecond : callsPerSecond) * portal.config.rateLimitFactor;
    const key = `${caller.accountId}:${isAnswer}`;
    const now = performance.now() / 1000; // rates are measured in real time, not by the context's clock
    const bucket = buckets.get(key) ?? { left: rate * burstSeconds, at: now };
    bucket.left = Math.min(rate * burstSeconds, bucket.left + (now - bucket.at) * rate) - 1;
    bucket.at = now;
    buckets.set(key, bucket);
    if (bucket.left < 0) {
      bucket.left = 0;
      throw new Refusal('tooManyTries', { values: { seconds: 1 }, retryAfterSeconds: 1 });
    }
  };
}
