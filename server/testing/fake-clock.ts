import type { Clock } from '../platform/clock.ts';

/** Makes a clock that moves only by `advance`, which takes seconds. */
export function fakeClock(start: Date): Clock & { advance(seconds: number): void } {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    isSteady: () => true,
    hasJumped: () => false,
    offsetSeconds: () => 0,
    advance(seconds) {
      at += seconds * 1000;
    },
  };
}
