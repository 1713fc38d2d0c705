import { roleLabels } from './roles.ts';

export const roleOptions = Object.entries(roleLabels).map(([value, label]) => ({ value, label }));
