import { Agent } from 'node:http';
import { startExam } from './http-calls.ts';
import type { LoadPlan } from './load.ts';
import { seedExams } from './seed/seed-exams.ts';
import type { MeasuredPortal } from './with-portal.ts';

export interface Click {
  accountId: number;
  courseId: number;
  attemptId: number;
  questionId: number;
  answer: string;
}

/** A member whose exam has started, and two clicks on each of its questions. */
export interface Sitting {
  token: string;
  clicks: Click[];
}

/** Starts an exam for each of so many new members. */
export async function sitExams({ url, client, dataDir }: MeasuredPortal, count: number): Promise<Sitting[]> {
  const agent = new Agent({ keepAlive: true });
  const members = await seedExams(client, dataDir, count);
  const sittings = members.map(async ({ token, accountId, courseId }) => {
    const { attemptId, questions } = await startExam(agent, url, { token, accountId, courseId });
    const clicks = questions.flatMap(({ id: questionId }) =>
      ['A', 'B'].map((answer) => ({ accountId, courseId, attemptId, questionId, answer })),
    );
    return { token, clicks };
  });
  const started = await Promise.all(sittings);
  agent.destroy();
  return started;
}

/** The clicks as a page sends them; their instants are equal, so the later arrival wins. */
export function requestsOf(sittings: Sitting[]): LoadPlan['variants'] {
  const ClickedAt = new Date().toISOString();
  return sittings.map(({ token, clicks }) => ({
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    bodies: clicks.map((click) =>
      JSON.stringify({
        UserId: click.accountId,
        CourseId: click.courseId,
        QuestionId: click.questionId,
        Answer: click.answer,
        AttemptId: click.attemptId,
        ClickedAt,
      }),
    ),
  }));
}
