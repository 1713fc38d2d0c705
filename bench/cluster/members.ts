import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { openSemaphore } from '../../server/platform/process/semaphore.ts';
import { callApi, type StartedExam, startExam } from '../http-calls.ts';
import type { Examinee } from '../seed/seed-exams.ts';

/** One answer that was not a 200. */
interface Failure {
  at: number;
  said: string;
}

/** Members who sit an exam and keep clicking at a human pace; refused clicks are retried, as the page does. */
export interface Sitting {
  failures: readonly Failure[];
  /** The time from each click to its acknowledgement, with the moment of the click. */
  saves: readonly { at: number; milliseconds: number }[];
  /** Ends the clicks, and waits for those in progress. */
  stop(): Promise<void>;
  /** The acknowledged answers, and those missing in the database. */
  check(client: pg.Client): Promise<{ acknowledged: number; lost: number }>;
}

/** A page waits from one second up to fifteen; here at most two, to find the end of an outage. */
const retryMilliseconds = [1_000, 2_000] as const;
export const everySeconds = { least: 20, most: 30 };
/** Starts of exams at once, before any fault: three nodes share this machine's processors with the members. */
const startsAtOnce = 4;
const answers = ['A', 'B'] as const; // options of both types of question

export async function sit(url: string, members: readonly Examinee[]): Promise<Sitting> {
  const failures: Failure[] = [];
  const saves: { at: number; milliseconds: number }[] = [];
  const last = new Map<string, { attemptId: number; questionId: number; answer: string }>();
  const agents = members.map(() => new Agent({ keepAlive: true, maxSockets: 2 }));
  let isOver = false;

  const inTurn = openSemaphore(startsAtOnce);
  const exams: StartedExam[] = await Promise.all(
    members.map((member, at) => inTurn(() => startExam(agents[at] ?? new Agent(), url, member))),
  );
  const between = (least: number, most: number) => delay(least + Math.random() * (most - least));

  /** One member's clicks, one after the other: the last acknowledged one of a question is its answer. */
  async function click(member: Examinee, at: number): Promise<void> {
    const exam = exams[at];
    const agent = agents[at];
    if (exam === undefined || agent === undefined) return;
    await between(0, everySeconds.most * 1000);
    while (!isOver) {
      const question = exam.questions[Math.floor(Math.random() * exam.questions.length)];
      const answer = answers[Math.floor(Math.random() * answers.length)] ?? '';
      if (question === undefined) return;
      const clicked = performance.now();
      const body = {
        UserId: member.accountId,
        CourseId: member.courseId,
        QuestionId: question.id,
        Answer: answer,
        AttemptId: exam.attemptId,
        ClickedAt: new Date().toISOString(),
      };
      for (;;) {
        const { status, text } = await callApi(agent, `${url}/api/Question/saveAnswerByUser`, {
          method: 'POST',
          token: member.token,
          body,
        });
        if (status === 200) break;
        failures.push({ at: performance.now(), said: status === 0 ? text : `${status}` });
        await between(...retryMilliseconds);
      }
      saves.push({ at: clicked, milliseconds: performance.now() - clicked });
      const trueOrFalse = answer === 'A' ? 'V' : 'F';
      const stored = question.questionTypeId === 1 ? trueOrFalse : answer;
      const { attemptId } = exam;
      last.set(`${attemptId} ${question.id}`, { attemptId, questionId: question.id, answer: stored });
      await between(everySeconds.least * 1000, everySeconds.most * 1000);
    }
  }
  const clicking = Promise.all(members.map(click));
  return {
    failures,
    saves,
    async stop() {
      isOver = true;
      await clicking;
      for (const agent of agents) agent.destroy();
    },
    async check(client) {
      const { rows } = await client.query<{ right: number }>(
        `select count(*) filter (where a.answer = e.answer)::int as right
         from jsonb_to_recordset($1::jsonb) e ("attemptId" int, "questionId" int, answer text)
         left join attempt_answer a on a.attempt_id = e."attemptId" and a.question_id = e."questionId"`,
        [JSON.stringify([...last.values()])],
      );
      return { acknowledged: saves.length, lost: last.size - (rows[0]?.right ?? 0) };
    },
  };
}
