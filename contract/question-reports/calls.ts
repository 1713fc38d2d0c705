import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, listInput, optionalText, requiredText, rowId } from '../fields.ts';
import { citedArticle } from '../questions/fields.ts';

/** The ways in which a question may be at fault. */
export const questionFaults = ['key', 'several', 'unclear', 'law', 'other'] as const;
export type QuestionFault = (typeof questionFaults)[number];

/** Open = somebody waits for the institute's answer. */
export const questionReportStates = ['open', 'answered'] as const;

export const maxReportLength = 500;

const report = z.object({
  id: z.int(),
  fault: z.enum(questionFaults),
  /** '' = nothing more was said. */
  text: z.string(),
  date: z.string(),
  userId: z.int(),
  /** 'Usuario eliminado' after deletion. */
  fullname: z.string(),
  attemptId: z.int(),
});

const reportedQuestion = z.object({
  questionId: z.int(),
  courseId: z.int(),
  courseName: z.string(),
  description: z.string(),
  /** The right answers in words: 'B. Bs 300'. */
  correct: z.array(z.string()),
  isDeleted: z.boolean(),
  law: z.nullable(citedArticle),
  /** Newest first: those that wait, or, where none does, those that were answered. */
  reports: z.array(report),
  /** How it was answered of late by the key of today; `asked` counts finished exams up to `askedAtMost`. */
  asked: z.int(),
  failed: z.int(),
  /** The wrong answer chosen most, in words; null = none. */
  mostChosen: z.nullable(z.object({ words: z.string(), count: z.int() })),
  /** The institute's answer; null = it waits. */
  answer: z.nullable(z.object({ text: z.string(), date: z.string(), by: z.nullable(z.string()) })),
});
export type ReportedQuestion = z.infer<typeof reportedQuestion>;

/** Figures are of so many of the latest exams that asked the question. */
export const askedAtMost = 500;

/** 'Esta pregunta tiene un problema' (spec 8.21); all calls are extensions. */
export const questionReport = {
  add: endpoint({
    method: 'POST',
    path: 'QuestionReport/Add',
    who: 'member',
    effect: 'own',
    summary:
      'Says what is wrong with a question of a closed exam of the caller’s; once a person and question',
    input: z.object({
      AttemptId: rowId(),
      QuestionId: rowId(),
      Fault: z.enum(questionFaults, 'Elige qué pasa con la pregunta.'),
      Text: optionalText(maxReportLength),
    }),
    output: done,
  }),
  get: endpoint({
    method: 'GET',
    path: 'QuestionReport/Get',
    who: 'admin',
    fromReplica: true,
    list: true,
    summary: 'The questions that people report, with their figures; Search looks in questions and courses',
    input: z.object({
      ...listInput,
      State: z.optional(z.enum(questionReportStates, 'Ese estado no existe.')),
    }),
    output: z.array(reportedQuestion),
  }),
  answer: endpoint({
    method: 'PUT',
    path: 'QuestionReport/Answer',
    who: 'admin',
    effect: 'publicWord',
    summary:
      'Answers everybody who waits for word of a question, by letter and in their attempt; Seen is the newest report that the caller has read, a newer one is 409',
    input: z.object({
      QuestionId: rowId(),
      Seen: rowId(),
      Text: requiredText('Escribe qué les contestas.', 2000),
    }),
    output: z.object({ count: z.int() }),
  }),
};
