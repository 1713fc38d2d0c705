import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aSitting, type Sitting } from '../../testing/exam-sitting.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { openAnswerBatcher } from './answer-batcher.ts';
import { overIfClosedBy } from './exams.rules.ts';
import type { Click } from './save-answer.queries.ts';

const test = aTestPortal();
let sittings: Sitting[];
let clicks: Click[];

beforeAll(async () => {
  sittings = await Promise.all(Array.from({ length: 4 }, () => aSitting(test)));
  const started = await Promise.all(sittings.map((sitting) => sitting.start()));
  test.clock.advance(60);
  clicks = sittings.map((sitting, index) => aClick(sitting, started[index]));
});

function aClick(sitting: Sitting, exam: Awaited<ReturnType<Sitting['start']>> | undefined): Click {
  const now = test.clock.now();
  return {
    accountId: sitting.member.id,
    courseId: sitting.courseId,
    questionId: exam?.questions[0]?.id ?? 0,
    attemptId: exam?.attemptId ?? 0,
    clickedAt: null,
    now,
    overIfClosedBy: overIfClosedBy(now),
    trueFalse: null,
    multiple: 'A',
    optionsNeeded: 1,
  };
}
const given = (answer: string, click?: Click) => ({ ...(click ?? clicks[0]), multiple: answer }) as Click;
const stored = async ({ attemptId }: Click) => {
  const rows = test.portal.db.selectFrom('attempt_answer').select('answer');
  return (await rows.where('attempt_id', '=', attemptId ?? 0).execute()).map(({ answer }) => answer);
};
/** Adds clicks and lets the second statement begin only then: a database that is slow. */
async function whileTheSecondIsHeld(add: () => Promise<unknown>[]): Promise<void> {
  const executeQuery = test.portal.db.executeQuery.bind(test.portal.db);
  const statements = vi.spyOn(test.portal.db, 'executeQuery');
  const { promise: way, resolve: free } = Promise.withResolvers<void>();
  const held: typeof executeQuery = (...query) => way.then(() => executeQuery(...query));
  statements.mockImplementationOnce(executeQuery).mockImplementationOnce(held);
  const added = Promise.all(add());
  await expect.poll(() => statements).toHaveBeenCalledTimes(2);
  free();
  await added;
  statements.mockRestore();
}
const open = () => openAnswerBatcher({ db: test.portal.db, log: test.portal.log });

describe('clicks that come while others are stored', () => {
  it('travel together: four members, two statements', async () => {
    const statements = vi.spyOn(test.portal.db, 'executeQuery');
    const answers = open();
    const shown = await Promise.all(clicks.map((click) => answers.add(given('A', click))));
    expect(statements).toHaveBeenCalledTimes(2);
    statements.mockRestore();
    expect(shown).toMatchObject(clicks.map(({ attemptId }) => ({ attemptId, answer: 'A', isStored: true })));
    for (const click of clicks) expect(await stored(click)).toEqual(['A']);
  });

  it('on one question are stored in their order', async () => {
    const answers = open();
    const [, other] = clicks;
    await Promise.all([answers.add(given('A', other)), answers.add(given('A')), answers.add(given('B'))]);
    expect(await stored(given('B'))).toEqual(['B']);
  });

  it('keep the order in which they came, however many there are and however slow one is', async () => {
    const answers = open();
    const first = answers.add(given('A'));
    await whileTheSecondIsHeld(() => [first, ...['B', 'A', 'B'].map((answer) => answers.add(given(answer)))]);
    await whileTheSecondIsHeld(() => ['B', 'A', 'B', 'A'].map((answer) => answers.add(given(answer))));
    expect(await stored(given('A'))).toEqual(['A']);
  });

  it('are judged each by itself: not an option, an older one, not of the attempt', async () => {
    const answers = open();
    const [one, two, three] = clicks;
    const ago = new Date(test.clock.now().getTime() - 1000);
    const shown = await Promise.all([
      answers.add(given('A', one)),
      answers.add({ ...given('C', two), optionsNeeded: 3 }),
      answers.add({ ...given('B', three), clickedAt: ago }),
      answers.add({ ...given('B', three), questionId: 999_999 }),
    ]);
    expect(shown).toMatchObject([
      { answer: 'A', isStored: true },
      { answer: null, isStored: false },
      { answer: 'B', isStored: false },
      undefined,
    ]);
    expect(await stored(given('A', three))).toEqual(['A']);
  });

  it('do not wait for one whose attempt is being changed', async () => {
    const answers = open();
    await test.portal.db.transaction().execute(async (inside) => {
      const held = inside
        .selectFrom('attempt')
        .select('id')
        .where('id', '=', clicks[0]?.attemptId ?? 0);
      await held.forUpdate().execute();
      const shown = await Promise.all(clicks.map((click) => answers.add(given('B', click))));
      expect(shown.map((each) => each?.isStored)).toEqual([undefined, true, true, true]);
    });
    const [sitting, click] = [sittings[0], clicks[0]];
    await sitting?.save(click?.questionId ?? 0, 'A'); // through the call such a click waits, then is stored
    expect(await stored(given('A'))).toEqual(['A']);
  });

  it('do not fail with a bad one', async () => {
    const answers = open();
    const bad = { ...given('A'), questionId: 2 ** 40 };
    const [first, second, failed, third] = await Promise.allSettled(
      [given('B'), given('A', clicks[1]), bad, given('A', clicks[2])].map((click) => answers.add(click)),
    );
    expect([first, second, third].map((each) => each?.status)).toEqual(Array(3).fill('fulfilled'));
    expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22003' } });
    expect(await stored(given('A', clicks[2]))).toEqual(['A']);
  });

  it('are stored when the node stops', async () => {
    const answers = open();
    const sent = clicks.map((click) => answers.add(given('B', click)));
    await answers.close();
    for (const click of clicks) expect(await stored(click)).toEqual(['B']);
    await Promise.all(sent);
  });
});
