import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** What happened in seven days (spec 10.5). */
const weekFigures = z.object({
  /** Accounts that members opened. */
  registrations: z.int(),
  /** Successful sign-ins of members. */
  signIns: z.int(),
  enrolments: z.int(),
  /** Exams that ended and were not annulled, and those of them that reached the minimum they began with. */
  exams: z.int(),
  passed: z.int(),
  /** Certificates that stand, or gave way to a better one. */
  certificates: z.int(),
});
export type WeekFigures = z.infer<typeof weekFigures>;

/** The first steps of an empty portal, in their order (spec 2.19). */
export const firstSteps = ['category', 'article', 'course', 'questions'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** What waits for an administrator, the most urgent first (spec 2.19). */
export const pendingKinds = [
  'runningExams',
  'messages',
  'accounts',
  'fewQuestions',
  'silentVideos',
  'failedMails',
] as const;
export type PendingKind = (typeof pendingKinds)[number];

const pending = z.object({
  kind: z.enum(pendingKinds),
  /** Exams, messages, accounts, courses, videos or mails. */
  count: z.int(),
  /** The courses that it is about, at most five: of `fewQuestions` with the questions that each lacks. */
  courses: z.array(z.object({ courseId: z.int(), title: z.string(), count: z.int() })),
});
export type Pending = z.infer<typeof pending>;

const overview = z.object({
  /** The seven days, 'YYYY-MM-DD', both included; today is the last. */
  from: z.string(),
  to: z.string(),
  week: weekFigures,
  /** The seven days before. */
  before: weekFigures,
  steps: z.array(z.object({ step: z.enum(firstSteps), isDone: z.boolean() })),
  pending: z.array(pending),
});
export type Overview = z.infer<typeof overview>;

/** The administrators' start page (spec 2.19). */
export const inicio = {
  get: endpoint({
    method: 'GET',
    path: 'Inicio/Get',
    who: 'admin',
    extension: true,
    summary: 'The start page: first steps, the figures of the last seven days, and what waits',
    input: z.object({}),
    output: overview,
  }),
};
