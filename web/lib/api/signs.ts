import type { Icon } from '../../../contract/endpoint.ts';
import type { Toast } from '../../components/overlay/toast.tsx';

/** The sign of a message is its `descriptionCode` (spec 12.4). */
export const toastKindOf = (icon: Icon): NonNullable<Toast['kind']> =>
  icon === 'success' ? 'ok' : icon === 'warning' ? 'warn' : 'bad';
