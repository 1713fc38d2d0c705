import { beforeAll, expect, test } from 'vitest';
import { parameterSeeds } from '../../../database/seed/parameters.ts';
import { loadDemoContent } from '../../boot/demo-content.ts';
import { aMember, anAdmin, anArticle, anEnrolment } from '../../testing/builders.ts';
import { openForTest } from '../../testing/lifetime.ts';
import { aTestPortal, openTestPortal } from '../../testing/portal.ts';

const world = aTestPortal();
beforeAll(() => loadDemoContent(world.context()));

test('one call removes the demonstration content; what one added stays', async () => {
  const admin = await anAdmin(world.portal);
  const api = world.client.as(admin);
  const [taken] = (await api.course.get({})).datas;
  const [category] = (await api.category.get({})).data;
  await anEnrolment(world.portal, await aMember(world.portal), taken?.id ?? 0);
  await anArticle(world.portal, { title: 'Mío', categoryId: category?.id ?? 0 });
  const before = (await api.inicio.get({})).data.demoCount;
  expect(before).toBeGreaterThan(30);

  const { data } = await api.inicio.removeDemo({});
  expect(data).toEqual({ removed: before - 2, archived: 1, kept: 1 });
  expect((await api.article.get({})).data.map(({ title }) => title)).toEqual(['Mío']);
  expect((await api.course.getToEdit({ id: taken?.id ?? 0 })).data.archived).toBe(true);
  expect((await api.video.get({})).total).toBe(0);
  const facts = parameterSeeds.length; // taken back, not in the Papelera: their versions stay
  expect((await api.papelera.get({})).total).toBe(before - 2 - facts);
  expect((await api.inicio.get({})).data.demoCount).toBe(1);
  expect((await api.inicio.removeDemo({})).data).toEqual({ removed: 0, archived: 0, kept: 1 });
});

test('a portal whose demonstration content was removed stays empty, and its first steps wait again', async () => {
  const empty = await openForTest(openTestPortal());
  const { inicio } = empty.client.as(await anAdmin(empty.portal));
  await loadDemoContent(empty.context());
  const isCategoryDone = async () =>
    (await inicio.get({})).data.steps.find(({ step }) => step === 'category')?.isDone;
  expect(await isCategoryDone()).toBe(true);
  await inicio.removeDemo({});
  expect(await isCategoryDone()).toBe(false);
  await loadDemoContent(empty.context());
  expect((await empty.client.visitor.article.getClient({})).total).toBe(0);
});
