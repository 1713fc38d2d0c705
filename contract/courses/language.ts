import type { languages } from '../constants.ts';

const tags: Record<(typeof languages)[number], 'es' | 'en'> = { Español: 'es', Ingles: 'en' };

/** The language tag of a course's texts. */
export const languageTag = (language: string): 'es' | 'en' => tags[language as keyof typeof tags] ?? 'es';
