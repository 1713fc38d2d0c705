import { writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { callApi, type StartedExam, startExam } from './http-calls.ts';
import { readPlan, type Spread, spreadOf } from './processes.ts';
import type { Examinee } from './seed/seed-exams.ts';

/**
 * Members who sit an exam at the same time, in a process of its own: reads a MembersPlan, prints a MembersResult. Open
 * loop: every start and every click is sent when it is due, and its time counts from then.
 */
export interface MembersPlan {
  url: string;
  members: Examinee[];
  /** All start within this many seconds, evenly spread. */
  startSeconds: number;
  /** Each clicks for this many seconds from its start. */
  clickSeconds: number;
  everySeconds: number;
  /** The maximum random deviation from `everySeconds`. */
  jitterSeconds: number;
  /** The file for the AnswerExpected of every clicked question. */
  expectedFile: string;
}

export interface AnswerExpected {
  attemptId: number;
  questionId: number;
  answer: string;
}

export interface MembersResult {
  starts: Spread;
  saves: Spread;
  /** The lateness of this process: the noise of the machine in the figures above. */
  lateness: Spread;
  startCount: number;
  saveCount: number;
  errors: number;
  firstError: string;
  cpuSeconds: number;
}

const answers = ['A', 'B'] as const; // options of both types of question
const connectionsOfBrowser = 6;

const plan = await readPlan<MembersPlan>();
const [starts, saves, lateness]: [number[], number[], number[]] = [[], [], []];
const expected: AnswerExpected[] = [];
let [errors, firstError] = [0, ''];

function failed(what: string): void {
  errors += 1;
  firstError ||= what;
}

/** Waits until an instant of performance.now(); not at all if it is past. */
async function until(due: number): Promise<void> {
  await delay(Math.max(0, due - performance.now()));
  lateness.push(performance.now() - due);
}

async function sit(member: Examinee, due: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connectionsOfBrowser });
  await until(due);
  const exam = await startExam(agent, plan.url, member).catch((error: Error) => failed(error.message));
  starts.push(performance.now() - due);
  if (exam !== undefined) await click(member, exam, agent, due);
  agent.destroy();
}

async function click(member: Examinee, exam: StartedExam, agent: Agent, started: number): Promise<void> {
  const last = new Map<number, AnswerExpected>();
  const pending: Promise<void>[] = [];
  const gap = () => (plan.everySeconds + plan.jitterSeconds * (2 * Math.random() - 1)) * 1000;
  for (let due = started + gap(); due < started + plan.clickSeconds * 1000; due += gap()) {
    await until(due);
    const question = exam.questions[Math.floor(Math.random() * exam.questions.length)];
    const answer = answers[Math.floor(Math.random() * answers.length)] ?? '';
    if (question === undefined) break;
    const stored = question.questionTypeId === 1 ? { A: 'V', B: 'F', '': '' }[answer] : answer;
    last.set(question.id, { attemptId: exam.attemptId, questionId: question.id, answer: stored });
    pending.push(save(member, { exam, questionId: question.id, answer, agent, due }));
  }
  await Promise.all(pending);
  expected.push(...last.values());
}

async function save(
  { accountId, courseId, token }: Examinee,
  of: { exam: StartedExam; questionId: number; answer: string; agent: Agent; due: number },
): Promise<void> {
  const { status, text } = await callApi(of.agent, `${plan.url}/api/Question/saveAnswerByUser`, {
    method: 'POST',
    token,
    body: {
      UserId: accountId,
      CourseId: courseId,
      QuestionId: of.questionId,
      Answer: of.answer,
      AttemptId: of.exam.attemptId,
      ClickedAt: new Date().toISOString(),
    },
  });
  saves.push(performance.now() - of.due);
  if (status !== 200) failed(`saveAnswerByUser: ${status} ${text.slice(0, 300)}`);
}

const begun = performance.now() + 1000; // warm-up: compiled code and prepared plans
const between = (plan.startSeconds * 1000) / plan.members.length;
const before = process.cpuUsage();
await Promise.all(plan.members.map((member, n) => sit(member, begun + n * between)));
const { user, system } = process.cpuUsage(before);
writeFileSync(plan.expectedFile, JSON.stringify(expected));
process.stdout.write(
  JSON.stringify({
    starts: spreadOf(starts),
    saves: spreadOf(saves),
    lateness: spreadOf(lateness),
    startCount: starts.length,
    saveCount: saves.length,
    errors,
    firstError,
    cpuSeconds: (user + system) / 1e6,
  } satisfies MembersResult),
);
