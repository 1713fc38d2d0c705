import type { Icon } from './endpoint.ts';

/** What a "no" says, and how. */
export interface RefusalKind {
  status: number;
  icon: Icon;
  message: string;
}
