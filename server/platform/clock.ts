/** The only source of "now"; tests pass a clock that they move by hand. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that moves only by `advance`, which takes seconds. */
export function handClock(start: Date): Clock & { advance(seconds: number): void } {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    advance(seconds) {
      at += seconds * 1000;
    },
  };
}
