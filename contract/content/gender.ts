import { genders } from '../constants.ts';

const labels = { [genders.male]: 'Masculino', [genders.female]: 'Femenino' } as const;

/** Each gender with its word, as a choice. */
export const genderOptions = [genders.male, genders.female].map((value) => ({ value, label: labels[value] }));

/** The word of a gender; '' = not known. */
export const genderLabel = (gender: number | null): string => labels[gender as keyof typeof labels] ?? '';
