import type { Icon } from './endpoint.ts';

/** A kind of refusal: its status, icon and sentence. */
export interface RefusalKind {
  status: number;
  icon: Icon;
  message: string;
}
