import { genders } from '../../../../contract/constants.ts';
import { roleLabels } from './roles.ts';

export const genderOptions = [
  { value: genders.male, label: 'Masculino' },
  { value: genders.female, label: 'Femenino' },
];
export const roleOptions = Object.entries(roleLabels).map(([value, label]) => ({ value, label }));
