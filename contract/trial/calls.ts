import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { rowId } from '../fields.ts';
import { exam, examResult } from '../questions/calls.ts';

/** The sealed start of a trial: its owner, questions and times. It holds no key. */
const ticket = z
  .string('Falta la prueba.')
  .check(
    z.maxLength(8000, 'Esa prueba no es de este portal.'),
    z.regex(/^[\w-]+\.[\w-]+$/, 'Esa prueba no es de este portal.'),
  );
const answer = z.string('Elige una respuesta.').check(z.maxLength(20, 'Elige una respuesta.'));

const startedTrial = z.extend(exam, { ticket: z.string() });
export type Trial = z.infer<typeof startedTrial>;

const trialResult = z.extend(examResult, {
  /** Each question in the exam's order, with its key; only once the trial is over. */
  marks: z.array(
    z.object({
      id: z.int(),
      description: z.string(),
      answer: z.string(),
      correctAnswer: z.string(),
      isRight: z.boolean(),
    }),
  ),
});
export type TrialResult = z.infer<typeof trialResult>;

/**
 * An administrator's trial of a course's exam (spec 2.20, 8.17). Nothing is stored: the start is sealed into a ticket,
 * and the answers stay in the browser until they are graded.
 */
export const trial = {
  start: endpoint({
    method: 'POST',
    path: 'Trial/Start',
    who: 'admin',
    effect: 'none',
    summary: 'Draws a trial exam by the current settings, of drafts and archived courses too; stores nothing',
    input: z.object({ courseId: rowId() }),
    output: startedTrial,
  }),
  check: endpoint({
    method: 'POST',
    path: 'Trial/Check',
    who: 'admin',
    effect: 'none',
    rateLimit: 'answers',
    summary:
      'Takes a click of a trial as an exam would: the normalised answer and the time left; stores nothing',
    input: z.object({ Ticket: ticket, QuestionId: rowId(), Answer: answer }),
    output: z.object({ remainingSeconds: z.number(), answer: z.string() }),
  }),
  grade: endpoint({
    method: 'POST',
    path: 'Trial/Grade',
    who: 'admin',
    effect: 'none',
    summary: 'Grades a trial as exams are graded; it counts nowhere, and nothing is stored',
    input: z.object({
      Ticket: ticket,
      Answers: z
        .array(z.object({ QuestionId: rowId(), Answer: answer }), 'Faltan las respuestas.')
        .check(z.maxLength(500, 'Un examen tiene hasta 500 respuestas.')),
    }),
    output: trialResult,
  }),
};
