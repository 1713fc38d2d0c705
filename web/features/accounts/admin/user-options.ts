import { roleLabels } from '../../../../contract/content/role-labels.ts';

export const roleOptions = Object.entries(roleLabels).map(([value, label]) => ({ value, label }));
