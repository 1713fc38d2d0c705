import { setTimeout as delay } from 'node:timers/promises';
import { type Sent, seenOf, send, type Told } from './telling.ts';

/** Something that people save, each time with rows of its own. */
export interface Deed {
  name: string;
  prepare(): Promise<Occasion>;
}

/** One time that somebody saves something. */
export interface Occasion {
  sent: Sent;
  /** What the page does in the place of sending the same again. */
  again?(port: number): Promise<Told>;
  /** How often the portal holds it: 1 is right. `told` is the answer that came at last. */
  held(told: Told): Promise<number>;
}

/** What became of one try. */
export interface Outcome {
  /** The first try was acknowledged. */
  isAcknowledged: boolean;
  /** What the person saw after the first try; '' = that it was saved. */
  seen: string;
  /** '' = the portal holds it once; else what went wrong. */
  fault: string;
  /** How often the portal holds it now. */
  heldNow(): Promise<number>;
}

const tries = 400;
const pauseMilliseconds = 50;

/** A page, or its person, tries again after these: no answer, too often, the portal's own trouble. */
const isTriedAgain = ({ status }: Told) => status === 0 || status === 429 || status >= 500;

/**
 * Saves over a way that may break, then again over a whole one until there is an answer, and compares what was
 * acknowledged with what the portal holds.
 */
export async function tryOnce(
  occasion: Occasion,
  { broken, whole }: { broken: number; whole: () => number },
): Promise<Outcome> {
  const first = await send(broken, occasion.sent);
  return judge(occasion, first, await untilAnswered(occasion, first, whole));
}

/** Repeats what was not answered. A refusal is an answer. */
export async function untilAnswered(occasion: Occasion, first: Told, whole: () => number): Promise<Told> {
  let told = first;
  for (let n = 0; n < tries && isTriedAgain(told); n += 1) {
    if (n > 0) await delay(pauseMilliseconds);
    told = await (occasion.again?.(whole()) ?? send(whole(), occasion.sent));
  }
  return told;
}

/** Compares what was told at first and at last with what the portal holds. */
export async function judge(occasion: Occasion, first: Told, last: Told): Promise<Outcome> {
  const heldNow = () => occasion.held(last);
  return {
    isAcknowledged: first.status === 200,
    seen: seenOf(first),
    fault: last.status === 200 ? faultOf(await heldNow()) : `refused when sent again: ${seenOf(last)}`,
    heldNow,
  };
}

/** What is wrong with something that is held so often. */
export function faultOf(held: number): string {
  if (held === 1) return '';
  return held === 0 ? 'lost' : `held ${held} times`;
}
