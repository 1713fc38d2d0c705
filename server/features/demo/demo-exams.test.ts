import { beforeAll, expect, test } from 'vitest';
import { loadDemoContent } from '../../boot/demo-content.ts';
import { aMember, anAdmin } from '../../testing/builders.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { aTestPortal } from '../../testing/portal.ts';

const world = aTestPortal();
beforeAll(() => loadDemoContent(world.context()));

test('who fails an exam of the demonstration reads which modules to read again', async () => {
  const { datas } = await world.client.as(await anAdmin(world.portal)).course.get({});
  expect(datas).toHaveLength(4);
  for (const { id: courseId } of datas) {
    const sitting = await aSitting(world, { courseId });
    const { questions } = await sitting.start();
    await sitting.save(questions[0]?.id ?? 0, '');
    const { isPassed, readAgain } = (await sitting.finish()).data;
    expect(isPassed).toBe(false);
    expect(readAgain.length).toBeGreaterThan(1);
  }
  const { db } = world.portal;
  const strange = await db
    .selectFrom('question')
    .select('module_title')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('course_module')
            .select('title')
            .whereRef('course_module.course_id', '=', 'question.course_id')
            .whereRef('course_module.title', '=', 'question.module_title'),
        ),
      ),
    )
    .execute();
  expect(strange).toEqual([]);
});

test('who is young reads every article of the demonstration, as visitors do', async () => {
  const young = await aMember(world.portal, { birthDate: '2006-01-01' });
  const { total } = await world.client.visitor.article.getClient({ Page: 1 });
  expect(total).toBeGreaterThan(10);
  expect((await world.client.as(young).article.getClient({ Page: 1 })).total).toBe(total);
});

test('no question of the demonstration says itself how many answers to choose', async () => {
  const { db } = world.portal;
  const texts = await db.selectFrom('question_version').select('description').execute();
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter(({ description }) => /\bElige\b/.test(description))).toEqual([]);
});
