import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { rowId } from '../fields.ts';
import { citedArticle, options } from '../questions/fields.ts';

/** Questions in a round. */
export const practiceRound = 10;

const courseWithPractice = z.object({ id: z.int(), title: z.string(), count: z.int() });
export type CourseWithPractice = z.infer<typeof courseWithPractice>;

/** A question to practise with: its key and its reason are for everybody, as no exam asks it (spec 8.20). */
const practiceQuestion = z.object({
  id: z.int(),
  description: z.string(),
  questionTypeId: z.int(),
  ...options,
  several: z.boolean(),
  /** 'V', 'F', or letters in order: 'A,C'. */
  correct: z.string(),
  /** HTML with the values of today's facts; '' = none. */
  why: z.string(),
  law: z.nullable(citedArticle),
  /** The module to read; place = position in the course, from 1; null = none in particular. */
  module: z.nullable(z.object({ title: z.string(), place: z.int() })),
});
export type PracticeQuestion = z.infer<typeof practiceQuestion>;

const practiceSet = z.object({
  courseId: z.int(),
  title: z.string(),
  /** The modules that have questions to practise with, in the course's order. */
  modules: z.array(z.object({ title: z.string(), place: z.int(), count: z.int() })),
  /** The chosen module's place; null = the whole course. */
  place: z.nullable(z.int()),
  /** From 1, and how many there are. */
  round: z.int(),
  rounds: z.int(),
  questions: z.array(practiceQuestion),
});
export type PracticeSet = z.infer<typeof practiceSet>;

export const practice = {
  getCourses: endpoint({
    method: 'GET',
    path: 'Practice/GetCourses',
    who: 'open',
    summary: 'The courses that one can practise for',
    input: z.object({}),
    output: z.array(courseWithPractice),
  }),
  get: endpoint({
    method: 'GET',
    path: 'Practice/Get',
    who: 'open',
    summary:
      'A round of questions of a course, or of one of its modules, that no exam asks, with their key and why',
    input: z.object({
      courseId: rowId(),
      place: z.optional(rowId('Ese módulo no existe.')),
      round: z.optional(rowId('Esa vuelta no existe.')),
    }),
    output: practiceSet,
  }),
};
