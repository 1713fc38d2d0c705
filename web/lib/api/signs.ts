import type { Icon } from '../../../contract/endpoint.ts';

/** The sign of a message, a toast or a note, is its `descriptionCode` (spec 12.4). */
export const signOf = (icon: Icon): 'ok' | 'warn' | 'bad' =>
  icon === 'success' ? 'ok' : icon === 'warning' ? 'warn' : 'bad';
