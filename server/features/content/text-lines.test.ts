import { expect, test } from 'vitest';
import { sql } from '../../platform/database/database.ts';
import { anAdmin, anArticle } from '../../testing/builders.ts';
import { earlierMigration } from '../../testing/earlier-migrations.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { textLineTasks } from './text-lines.jobs.ts';

const portal = aTestPortal();
const html = '<h2>Cuándo llega</h2><p>Entonces conviene pedir la <strong>constancia</strong>.</p>';

test('texts stored before blocks were lines are written anew, a part of them at each run, and then no more', async () => {
  const { db } = portal.portal;
  const ids = [];
  for (let count = 0; count < 60; count += 1) ids.push(await anArticle(portal.portal, { html }));
  await sql`update article set content_text = 'Cuándo llega Entonces conviene pedir la constancia.'`.execute(
    db,
  );
  const migration = await earlierMigration('0193-text-lines.sql');
  await sql`drop table text_without_lines`.execute(db);
  await sql.raw(`do $all$ begin ${migration} end $all$`).execute(db);
  const { separateBlocks } = textLineTasks(portal.portal);
  const mended = async () => {
    await separateBlocks?.({}, {} as never);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from article
      where content_text = ${'Cuándo llega\nEntonces conviene pedir la constancia.'}`.execute(db);
    return rows[0]?.count;
  };
  expect(await mended()).toBe(50);
  expect(await mended()).toBe(60);
  await sql`update article set content_text = 'Otra' where id = ${ids[0]}`.execute(db);
  expect(await mended()).toBe(59);
});

test('a heading is set apart from its sentence in the list and in what the search shows', async () => {
  const admin = await anAdmin(portal.portal);
  const { data: category } = await portal.client.as(admin).category.add({ Name: 'Trámites' });
  await portal.client.as(admin).article.add({
    Title: 'Constancia de aportes',
    Description: html,
    CategoryId: category.id,
    Published: true,
    YearsRange: 1,
  });
  const { data: list } = await portal.client.visitor.article.getClient({ Search: 'Constancia de aportes' });
  expect(list[0]?.description).toBe('Cuándo llega\nEntonces conviene pedir la constancia.');
  const { data: found } = await portal.client.visitor.homeSlider.search({ value: 'constancia aportes' });
  expect(found.results[0]?.excerpt).toBe('Cuándo llega · Entonces conviene pedir la constancia.');
});
