/** The only source of "now"; tests pass a fake one. */
export interface Clock {
  now(): Date;
  /** False while it cannot be trusted: the portal is not ready (spec 13.11). */
  isSteady(): boolean;
  /** True for a day after a jump: what is purged by age has to wait. */
  hasJumped(): boolean;
}
