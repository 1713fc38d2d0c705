import { randomInt } from 'node:crypto';
import { accountIdOf } from '../../../../contract/caller.ts';
import { isPassing } from '../../../../contract/exams/passing.ts';
import { Refusal } from '../../../../contract/refusal.ts';
import type { Context } from '../../../context/context.ts';
import { getExamSettings } from '../../courses/exam-settings.ts';
import { normaliseAnswer, type QuestionType } from '../answer-letters.rules.ts';
import { drawExam } from '../draw-exam.rules.ts';
import {
  allowedSeconds,
  fewestAskedToName,
  grade,
  isOver,
  remainingSeconds,
  usedSeconds,
} from '../exams.rules.ts';
import { listDrawableQuestions } from '../start-exam.queries.ts';
import { modulesToReadAgain } from './trial.rules.ts';
import * as queries from './trial-exam.queries.ts';
import { openTicket, sealTicket, type TrialTicket } from './trial-ticket.ts';

/** The times of a trial, as the rules of attempts take them. */
const timesOf = ({ startedAt, closesAt }: TrialTicket) => ({
  startedAt: new Date(startedAt),
  closesAt: new Date(closesAt),
  pausedSeconds: 0,
});

function inOrder<Row extends { versionId: number }>(
  { versionIds }: TrialTicket,
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.versionId, row]));
  return versionIds.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Begins an administrator's trial of a course's exam (spec 8.17): questions and times follow the current settings, as
 * for a member, and are sealed into a ticket instead of a row. Drafts and archived courses have one too. Refuses (404)
 * an unknown course, (409) one without questions.
 */
export async function startTrial(context: Context, courseId: number) {
  const { db, clock } = context;
  const settings = await getExamSettings(context, courseId);
  const bank = await listDrawableQuestions(db, courseId);
  if (bank.length === 0) throw new Refusal('trialWithoutQuestions');
  const now = clock.now();
  const plan = { ...settings.examDraw, count: settings.questionsPerExam };
  const drawn = drawExam(bank, plan, (n) => randomInt(n));
  const ticket: TrialTicket = {
    accountId: accountIdOf(context.caller) ?? 0,
    courseId,
    startedAt: now.getTime(),
    closesAt: now.getTime() + settings.examMinutes * 60_000,
    minimumGrade: settings.minimumGrade,
    versionIds: drawn.map(({ versionId }) => versionId),
  };
  const questions = await queries.listTrialQuestions(db, ticket.versionIds);
  const times = timesOf(ticket);
  return {
    ...times,
    now,
    courseTitle: settings.courseTitle,
    ticket: sealTicket(context, ticket),
    questions: inOrder(ticket, questions),
    allowedSeconds: allowedSeconds(times),
    remainingSeconds: remainingSeconds(times, now),
  };
}

/**
 * Takes a trial's click as an exam does, and returns the normalised answer and the remaining time. Refuses (409)
 * another person's ticket and a trial whose time is over; (400) another exam's question, and an answer that is no
 * option.
 */
export async function checkTrialAnswer(
  context: Context,
  given: { ticket: string; questionId: number; answer: string },
) {
  const ticket = openTicket(context, given.ticket);
  const times = timesOf(ticket);
  const now = context.clock.now();
  if (isOver(times, now)) throw new Refusal('attemptOver');
  const questions = await queries.listTrialQuestions(context.db, ticket.versionIds);
  const asked = questions.find(({ id }) => id === given.questionId);
  if (asked === undefined) throw new Refusal('questionNotInAttempt');
  const answer = normaliseAnswer(asked.type as QuestionType, asked.options.length, given.answer);
  if (answer === null) throw new Refusal('badAnswer');
  return { answer, remainingSeconds: remainingSeconds(times, now) };
}

/**
 * Grades a trial with the one grading function (spec 8.10) and reveals the keys. Nothing is stored: no attempt, no
 * certificate, no figure. Refuses (409) another person's ticket. Answers to other questions, and those that are no
 * option, count as none.
 */
export async function gradeTrial(
  context: Context,
  given: { ticket: string; answers: readonly { questionId: number; answer: string }[] },
) {
  const { db, clock } = context;
  const ticket = openTicket(context, given.ticket);
  const [keys, modules] = await Promise.all([
    queries.listTrialKeys(db, ticket.versionIds),
    queries.listModuleTitles(db, ticket.courseId),
  ]);
  const answerOf = new Map(given.answers.map(({ questionId, answer }) => [questionId, answer]));
  const marks = inOrder(ticket, keys).map(({ id, description, type, options, correct, module }) => {
    const answer = normaliseAnswer(type as QuestionType, options.length, answerOf.get(id) ?? '') ?? '';
    return { id, description, module, answer, correctAnswer: correct, isRight: answer === correct };
  });
  const correctCount = marks.filter(({ isRight }) => isRight).length;
  const questionCount = ticket.versionIds.length;
  const reached = grade(correctCount, questionCount);
  const { minimumGrade } = ticket;
  return {
    grade: reached,
    minimumGrade,
    isPassed: isPassing({ grade: reached, minimumGrade }),
    correctCount,
    questionCount,
    answeredCount: marks.filter(({ answer }) => answer !== '').length,
    usedSeconds: usedSeconds({ ...timesOf(ticket), finishedAt: clock.now() }),
    readAgain: modulesToReadAgain(marks, modules, fewestAskedToName(false)),
    marks,
  };
}
