import type { ApiRefusal } from './request.ts';

/** True for a sign-in whose password was right, and that goes on with a second step (spec 5.14). */
export const wantsSecondStep = ({ status, icon }: ApiRefusal): boolean =>
  status === 401 && icon === 'warning';
