import { Agent } from 'node:http';
import { callApi, startExam } from './http-calls.ts';
import { readPlan, type Spread, spreadOf } from './processes.ts';
import { type Examinee, rightAnswers } from './seed/seed-exams.ts';

/** Whole exams, a fixed number at a time, in a process of its own: reads a JourneysPlan, prints a JourneysResult. */
export interface JourneysPlan {
  url: string;
  /** Each sits the exam once: start, every answer right, finish, certificate. */
  members: Examinee[];
  atOnce: number;
  /** True also asks for the links to the certificate, which typesets its document. */
  withCertificate: boolean;
}

export interface JourneysResult {
  seconds: number;
  /** Milliseconds for a whole journey. */
  journeys: Spread;
  saves: Spread;
}

const plan = await readPlan<JourneysPlan>();
const agent = new Agent({ keepAlive: true, maxSockets: plan.atOnce });
const [journeys, saves]: [number[], number[]] = [[], []];

/** A wrong answer ends the measurement. */
async function call<T>(member: Examinee, path: string, body?: unknown): Promise<T> {
  const { status, text } = await callApi(agent, `${plan.url}/api/Question/${path}`, {
    ...{ method: body === undefined ? 'GET' : 'POST', token: member.token, body },
  });
  if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
  return (JSON.parse(text) as { data: T }).data;
}

async function journey(member: Examinee): Promise<void> {
  const begun = performance.now();
  const own = { UserId: member.accountId, CourseId: member.courseId };
  const { attemptId: AttemptId, questions } = await startExam(agent, plan.url, member);
  for (const { id: QuestionId, questionTypeId } of questions) {
    const start = performance.now();
    const ClickedAt = new Date().toISOString();
    const Answer = rightAnswers[questionTypeId];
    await call(member, 'saveAnswerByUser', { ...own, QuestionId, Answer, AttemptId, ClickedAt });
    saves.push(performance.now() - start);
  }
  const result = await call<{ calification: number; certificateCode: string | null }>(
    member,
    'getCalification',
    { ...own, TimeOnTest: 60, AttemptId },
  );
  if (result.calification !== 100 || result.certificateCode === null)
    throw new Error(`all answers were right, but the result is ${JSON.stringify(result)}`);
  if (plan.withCertificate)
    await call(member, `GetCertificateLinks?UserId=${own.UserId}&CourseId=${own.CourseId}`);
  journeys.push(performance.now() - begun);
}

const begun = performance.now();
const left = [...plan.members];
async function inTurn(): Promise<void> {
  for (let member = left.pop(); member !== undefined; member = left.pop()) await journey(member);
}
await Promise.all(Array.from({ length: plan.atOnce }, inTurn));
agent.destroy();
process.stdout.write(
  JSON.stringify({
    seconds: (performance.now() - begun) / 1000,
    ...{ journeys: spreadOf(journeys), saves: spreadOf(saves) },
  } satisfies JourneysResult),
);
