import * as z from 'zod/mini';
import { certificateObstacles } from '../certificates/obstacles.ts';
import { minimumGradeRange } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { done, rowId, wholeNumber } from '../fields.ts';
import { questionBank } from '../question-banks/calls.ts';
import { deleteByAdmin } from '../row-calls.ts';
import { drawCalls, examDraw } from './draw.ts';
import { answer, options, questionShown, questionWritten } from './fields.ts';

/** A question with its key, for administrators only. */
const questionRow = z.object({
  id: z.int(),
  ...questionShown,
  /** To be sent back with Update; a stale one is 409. */
  version: z.int(),
});
export type QuestionRow = z.infer<typeof questionRow>;

const examSettings = z.object({
  testTime: z.int(),
  amountQuestion: z.int(),
  minQualify: z.int(),
  /** Hours to wait between two attempts. */
  waitHours: z.int(),
  /** The most attempts that count; 0 = no limit. */
  attemptLimit: z.int(),
  /** How its questions are drawn. */
  draw: examDraw,
});
export type ExamSettings = z.infer<typeof examSettings>;

/** A question for the member who sits the exam: a separate type without key or mark (spec 4.4). */
const examQuestion = z.object({
  id: z.int(),
  description: z.string(),
  type: z.string(),
  questionTypeId: z.int(),
  ...options,
  /** True: 'Elige todas las correctas', false: 'Elige una'. It reveals no more of the key. */
  several: z.boolean(),
  /**
   * The stored letters in the order in which this attempt shows them: 'CADB'; '' = A, B, C, D. Answers name stored letters.
   */
  order: z.string(),
  curseTitle: z.string(),
  answer,
});
export type ExamQuestion = z.infer<typeof examQuestion>;

export const exam = z.object({
  attemptId: z.int(),
  curseTitle: z.string(),
  startedAt: z.string(),
  closesAt: z.string(),
  serverTime: z.string(),
  allowedSeconds: z.int(),
  remainingSeconds: z.number(),
  questions: z.array(examQuestion),
});
export type Exam = z.infer<typeof exam>;

export const examResult = z.object({
  attemptId: z.int(),
  calification: z.int(),
  correctCount: z.int(),
  questionCount: z.int(),
  minCalification: z.int(),
  isPassed: z.boolean(),
  timeOnTest: z.nullable(z.number()),
  usedSeconds: z.int(),
  answeredCount: z.int(),
  certificateCode: z.nullable(z.string()),
  /** The obstacle to an earned certificate, which is issued once it is gone. */
  certificateWaits: z.nullable(z.enum(certificateObstacles)),
  /** The modules to read again, named by the questions answered wrong; place = position in the course, from 1. */
  readAgain: z.array(z.object({ title: z.string(), place: z.int() })),
  /** How many questions the course has to practise with: none of them is asked in exams. */
  practiceCount: z.int(),
  /** When another attempt may start; null = now, or never again. */
  nextAttemptAt: z.nullable(z.string()),
  /** Another attempt is possible, now or from `nextAttemptAt` on. */
  canRetake: z.boolean(),
  /** Attempts that are left; null = no limit. */
  attemptsLeft: z.nullable(z.int()),
});
export type ExamResult = z.infer<typeof examResult>;

const ownCourse = { UserId: rowId(), CourseId: rowId() };
const courseId = { IdCourse: rowId() };
const minimumGrade = wholeNumber(
  'La calificación mínima debe ser mayor que 0.',
  minimumGradeRange.min,
  Infinity,
).check(z.maximum(minimumGradeRange.max, 'La calificación mínima va de 1 a 100.'));
const pdf = z.any();

export const question = {
  ...questionBank,
  ...drawCalls,
  get: endpoint({
    method: 'GET',
    path: 'Question/Get',
    who: 'admin',
    isPrescribed: true,
    summary: 'The questions of a course, with their key',
    input: z.object({ id: rowId() }),
    output: z.array(questionRow),
  }),
  getConfig: endpoint({
    method: 'GET',
    path: 'Question/GetConfig',
    who: 'signedIn',
    isPrescribed: true,
    summary: 'Exam settings of a course',
    input: z.object({ id: rowId() }),
    output: examSettings,
  }),
  getTest: endpoint({
    method: 'GET',
    path: 'Question/GetTest',
    reserved: true,
    who: 'member',
    isPrescribed: true,
    own: 'userId',
    summary: 'Starts the attempt or resumes the running one',
    /** With AttemptId the call only resumes that attempt (409 once it is over) and never starts another. */
    input: z.object({ id: rowId(), userId: rowId(), AttemptId: z.optional(rowId()) }),
    output: exam,
  }),
  add: endpoint({
    method: 'POST',
    path: 'Question/Add',
    who: 'admin',
    effect: 'certified',
    provesInside: true,
    isPrescribed: true,
    idempotent: 'stored',
    summary: 'Adds a question',
    input: z.object({ CourseId: rowId(), ...questionWritten }),
    output: z.object({ id: z.int() }),
  }),
  addTime: endpoint({
    method: 'POST',
    path: 'Question/AddTime',
    who: 'admin',
    effect: 'certified',
    provesInside: true,
    isPrescribed: true,
    summary: 'Exam time in minutes',
    input: z.object({ Time: wholeNumber('El tiempo debe ser mayor que 0.', 1, 1440), ...courseId }),
    output: done,
  }),
  addQuantityQuestion: endpoint({
    method: 'POST',
    path: 'Question/AddQuantityQuestion',
    who: 'admin',
    effect: 'certified',
    provesInside: true,
    isPrescribed: true,
    summary: 'Questions per exam',
    input: z.object({ Quantity: wholeNumber('La cantidad debe ser mayor que 0.', 1, 500), ...courseId }),
    output: done,
  }),
  addMinCalification: endpoint({
    method: 'POST',
    path: 'Question/AddMinCalification',
    who: 'admin',
    effect: 'certified',
    provesInside: true,
    isPrescribed: true,
    summary: 'Minimum grade',
    input: z.object({
      Calification: minimumGrade,
      ...courseId,
    }),
    output: done,
  }),
  delete: {
    ...deleteByAdmin(
      'Question/Delete',
      'undoable',
      'Moves a question to the Papelera; attempts that showed it keep it',
    ),
    isPrescribed: true,
  },
  saveAnswerByUser: endpoint({
    method: 'POST',
    path: 'Question/saveAnswerByUser',
    reserved: true,
    who: 'member',
    effect: 'own',
    isPrescribed: true,
    own: 'UserId',
    rateLimit: 'answers',
    summary: 'Stores a click durably, then answers',
    input: z.object({
      ...ownCourse,
      QuestionId: rowId(),
      Answer: z.string('Elige una respuesta.').check(z.maxLength(20)),
      AttemptId: z.optional(rowId()),
      ClickedAt: z.optional(z.string().check(z.maxLength(40))),
    }),
    /** `answer` is the stored one: a later click, perhaps on another device, may have been stored first. */
    output: z.object({ remainingSeconds: z.number(), answer: z.string() }),
  }),
  getCalification: endpoint({
    method: 'POST',
    path: 'Question/getCalification',
    reserved: true,
    who: 'member',
    effect: 'own',
    isPrescribed: true,
    own: 'UserId',
    summary: 'Ends and grades the attempt; repeating it gives the same result',
    input: z.object({ ...ownCourse, TimeOnTest: z.optional(z.number()), AttemptId: z.optional(rowId()) }),
    output: examResult,
  }),
  getCertificateLinks: endpoint({
    method: 'GET',
    path: 'Question/GetCertificateLinks',
    who: 'signedIn',
    own: 'UserId',
    summary: 'Addresses of the certificate that a browser can open without a token, for 10 minutes',
    input: z.object(ownCourse),
    output: z.object({ see: z.string(), keep: z.string() }),
  }),
  seeCertificate: endpoint({
    method: 'GET',
    path: 'Question/seeCertificate',
    who: 'signedIn',
    effect: 'none',
    isPrescribed: true,
    own: 'UserId',
    file: ['pdf'],
    summary: 'The certificate as PDF, to look at',
    input: z.object(ownCourse),
    output: pdf,
  }),
  getCertificate: endpoint({
    method: 'GET',
    path: 'Question/getCertificate',
    who: 'signedIn',
    effect: 'none',
    isPrescribed: true,
    own: 'UserId',
    file: ['pdf'],
    summary: 'The certificate as PDF, to download',
    input: z.object(ownCourse),
    output: pdf,
  }),
};
