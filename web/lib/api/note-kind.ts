import type { Icon } from '../../../contract/endpoint.ts';

/** The kind of a toast or a note for the `descriptionCode` of a response (spec 12.4). */
export const noteKind = (icon: Icon): 'ok' | 'warn' | 'bad' =>
  icon === 'success' ? 'ok' : icon === 'warning' ? 'warn' : 'bad';
