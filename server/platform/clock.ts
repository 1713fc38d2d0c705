/** The only source of "now"; tests pass a fake one. */
export interface Clock {
  now(): Date;
  /** False while the clock cannot be trusted: the portal is not ready (spec 13.11). */
  isSteady(): boolean;
  /** True for a day after a jump: jobs that purge by age wait. */
  hasJumped(): boolean;
  /** The seconds by which this machine's clock is ahead of the portal's time, which is the database's. */
  offsetSeconds(): number;
}

/** The largest difference that a machine whose clock is kept (NTP) may have. */
const mostOffsetSeconds = 5;

/** True for a clock that somebody has to set: mails, logs and other programs of the machine go by it. */
export const isOffset = (seconds: number): boolean => Math.abs(seconds) > mostOffsetSeconds;

/** This machine's clocks; tests pass their own. */
export interface MachineClocks {
  /** Milliseconds since some moment; nobody can set it. */
  monotonic(): number;
  wall(): number;
}

export const machineClocks: MachineClocks = { monotonic: () => performance.now(), wall: () => Date.now() };
