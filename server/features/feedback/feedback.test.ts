import { beforeEach, expect, test } from 'vitest';
import { feedback } from '../../../contract/feedback/calls.ts';
import type { Api } from '../../../contract/index.ts';
import { sql } from '../../platform/database/database.ts';
import { aBrowser } from '../../testing/browser.ts';
import { anArticle } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { openForTest } from '../../testing/lifetime.ts';
import { anAdminOf, aTestPortal, openTestPortal } from '../../testing/portal.ts';
import { feedbackTasks } from './feedback.jobs.ts';
import { keptDays, mostWaitingWords, wordsShown } from './feedback.rules.ts';

const world = aTestPortal();
const { api } = anAdminOf(world);
let article: number;
beforeEach(async () => {
  await sql`delete from feedback_count`.execute(world.portal.db);
  await sql`delete from feedback_words`.execute(world.portal.db);
  article = await anArticle(world.portal, { title: 'La laguna' });
});

const visitor = () => world.client.visitor.feedback;
const onArticle = (Useful: boolean) => ({ Kind: 'article' as const, Key: String(article), Useful });
const onCalculator = (Useful: boolean) => ({ Kind: 'calculator', Key: 'cuanto-recibire', Useful }) as const;
const listed = async (input: Parameters<Api['feedback']['get']>[0] = {}) =>
  (await api.feedback.get(input)).data;

test('answers are counted a page and day; the least useful page comes first', async () => {
  for (const Useful of [true, true, false]) await visitor().answer(onCalculator(Useful));
  for (const Useful of [false, false]) await visitor().answer(onArticle(Useful));
  world.clock.advance(24 * 3600);
  await visitor().answer(onArticle(true));
  expect(await listed()).toMatchObject([
    { kind: 'article', key: String(article), title: 'La laguna', useful: 1, useless: 2, wordCount: 0 },
    { kind: 'calculator', title: '¿Cuánto recibiré?', useful: 2, useless: 1 },
  ]);
  expect((await listed({ Kind: 'calculator' })).map(({ kind }) => kind)).toEqual(['calculator']);
  expect((await listed({ Search: 'LAGUNA' })).map(({ kind }) => kind)).toEqual(['article']);
  const page = await api.feedback.get({ Page: 2, PageSize: 1 });
  expect([page.data.map(({ kind }) => kind), page.total]).toEqual([['calculator'], 2]);
  expect(await api.feedback.get({ Page: 9, PageSize: 1 })).toMatchObject({ data: [], total: 2 });
  const days = await world.portal.db.selectFrom('feedback_count').select('day').execute();
  expect(days).toHaveLength(3);
});

test('each answer of a subject and each given fact is counted by itself, under its question or name', async () => {
  const { id } = (await api.subject.add({ Title: 'Tema', Answers: '¿Uno?\nSí.\n\n¿Dos?\nNo.' })).data;
  const { answers } = (await world.client.visitor.subject.read({ id })).data;
  const [one, two] = answers.map((each) => ({ Kind: 'answer' as const, Key: String(each.id) }));
  if (one === undefined || two === undefined) throw new Error('no answers');
  await visitor().answer({ ...one, Useful: true });
  await visitor().answer({ ...two, Useful: false });
  await visitor().addWords({ ...two, Useful: false, Words: '¿Por qué no?' });
  const fact = { Kind: 'fact', Key: 'horario', Useful: true } as const;
  await expectRefusal(visitor().answer(fact), 404);
  const Reviewed = world.clock.now().toISOString().slice(0, 10);
  await api.parameter.update({ Name: 'horario', Value: '8 a 16', Reviewed });
  await visitor().answer(fact);
  expect(await listed()).toMatchObject([
    { kind: 'answer', key: two.Key, title: '¿Dos?', useful: 0, useless: 1, wordCount: 1 },
    { kind: 'answer', key: one.Key, title: '¿Uno?', useful: 1, useless: 0 },
    { kind: 'fact', key: 'horario', title: 'Horario', useful: 1 },
  ]);
  expect((await api.inicio.get({})).data.doubts).toMatchObject([{ kind: 'answer', title: '¿Dos?' }]);
  await api.subject.delete({ id });
  expect((await listed()).map(({ kind }) => kind)).toEqual(['fact']);
  await expectRefusal(visitor().answer({ ...one, Useful: true }), 404);
});

test('sentences are kept without their author, the newest first, and can be put away and brought back', async () => {
  await visitor().addWords({ ...onArticle(false), Words: '¿Y si aporté\n en otro país?' });
  await visitor().addWords({ ...onArticle(true), Words: 'Muy claro' });
  const [row] = await listed();
  expect(row).toMatchObject({
    wordCount: 2,
    words: [
      { words: 'Muy claro', isUseful: true, date: world.clock.now().toISOString() },
      { words: '¿Y si aporté en otro país?', isUseful: false },
    ],
  });
  const doubts = async () => (await api.inicio.get({})).data.doubts;
  const Id = row?.words[1]?.id ?? 0;
  expect(await doubts()).toEqual([
    {
      id: Id,
      words: '¿Y si aporté en otro país?',
      kind: 'article',
      key: String(article),
      title: 'La laguna',
    },
  ]);
  await api.feedback.putAwayMany({ Items: [{ Id }], Away: true });
  expect([await doubts(), (await listed())[0]?.wordCount]).toEqual([[], 1]);
  await api.feedback.putAwayMany({ Items: [{ Id }], Away: false });
  expect(await doubts()).toHaveLength(1);
  const [gone] = (await api.feedback.putAwayMany({ Items: [{ Id: 999_999 }], Away: true })).data;
  expect(gone?.state).toBe('failed');
});

test('a crowd fills no table: of one page so many sentences wait, until some are put away', async () => {
  await sql`insert into feedback_words (kind, page_key, is_useful, words, created_at)
    select 'article', ${String(article)}, false, 'x' || n, now()
    from generate_series(1, ${mostWaitingWords - 1}) n`.execute(world.portal.db);
  const send = () => visitor().addWords({ ...onArticle(false), Words: 'Otra' });
  const sent = await Promise.allSettled([send(), send(), send()]);
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expectRefusal(send(), 409);
  const [row] = await listed();
  expect([row?.wordCount, row?.words.length]).toEqual([mostWaitingWords, wordsShown]);
  await api.feedback.putAwayMany({ Items: [{ Id: row?.words[0]?.id ?? 0 }], Away: true });
  await send();
});

test('refuses pages that do not ask, drafts and what is deleted, and lists none of them', async () => {
  const draft = await anArticle(world.portal, { title: 'Borrador' });
  await api.article.update({ Id: draft, Published: false });
  for (const page of [
    { Kind: 'article', Key: String(draft) },
    { Kind: 'article', Key: 'nada' },
    { Kind: 'subject', Key: '999999' },
    { Kind: 'calculator', Key: 'otra' },
  ] as const) {
    await expectRefusal(visitor().answer({ ...page, Useful: true }), 404);
    await expectRefusal(visitor().addWords({ ...page, Useful: true, Words: 'Sí' }), 404);
  }
  await visitor().addWords({ ...onArticle(false), Words: '¿Cuándo?' });
  await api.article.delete({ id: article });
  expect([await listed(), (await api.inicio.get({})).data.doubts]).toEqual([[], []]);
});

test('takes fifty answers and fifty sentences an hour from one address', async () => {
  const narrow = await openForTest(openTestPortal({ RATE_LIMIT_FACTOR: '0.04' })); // two instead of fifty
  const here = aBrowser(narrow, { address: '10.0.0.1' });
  for (let n = 0; n < 2; n += 1) await here.call(feedback.answer, onCalculator(true));
  await expectRefusal(here.call(feedback.answer, onCalculator(true)), 429);
  for (let n = 0; n < 2; n += 1) await here.call(feedback.addWords, { ...onCalculator(true), Words: 'Sí' });
  const more = here.call(feedback.addWords, { ...onCalculator(true), Words: 'Sí' });
  await expectRefusal(more, 429);
  await aBrowser(narrow, { address: '10.0.0.2' }).call(feedback.answer, onCalculator(true));
});

test('what is older than its time goes at night', async () => {
  await visitor().answer(onArticle(false));
  await visitor().addWords({ ...onArticle(false), Words: '¿Cuándo?' });
  const purge = () => feedbackTasks(world.portal)['purgeFeedback']?.({}, {} as never);
  world.clock.advance(keptDays * 24 * 3600);
  await purge();
  expect(await listed()).toHaveLength(1);
  world.clock.advance(2 * 24 * 3600);
  await purge();
  expect(await listed()).toEqual([]);
});
