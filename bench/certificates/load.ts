import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitBefore } from '../../web/features/certificates/coming.rules.ts';
import { callApi, startExam } from '../http-calls.ts';
import { readPlan, type Spread, spreadOf } from '../processes.ts';
import { type Examinee, rightAnswers } from '../seed/seed-exams.ts';

/** Members who end their exams at the same moment, in a process of its own: reads a CertificatesPlan. */
export interface CertificatesPlan {
  url: string;
  members: Examinee[];
}

export interface CertificatesResult {
  /** When all pressed Terminar, in milliseconds since 1970. */
  begun: number;
  /**
   * Milliseconds from Terminar to the result, and until the page, which asks ever more seldom, shows that the certificate
   * is ready.
   */
  results: Spread;
  seen: Spread;
  codes: string[];
  bytes: Spread;
}

const preparedAtOnce = 4;
const mostTries = 50;
const againAfter = 200;
const plan = await readPlan<CertificatesPlan>();
const agent = new Agent({ keepAlive: true, maxSockets: plan.members.length });

async function ask(member: Examinee, path: string, body?: unknown): Promise<string> {
  const { status, text } = await callApi(agent, `${plan.url}/api/${path}`, {
    ...{ method: body === undefined ? 'GET' : 'POST', token: member.token, body },
  });
  if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
  return text;
}

/** A busy machine refuses, and an idle connection is closed: a browser would ask again, too. */
async function untilTaken<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === mostTries || !/: (?:0|503) /.test(String(error))) throw error;
      await sleep(againAfter);
    }
  }
}

/** Answers every question rightly; the attempt, ready to end. */
async function prepare(member: Examinee): Promise<[Examinee, number]> {
  const own = { UserId: member.accountId, CourseId: member.courseId };
  const { attemptId: AttemptId, questions } = await untilTaken(() => startExam(agent, plan.url, member));
  for (const { id: QuestionId, questionTypeId } of questions)
    await untilTaken(() =>
      ask(member, 'Question/saveAnswerByUser', {
        ...{ ...own, QuestionId, AttemptId, Answer: rightAnswers[questionTypeId] },
      }),
    );
  return [member, AttemptId];
}

const ready: [Examinee, number][] = [];
const left = [...plan.members];
async function inTurn(): Promise<void> {
  for (let member = left.pop(); member !== undefined; member = left.pop()) ready.push(await prepare(member));
}
await Promise.all(Array.from({ length: preparedAtOnce }, inTurn));

const [results, seen, codes, bytes]: [number[], number[], string[], number[]] = [[], [], [], []];
const begun = Date.now();
async function finish([member, AttemptId]: [Examinee, number]): Promise<void> {
  const { accountId: UserId, courseId: CourseId } = member;
  await untilTaken(() => ask(member, 'Question/getCalification', { UserId, CourseId, AttemptId }));
  results.push(Date.now() - begun);
  for (let tries = 0; ; tries += 1) {
    await sleep(waitBefore(tries));
    const answer = await untilTaken(() => ask(member, `Certificate/GetOwn?courseId=${CourseId}`));
    const own = JSON.parse(answer) as {
      data: { code: string; isReady: boolean };
    };
    if (own.data.isReady) {
      seen.push(Date.now() - begun);
      codes.push(own.data.code);
      return;
    }
  }
}
await Promise.all(ready.map(finish));
for (const { accountId, courseId, token } of plan.members.slice(0, 20)) {
  const path = `${plan.url}/api/Question/getCertificate?UserId=${accountId}&CourseId=${courseId}`;
  const answer = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
  bytes.push((await answer.arrayBuffer()).byteLength);
}
agent.destroy();
process.stdout.write(
  JSON.stringify({
    ...{ begun, results: spreadOf(results), seen: spreadOf(seen) },
    ...{ codes, bytes: spreadOf(bytes) },
  } satisfies CertificatesResult),
);
