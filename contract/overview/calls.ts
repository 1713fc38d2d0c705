import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { openDoubt } from '../feedback/calls.ts';
import { done, wholeNumber } from '../fields.ts';

/** Figures of seven days (spec 10.5). */
const weekFigures = z.object({
  registrations: z.int(),
  /** Successful sign-ins of members. */
  signIns: z.int(),
  enrolments: z.int(),
  /** Exams that ended and were not annulled, and those passed. */
  exams: z.int(),
  passed: z.int(),
  /** Certificates that are valid or were replaced by a better one. */
  certificates: z.int(),
});
export type WeekFigures = z.infer<typeof weekFigures>;

/** The first steps in an empty portal, in order (spec 2.19). */
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

/** Kinds of pending work, the most urgent first (spec 2.19). */
export const pendingKinds = [
  'runningExams',
  'serviceTrouble',
  'bundlePlace',
  'oldBundle',
  'contactAddress',
  'ownAddress',
  'messages',
  'comments',
  'missingSteps',
  'questionReports',
  'accounts',
  'identityRequests',
  'declaredNames',
  'certificatesAwaitSignature',
  'heldCertificates',
  'alarms',
  'fewQuestions',
  'unfilledDraws',
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
  /** Exams, messages, accounts, alarms, courses, videos, mails or files; for `unsignedCertificates`, courses. */
  count: z.int(),
  /** The courses concerned, at most five; for `fewQuestions` and `unfilledDraws` with the number of missing questions. */
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
  count: z.int(),
});
export type MostRead = z.infer<typeof mostRead>;

/** A search without results, lowercase, without accents. */
const searchInVain = z.object({ words: z.string(), count: z.int() });

const overview = z.object({
  /** The seven days, 'YYYY-MM-DD', both included; today is the last. */
  from: z.string(),
  to: z.string(),
  week: weekFigures,
  /** The seven days before. */
  before: weekFigures,
  steps: z.array(z.object({ step: z.enum(firstSteps), isDone: z.boolean() })),
  pending: z.array(pending),
  demoCount: z.int(),
  /** The newest good bundle, and whether it lies on the disk from which it is to save the portal. */
  bundle: z.object({ at: z.nullable(z.string()), isOnDataDisk: z.boolean() }),
  /** The most opened articles and courses of the seven days. */
  mostRead: z.array(mostRead),
  /** Searches without results, of this month and the one before. */
  searches: z.array(searchInVain),
  /** The newest sentences about pages that did not help, not dismissed yet (spec 6.19). */
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
    summary: 'The start page: first steps, the figures of the last seven days, and what waits',
    input: z.object({}),
    output: overview,
  }),
  removeDemo: endpoint({
    method: 'POST',
    path: 'Inicio/RemoveDemo',
    who: 'admin',
    effect: 'undoable',
    summary:
      'Moves the demonstration content to the Papelera; courses with members are archived, categories with other articles are kept',
    input: z.object({}),
    output: z.object({ removed: z.int(), archived: z.int(), kept: z.int() }),
  }),
  allowCleanUp: endpoint({
    method: 'POST',
    path: 'Inicio/AllowCleanUp',
    who: 'admin',
    effect: 'final',
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
    summary: 'Whether the caller gets the weekly summary by mail',
    input: z.object({}),
    output: z.object({ wanted: z.boolean() }),
  }),
  setSummary: endpoint({
    method: 'PUT',
    path: 'Inicio/SetSummary',
    who: 'admin',
    effect: 'none',
    summary: 'Turns the caller’s weekly summary by mail on or off',
    input: z.object({ Wanted: z.boolean('Di si quieres recibir el resumen.') }),
    output: done,
  }),
};
