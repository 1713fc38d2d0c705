/** The only source of "now"; tests pass a fake one. */
export interface Clock {
  now(): Date;
  /** False while the clock cannot be trusted: the portal is not ready (spec 13.11). */
  isSteady(): boolean;
  /** True for a day after a jump: jobs that purge by age wait. */
  hasJumped(): boolean;
}

/** This machine's clocks; tests pass their own. */
export interface MachineClocks {
  /** Milliseconds since some moment; nobody can set it. */
  monotonic(): number;
  wall(): number;
}

export const machineClocks: MachineClocks = { monotonic: () => performance.now(), wall: () => Date.now() };
