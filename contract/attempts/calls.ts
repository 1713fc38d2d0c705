import * as z from 'zod/mini';
import { minimumGradeRange } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { done, groupFilter, listInput, requiredText, rowId, wholeNumber } from '../fields.ts';
import { citedArticle } from '../questions/fields.ts';

/** The states of an attempt. An annulled one counts for nothing. */
export const attemptStates = ['running', 'finished', 'annulled'] as const;
export type AttemptState = (typeof attemptStates)[number];

export const attemptKinds = ['exam', 'hand'] as const;

const attemptFacts = {
  id: z.int(),
  /** 'hand': a grade given by an administrator with a reason, without questions (spec 17.7). */
  kind: z.enum(attemptKinds),
  courseId: z.int(),
  courseTitle: z.string(),
  /** The attempt's number among the member's attempts of its kind in the course, from 1. */
  number: z.int(),
  state: z.enum(attemptStates),
  startedAt: z.string(),
  closesAt: z.string(),
  finishedAt: z.nullable(z.string()),
  /** 'member' pressed Terminar, 'time' ran out, 'admin' annulled it; null while it runs. */
  endedBy: z.nullable(z.enum(['member', 'time', 'admin'])),
  allowedSeconds: z.int(),
  /** Exam time used, without pauses; null while the attempt runs, unless it was reopened. */
  usedSeconds: z.nullable(z.int()),
  questionCount: z.int(),
  answeredCount: z.int(),
  /** 0 to 100; null while the attempt runs. */
  grade: z.nullable(z.int()),
  minimumGrade: z.int(),
  isPassed: z.nullable(z.boolean()),
  /** Late clicks not accepted yet. */
  lateCount: z.int(),
};

/** An attempt as its member sees it in a list. */
export const ownAttempt = z.object(attemptFacts);
export type OwnAttempt = z.infer<typeof ownAttempt>;

/** An attempt as an administrator sees it in a list. */
const attemptRow = z.object({
  ...attemptFacts,
  userId: z.int(),
  /** 'Usuario eliminado' after deletion. */
  fullname: z.string(),
  username: z.string(),
  timeFactorPercent: z.int(),
  certificateCode: z.nullable(z.string()),
});
export type AttemptRow = z.infer<typeof attemptRow>;

const lateClick = z.object({
  answer: z.string(),
  clickedAt: z.string(),
  arrivedAt: z.string(),
  /** The last contact of the exam's page before this one; null = unknown. */
  heardAt: z.nullable(z.string()),
  isAccepted: z.boolean(),
});

const evidenceQuestion = z.object({
  position: z.int(),
  questionId: z.int(),
  description: z.string(),
  questionTypeId: z.int(),
  /** The texts shown at A, B, …; ['Verdadero', 'Falso'] of a true/false question. */
  options: z.array(z.string()),
  /** The exam said 'Elige todas las correctas'. */
  several: z.boolean(),
  /** The stored letters in the order shown: 'CADB'; '' = in their own. */
  order: z.string(),
  /** 'V', 'F' or letters in order; '' = the answer was cleared; null = never answered. */
  answer: z.nullable(z.string()),
  clickedAt: z.nullable(z.string()),
  savedAt: z.nullable(z.string()),
  late: z.nullable(lateClick),
  /** Both are null while the member could still sit the exam again (spec 8.11). */
  correct: z.nullable(z.string()),
  isRight: z.nullable(z.boolean()),
  /** Why it is right, and where that is said; null like the key, and where the question says nothing (spec 8.18). */
  why: z.nullable(
    z.object({
      /** HTML with the values of facts; '' = none. */
      html: z.string(),
      law: z.nullable(citedArticle),
      /** The module to read again; place = position in the course, from 1. */
      module: z.nullable(z.object({ title: z.string(), place: z.int() })),
    }),
  ),
  /** The member has told of a problem with it (spec 8.21); answer null = not answered yet. Null for administrators. */
  report: z.nullable(z.object({ date: z.string(), answer: z.nullable(z.string()) })),
});
export type EvidenceQuestion = z.infer<typeof evidenceQuestion>;

export const eventKinds = [
  'moreMinutes',
  'reopened',
  'annulled',
  'lateAccepted',
  'regraded',
  'gradeKept',
  'passed',
  'byHand',
] as const;

const attemptEvent = z.object({
  kind: z.enum(eventKinds),
  at: z.string(),
  reason: z.string(),
  minutes: z.nullable(z.int()),
  gradeBefore: z.nullable(z.int()),
  gradeAfter: z.nullable(z.int()),
  /** The administrator's name; null for members. */
  by: z.nullable(z.string()),
});
export type AttemptEvent = z.infer<typeof attemptEvent>;

/** An attempt in full: the questions as shown, answers, late clicks, times, and how the grade came about. */
const evidence = z.object({
  ...attemptFacts,
  userId: z.int(),
  fullname: z.string(),
  username: z.string(),
  timeFactorPercent: z.int(),
  /** null while the attempt runs. */
  correctCount: z.nullable(z.int()),
  /** True when marks and key are shown; false while the member can still sit the exam again. */
  hasMarks: z.boolean(),
  questions: z.array(evidenceQuestion),
  events: z.array(attemptEvent),
  certificateCode: z.nullable(z.string()),
});
export type Evidence = z.infer<typeof evidence>;

/** The best attempt of a member who would pass by a lower minimum. */
const wouldPass = z.object({
  attemptId: z.int(),
  fullname: z.string(),
  grade: z.int(),
  minimumGrade: z.int(),
});
export type WouldPass = z.infer<typeof wouldPass>;

/** One attempt in a regrade, before and after it. */
const regradeChange = z.object({
  attemptId: z.int(),
  userId: z.int(),
  fullname: z.string(),
  gradeBefore: z.int(),
  gradeAfter: z.int(),
  /** The new grade would be lower and LowerGrades is not set: grade and certificate stay. */
  isKept: z.boolean(),
  minimumGrade: z.int(),
  /** The effect on the member's certificate of the course. */
  certificate: z.enum(['none', 'issue', 'replace', 'revoke']),
});
export type RegradeChange = z.infer<typeof regradeChange>;

const regradePreview = z.object({
  /** Identifies the state that the administrator saw: Regrade answers 409 after a change. */
  fingerprint: z.string(),
  /** Finished, not annulled attempts that showed this version of the options. */
  attemptCount: z.int(),
  /** Attempts that showed other options; they do not change. */
  otherCount: z.int(),
  /** Running attempts; they will be graded by the corrected key. */
  runningCount: z.int(),
  changes: z.array(regradeChange),
  /** Members who will get a letter with the old and the new grade. */
  toldCount: z.int(),
});
export type RegradePreview = z.infer<typeof regradePreview>;

const reason = requiredText('Escribe el motivo: queda guardado con el intento.', 500);
const minutes = wholeNumber('Escribe cuántos minutos, 1 o más.', 1, 1440);
const id = z.object({ id: rowId() });
const corrected = {
  QuestionId: rowId(),
  /** Letters ('B', 'A,C') or V/F. */
  Correct: requiredText('Escribe la respuesta correcta.', 20),
  /** True also lowers grades; otherwise nobody loses points. */
  LowerGrades: z.optional(z.boolean()),
};

/** Calls on attempts that have begun (spec 8.13); all are extensions. */
export const attempt = {
  get: endpoint({
    method: 'GET',
    path: 'Attempt/Get',
    who: 'admin',
    fromReplica: true,
    list: true,
    summary: 'The attempts of a course in every state, newest first; Search in names',
    input: z.object({
      courseId: rowId(),
      State: z.optional(z.enum([...attemptStates, 'all'], 'Ese estado no existe.')),
      ...groupFilter,
      ...listInput,
    }),
    output: z.array(attemptRow),
  }),
  getOwn: endpoint({
    method: 'GET',
    path: 'Attempt/GetOwn',
    who: 'signedIn',
    own: 'userId',
    summary: 'A member’s attempts of a course, newest first',
    input: z.object({ userId: rowId(), courseId: rowId() }),
    output: z.array(ownAttempt),
  }),
  endRetakes: endpoint({
    method: 'POST',
    path: 'Attempt/EndRetakes',
    who: 'member',
    effect: 'own',
    own: 'UserId',
    summary: 'The member will not sit the exam again: it is closed for them, and they see its key',
    input: z.object({ UserId: rowId(), CourseId: rowId() }),
    output: done,
  }),
  getTime: endpoint({
    method: 'GET',
    path: 'Attempt/GetTime',
    reserved: true,
    who: 'member',
    summary: 'The remaining time of the caller’s attempt; a page asks for it every 15 seconds',
    input: id,
    output: z.object({ isOpen: z.boolean(), remainingSeconds: z.number(), allowedSeconds: z.int() }),
  }),
  getEvidence: endpoint({
    method: 'GET',
    path: 'Attempt/GetEvidence',
    who: 'signedIn',
    summary: 'An attempt in full; its member gets marks and key only once the exam is closed for them',
    input: id,
    output: evidence,
  }),
  addMinutes: endpoint({
    method: 'POST',
    path: 'Attempt/AddMinutes',
    who: 'admin',
    effect: 'certified',
    idempotent: 'stored',
    summary: 'Moves the end of a running attempt; 409 once it is over',
    input: z.object({ Id: rowId(), Minutes: minutes, Reason: reason }),
    output: z.object({ closesAt: z.string() }),
  }),
  reopen: endpoint({
    method: 'POST',
    path: 'Attempt/Reopen',
    who: 'admin',
    effect: 'certified',
    summary: 'Reopens a finished attempt from now on; 409 while another is open or its certificate is valid',
    input: z.object({ Id: rowId(), Minutes: minutes, Reason: reason }),
    output: z.object({ closesAt: z.string() }),
  }),
  annul: endpoint({
    method: 'POST',
    path: 'Attempt/Annul',
    who: 'admin',
    effect: 'certified',
    summary: 'Annuls an attempt, ending it if it runs; its certificate is revoked',
    input: z.object({ Id: rowId(), Reason: reason }),
    output: done,
  }),
  acceptLate: endpoint({
    method: 'POST',
    path: 'Attempt/AcceptLate',
    who: 'admin',
    effect: 'certified',
    summary: 'Counts late clicks on these questions, and grades again',
    input: z.object({
      Id: rowId(),
      QuestionIds: z.array(rowId(), 'Elige al menos una respuesta.').check(z.minLength(1), z.maxLength(500)),
      Reason: reason,
    }),
    output: z.object({ gradeBefore: z.int(), gradeAfter: z.int() }),
  }),
  previewPass: endpoint({
    method: 'GET',
    path: 'Attempt/PreviewPass',
    who: 'admin',
    summary: 'Who has not passed a course and would by this minimum, by name',
    input: z.object({
      courseId: rowId(),
      Calification: wholeNumber(
        'La calificación mínima va de 1 a 100.',
        minimumGradeRange.min,
        minimumGradeRange.max,
      ),
    }),
    output: z.array(wouldPass),
  }),
  pass: endpoint({
    method: 'POST',
    path: 'Attempt/Pass',
    who: 'admin',
    effect: 'certified',
    summary:
      'Passes an attempt that reaches the course’s current minimum, and issues what is due; 409 below it',
    input: z.object({ Id: rowId(), Reason: reason }),
    output: done,
  }),
  previewRegrade: endpoint({
    method: 'POST',
    path: 'Attempt/PreviewRegrade',
    who: 'admin',
    effect: 'none',
    summary: 'The grades and certificates that another key would change; changes nothing',
    input: z.object(corrected),
    output: regradePreview,
  }),
  regrade: endpoint({
    method: 'POST',
    path: 'Attempt/Regrade',
    who: 'admin',
    effect: 'certified',
    summary: 'Corrects the key of a question and regrades the attempts that showed it',
    input: z.object({ ...corrected, Reason: reason, Fingerprint: z.string().check(z.maxLength(100)) }),
    output: z.object({ changedCount: z.int(), keptCount: z.int(), toldCount: z.int() }),
  }),
};
