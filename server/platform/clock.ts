/** The only source of "now": a test hands in a clock that it moves by hand. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved. `advance` takes seconds. */
export function handClock(start: Date): Clock & { advance(seconds: number): void } {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    advance(seconds) {
      at += seconds * 1000;
    },
  };
}
