import { genders } from '../constants.ts';

const labels = { [genders.male]: 'Masculino', [genders.female]: 'Femenino' } as const;

/** The genders as choices. */
export const genderOptions = [genders.male, genders.female].map((value) => ({ value, label: labels[value] }));

/** A gender in words; '' = unknown. */
export const genderLabel = (gender: number | null): string => labels[gender as keyof typeof labels] ?? '';
