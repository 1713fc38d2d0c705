import { type Sent, seenOf, send, type Told, untilAnswered } from './telling.ts';

/** Something that people save, each time with rows of its own. */
export interface Deed {
  name: string;
  prepare(): Promise<Occasion>;
}

/** One time that somebody saves something. */
export interface Occasion {
  sent: Sent;
  /** What the page does in the place of sending the same again, also when it is told that its session has ended. */
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

/**
 * Saves over a way that may break, then again over a whole one until there is an answer, and compares what was
 * acknowledged with what the portal holds.
 */
export async function tryOnce(
  occasion: Occasion,
  { broken, whole }: { broken: number; whole: () => number },
): Promise<Outcome> {
  return settle(occasion, await send(broken, occasion.sent), whole);
}

/** Sends again what was not answered, and judges. */
export async function settle(occasion: Occasion, first: Told, whole: () => number): Promise<Outcome> {
  const again = () => occasion.again?.(whole()) ?? send(whole(), occasion.sent);
  const told = first.status === 401 && occasion.again !== undefined ? await again() : first;
  return judge(occasion, first, await untilAnswered(told, again));
}

/** Compares what was told at first and at last with what the portal holds. */
async function judge(occasion: Occasion, first: Told, last: Told): Promise<Outcome> {
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
