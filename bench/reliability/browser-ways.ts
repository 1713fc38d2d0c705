import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../e2e/fixtures/browser.ts';
import { begin, choose } from '../../e2e/steps/exam.ts';
import { newSecret, secretHash } from '../../server/platform/crypto/tokens.ts';
import { aCourse, aMember, anEnrolment, aQuestion } from '../../server/testing/builders.ts';
import { faultOf, type Outcome } from '../../server/testing/reliability/trial.ts';
import type { Setting } from './setting.ts';
import type { Line, Way } from './way.ts';

/** Milliseconds between the press and the end of the tab. */
const closedAfter = [0, 1, 2, 5, 10, 20, 40, 80, 160, 320];
const againMilliseconds = 20_000;
const readSeconds = 6000;

/** A browser whose member stands before an exam of one question. */
async function anExaminee({ world, node }: Setting, browser: Browser) {
  const courseId = await aCourse(world, { questionsPerExam: 1 });
  await aQuestion(world, courseId, { correct: 'B' });
  const member = await aMember(world);
  await anEnrolment(world, member, courseId, readSeconds);
  const { secret } = newSecret();
  const session = world.db.updateTable('session').set({ secret_hash: secretHash(secret) });
  await session.where('id', '=', member.sessionId).execute();
  const url = `http://localhost:${node().port}`;
  const context = await browser.newContext({ baseURL: url, locale: 'es-BO' });
  await context.addCookies([{ name: 'aula_session', value: `${member.sessionId}.${secret}`, url }]);
  const kept = {
    token: await world.tokenOf(member),
    expiresAt: new Date(world.clock.now().getTime() + 3_600_000),
    user: { id: member.id, username: member.username, firstName: 'María', role: 'member' },
  };
  await context.addInitScript((text) => localStorage.setItem('portal.session', text), JSON.stringify(kept));
  async function open(): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`/test?id=${courseId}&userId=${member.id}`);
    return page;
  }
  const answers = world.db
    .selectFrom('attempt_answer')
    .innerJoin('attempt', 'attempt.id', 'attempt_answer.attempt_id')
    .select('attempt_answer.answer')
    .where('attempt.account_id', '=', member.id)
    .where('attempt_answer.answer', '=', 'B');
  return { context, open, held: async () => (await answers.execute()).length };
}

/** The member presses, the tab is gone, and if the answer is not there the member comes back. */
async function closeAfter(setting: Setting, browser: Browser, milliseconds: number): Promise<Outcome> {
  const { context, open, held } = await anExaminee(setting, browser);
  const page = await open();
  await begin(page);
  await choose(page, 0, 1);
  await delay(milliseconds);
  await page.close();
  const isAcknowledged = (await held()) === 1;
  if (!isAcknowledged) await open();
  const until = performance.now() + againMilliseconds;
  while ((await held()) === 0 && performance.now() < until) await delay(100);
  const fault = faultOf(await held());
  await context.close();
  return { isAcknowledged, seen: isAcknowledged ? '' : 'the tab was gone', fault, heldNow: held };
}

async function inClosedTabs(setting: Setting): Promise<Line[]> {
  const browser = await openBrowser();
  try {
    const outcomes: Outcome[] = [];
    for (const milliseconds of closedAfter) outcomes.push(await closeAfter(setting, browser, milliseconds));
    return [{ deed: 'an answer in an exam', outcomes }];
  } finally {
    await browser.close();
  }
}

export const browserWays: Record<string, Way> = {
  'closed-tab': {
    tried: 'The tab of an exam is closed at any moment after a press, in a real browser.',
    try: inClosedTabs,
  },
};
