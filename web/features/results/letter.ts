import type { wantedOf } from './results.rules.ts';

/** A letter to people of a course. */
export type LetterText = { Subject: string; Text: string };

/** The recipients: those ticked, or everybody the filter finds. */
export type Recipients = { courseId: number; UserIds?: number[] } & Partial<ReturnType<typeof wantedOf>>;
