import { accountIdOf } from '../../../contract/caller.ts';
import { questionTypes } from '../../../contract/constants.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import type { ReportedQuestion } from '../../../contract/question-reports/calls.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { fullName } from '../accounts/accounts.rules.ts';
import { getEvidence } from '../attempts/evidence.ts';
import { recordAudit } from '../audit/audit.ts';
import { trueFalseOptions } from '../exams/answer-letters.rules.ts';
import { citedArticles } from '../laws/cited-articles.ts';
import { letterEndsAt } from '../mail/mail.rules.ts';
import { putMails } from '../mail/outbox.ts';
import { courseLetter } from '../results/course-letter.ts';
import { limits } from '../throttling/throttling.rules.ts';
import { consumeLimit } from '../throttling/throttling.ts';
import * as queries from './question-reports.queries.ts';

/**
 * Says what is wrong with a question of the caller's attempt (spec 8.21); the same again changes nothing. Refuses (404)
 * another's attempt and a question that it did not ask, (409) while its key may not be shown, and another report of the
 * question, (429) too many.
 */
export async function addReport(
  context: Context,
  given: Omit<queries.NewReport, 'accountId'>,
): Promise<void> {
  const accountId = accountIdOf(context.caller) ?? 0;
  await consumeLimit(context, `report:${accountId}`, limits.reportPerAccount);
  const { hasMarks, questions } = await getEvidence(context, given.attemptId);
  if (!questions.some(({ questionId }) => questionId === given.questionId)) throw new Refusal('notFound');
  if (!hasMarks) throw new Refusal('examStillOpen');
  if (!(await queries.insertReport(context.db, { ...given, accountId }, context.clock.now())))
    throw new Refusal('reportedBefore');
}

/** Lists the questions that people report (spec 8.21), last reported first, with how they are answered. */
export async function listReported(
  context: Context,
  input: ListInput & { State?: queries.ReportsWanted['state'] | undefined },
): Promise<{ rows: ReportedQuestion[]; total: number }> {
  const { db } = context;
  const state = input.State ?? 'open';
  const wanted = { search: input.Search, state };
  const [found, total] = await Promise.all([
    queries.listReported(db, wanted, listWindow(input)),
    queries.countReported(db, wanted),
  ]);
  const [reports, articles] = await Promise.all([
    queries.listReports(
      db,
      found.map(({ id }) => id),
    ),
    citedArticles(
      context,
      found.map(({ lawLink }) => lawLink),
    ),
  ]);
  const ofQuestion = Map.groupBy(reports, ({ questionId }) => questionId);
  const rows = found.map((question): ReportedQuestion => {
    const { id: questionId, courseId, courseName, description, isDeleted, asked, failed } = question;
    const all = ofQuestion.get(questionId) ?? [];
    const shown = state === 'open' ? all.filter(({ answeredAt }) => answeredAt === null) : all;
    return {
      questionId,
      courseId,
      courseName,
      description,
      isDeleted,
      asked,
      failed,
      correct: question.correct.split(',').map((letter) => wordsOf(question, letter)),
      law: articles.get(question.lawLink) ?? null,
      mostChosen:
        question.mostChosen === null
          ? null
          : {
              words: question.mostChosen
                .split(',')
                .map((letter) => wordsOf(question, letter))
                .join(', '),
              count: question.mostChosenCount ?? 0,
            },
      reports: shown.map((report) => ({
        id: report.id,
        fault: report.fault,
        text: report.text,
        date: report.createdAt.toISOString(),
        userId: report.accountId,
        fullname: fullName(report),
        attemptId: report.attemptId,
      })),
      answer: state === 'open' ? null : answerOf(shown[0]),
    };
  });
  return { rows, total };
}

type StoredReport = Awaited<ReturnType<typeof queries.listReports>>[number];

function answerOf(report: StoredReport | undefined): ReportedQuestion['answer'] {
  if (report === undefined || report.answer === null || report.answeredAt === null) return null;
  const { answererFirstName: firstName, answererLastName: lastName } = report;
  const by = firstName === null || lastName === null ? null : fullName({ firstName, lastName });
  return { text: report.answer, date: report.answeredAt.toISOString(), by };
}

/** The option of a letter in words: 'B. Bs 300'; 'Verdadero' of a statement. */
function wordsOf({ type, options }: { type: number; options: readonly string[] }, letter: string): string {
  if (type === questionTypes.trueFalse) return trueFalseOptions['VF'.indexOf(letter)] ?? letter;
  const words = options['ABCD'.indexOf(letter)];
  return words === undefined ? letter : `${letter}. ${words}`;
}

/**
 * Answers everybody who waits for word of a question, by letter and in their attempt (spec 8.21); resolves to how many
 * they are. The same answer again changes nothing. Refuses (404) an unknown question, (409) a report that came after
 * `seen`, and where nobody waits.
 */
export function answerReports(
  context: Context,
  { questionId, seen, text }: { questionId: number; seen: number; text: string },
): Promise<{ count: number }> {
  return transaction(context, async (inside) => {
    const { db, clock, caller, settings } = inside;
    const question = foundRow(await queries.lockQuestion(db, questionId));
    const waiting = await queries.listWaiting(db, questionId);
    if (waiting.length === 0) {
      const count = await queries.countAnswered(db, questionId, { seen, text });
      if (count === 0) throw new Refusal('nobodyWaits');
      return { count };
    }
    if (waiting.some(({ id, isInTrash }) => id > seen && !isInTrash)) throw new Refusal('newerReports');
    const now = clock.now();
    const ids = waiting.map(({ id }) => id);
    await queries.setAnswers(db, ids, { text, by: accountIdOf(caller), now });
    const course = { id: question.courseId, title: question.courseTitle };
    await putMails(
      inside,
      waiting.flatMap(({ canBeTold, email, ...person }) =>
        canBeTold && email !== null
          ? [
              {
                ...courseLetter(
                  inside,
                  { ...person, email },
                  {
                    subject: `Tu aviso sobre una pregunta: ${question.courseTitle}`,
                    text: `Nos avisaste de un problema en una pregunta de tu examen. Esto responde el instituto:\n\n${text}`,
                    course,
                  },
                ),
                replyTo: settings.contact,
                expiresAt: letterEndsAt(now),
              },
            ]
          : [],
      ),
    );
    await recordAudit(inside, 'question.answerReports', `question:${questionId}`, {
      courseId: question.courseId,
      count: waiting.length,
    });
    return { count: waiting.length };
  });
}
