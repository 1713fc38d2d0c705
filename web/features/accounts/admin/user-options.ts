import { roleLabels } from '../../../../contract/accounts/role-labels.ts';

export const roleOptions = Object.entries(roleLabels).map(([value, label]) => ({ value, label }));
