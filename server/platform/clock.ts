/** The only source of "now"; tests pass a clock that they move by hand. */
export interface Clock {
  now(): Date;
  /** False while it cannot be trusted: the portal is not ready (spec 13.11). */
  isSteady(): boolean;
  /** True for a day after a jump: what is purged by age has to wait. */
  hasJumped(): boolean;
}

/** A clock that moves only by `advance`, which takes seconds. */
export function handClock(start: Date): Clock & { advance(seconds: number): void } {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    isSteady: () => true,
    hasJumped: () => false,
    advance(seconds) {
      at += seconds * 1000;
    },
  };
}
