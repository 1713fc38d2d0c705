import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, wholeNumber } from '../fields.ts';
import { openDoubt } from './feedback.ts';

/** Figures of seven days (spec 10.5). */
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
export const firstSteps = [
  'portal',
  'category',
  'article',
  'course',
  'questions',
  'signature',
  'people',
] as const;
export type FirstStep = (typeof firstSteps)[number];

/** Kinds of pending work of administrators, the most urgent first (spec 2.19). */
export const pendingKinds = [
  'runningExams',
  'serviceTrouble',
  'contactAddress',
  'ownAddress',
  'messages',
  'comments',
  'accounts',
  'identityRequests',
  'certificatesAwaitSignature',
  'heldCertificates',
  'alarms',
  'fewQuestions',
  'unsignedCertificates',
  'silentVideos',
  'oldParameters',
  'citedLaws',
  'waitingMails',
  'failedMails',
  'unusedFiles',
] as const;
export type PendingKind = (typeof pendingKinds)[number];

const pending = z.object({
  kind: z.enum(pendingKinds),
  /** Exams, messages, accounts, alarms, courses, videos, mails or files; of `unsignedCertificates` the courses that give them. */
  count: z.int(),
  /** The courses that it is about, at most five: of `fewQuestions` with the questions that each lacks. */
  courses: z.array(z.object({ courseId: z.int(), title: z.string(), count: z.int() })),
});
export type Pending = z.infer<typeof pending>;

/** Kinds of content whose page views are counted (spec 10.6). */
const countedKinds = ['article', 'course'] as const;
export type CountedKind = (typeof countedKinds)[number];

const mostRead = z.object({
  kind: z.enum(countedKinds),
  id: z.int(),
  title: z.string(),
  /** How often it was opened. */
  count: z.int(),
});
export type MostRead = z.infer<typeof mostRead>;

/** A search that found nothing, in small letters without accents. */
const searchInVain = z.object({ words: z.string(), count: z.int() });
export type SearchInVain = z.infer<typeof searchInVain>;

const overview = z.object({
  /** The seven days, 'YYYY-MM-DD', both included; today is the last. */
  from: z.string(),
  to: z.string(),
  week: weekFigures,
  /** The seven days before. */
  before: weekFigures,
  steps: z.array(z.object({ step: z.enum(firstSteps), isDone: z.boolean() })),
  pending: z.array(pending),
  /** The number of rows left of the demonstration content. */
  demoCount: z.int(),
  /** The articles and courses that were opened most in the seven days. */
  mostRead: z.array(mostRead),
  /** Searches without results in the last thirty days. */
  searches: z.array(searchInVain),
  /** The newest sentences of people whom a page did not help, that nobody put away (spec 6.19). */
  doubts: z.array(openDoubt),
});
export type Overview = z.infer<typeof overview>;

/** The administrators' start page (spec 2.19). */
export const inicio = {
  get: endpoint({
    method: 'GET',
    path: 'Inicio/Get',
    who: 'admin',
    fromReplica: true,
    extension: true,
    summary: 'The start page: first steps, the figures of the last seven days, and what waits',
    input: z.object({}),
    output: overview,
  }),
  removeDemo: endpoint({
    method: 'POST',
    path: 'Inicio/RemoveDemo',
    who: 'admin',
    extension: true,
    summary:
      'Moves the demonstration content to the Papelera; courses with members are archived, categories with other articles are kept',
    input: z.object({}),
    output: z.object({ removed: z.int(), archived: z.int(), kept: z.int() }),
  }),
  allowCleanUp: endpoint({
    method: 'POST',
    path: 'Inicio/AllowCleanUp',
    who: 'admin',
    extension: true,
    summary:
      'Lets the nightly clean-up of files, which stopped, take as many unused files as the start page showed',
    input: z.object({
      Count: wholeNumber('Vuelve a abrir Inicio y mira cuántos archivos son.', 1, 100_000_000),
    }),
    output: done,
  }),
  getSummary: endpoint({
    method: 'GET',
    path: 'Inicio/GetSummary',
    who: 'admin',
    extension: true,
    summary: 'Whether the caller gets the weekly summary by mail',
    input: z.object({}),
    output: z.object({ wanted: z.boolean() }),
  }),
  setSummary: endpoint({
    method: 'PUT',
    path: 'Inicio/SetSummary',
    who: 'admin',
    extension: true,
    summary: 'Turns the caller’s weekly summary by mail on or off',
    input: z.object({ Wanted: z.boolean('Di si quieres recibir el resumen.') }),
    output: done,
  }),
};
