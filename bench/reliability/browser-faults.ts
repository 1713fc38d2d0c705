import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../e2e/fixtures/browser.ts';
import { begin, choose } from '../../e2e/steps/exam.ts';
import { newSecret, secretHash } from '../../server/platform/crypto/tokens.ts';
import { aCourse, aMember, anEnrolment, aQuestion } from '../../server/testing/builders.ts';
import { type Outcome, problemOf } from '../../server/testing/reliability/check-save.ts';
import type { Fault, Row } from './fault.ts';
import type { Testbed } from './testbed.ts';

/** Milliseconds between the press and the end of the tab. */
const closedAfter = [0, 1, 2, 5, 10, 20, 40, 80, 160, 320];
const againMilliseconds = 20_000;
const readSeconds = 6000;

/** A browser whose member is about to sit an exam of one question. */
async function anExaminee({ setup, node }: Testbed, browser: Browser) {
  const courseId = await aCourse(setup, { questionsPerExam: 1 });
  await aQuestion(setup, courseId, { correct: 'B' });
  const member = await aMember(setup);
  await anEnrolment(setup, member, courseId, readSeconds);
  const { secret } = newSecret();
  const session = setup.db.updateTable('session').set({ secret_hash: secretHash(secret) });
  await session.where('id', '=', member.sessionId).execute();
  const url = `http://localhost:${node().port}`;
  const context = await browser.newContext({ baseURL: url, locale: 'es-BO' });
  await context.addCookies([{ name: 'aula_session', value: `${member.sessionId}.${secret}`, url }]);
  const kept = {
    token: await setup.tokenOf(member),
    expiresAt: new Date(setup.clock.now().getTime() + 3_600_000),
    user: { id: member.id, username: member.username, firstName: 'María', role: 'member' },
  };
  await context.addInitScript((text) => localStorage.setItem('portal.session', text), JSON.stringify(kept));
  async function open(): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`/test?id=${courseId}&userId=${member.id}`);
    return page;
  }
  const answers = setup.db
    .selectFrom('attempt_answer')
    .innerJoin('attempt', 'attempt.id', 'attempt_answer.attempt_id')
    .select('attempt_answer.answer')
    .where('attempt.account_id', '=', member.id)
    .where('attempt_answer.answer', '=', 'B');
  return { context, open, countStored: async () => (await answers.execute()).length };
}

/** The member presses, the tab disappears, and if the answer is missing the member returns. */
async function closeAfter(testbed: Testbed, browser: Browser, milliseconds: number): Promise<Outcome> {
  const { context, open, countStored } = await anExaminee(testbed, browser);
  const page = await open();
  await begin(page);
  await choose(page, 0, 1);
  await delay(milliseconds);
  await page.close();
  const isAcknowledged = (await countStored()) === 1;
  if (!isAcknowledged) await open();
  const until = performance.now() + againMilliseconds;
  while ((await countStored()) === 0 && performance.now() < until) await delay(100);
  const problem = problemOf(await countStored());
  await context.close();
  return { isAcknowledged, message: isAcknowledged ? '' : 'the tab was gone', problem, countStored };
}

async function inClosedTabs(testbed: Testbed): Promise<Row[]> {
  const browser = await openBrowser();
  try {
    const outcomes: Outcome[] = [];
    for (const milliseconds of closedAfter) outcomes.push(await closeAfter(testbed, browser, milliseconds));
    return [{ save: 'an answer in an exam', outcomes }];
  } finally {
    await browser.close();
  }
}

export const browserFaults: Record<string, Fault> = {
  'closed-tab': {
    description: 'The tab of an exam is closed at any moment after a press, in a real browser.',
    inject: inClosedTabs,
  },
};
