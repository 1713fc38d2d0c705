/** The only source of "now"; tests pass a fake one. */
export interface Clock {
  now(): Date;
  /** False while the clock cannot be trusted: the portal is not ready (spec 13.11). */
  isSteady(): boolean;
  /** True for a day after a jump: jobs that purge by age wait. */
  hasJumped(): boolean;
}
