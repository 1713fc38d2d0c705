import { questionTypes } from '../constants.ts';

/** The types of question in words, by their ids (spec 2.17). */
const labels = {
  [questionTypes.trueFalse]: 'Verdadero o Falso',
  [questionTypes.multipleChoice]: 'Selección Multiple',
} as const;

export const questionTypeOptions = [questionTypes.trueFalse, questionTypes.multipleChoice].map((value) => ({
  value,
  label: labels[value],
}));

/** A type in words; '' = unknown. */
export const questionTypeLabel = (type: number): string => labels[type as keyof typeof labels] ?? '';
