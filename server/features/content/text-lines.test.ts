import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sql } from '../../platform/database/database.ts';
import { aCourse, aCourseFile, anAdmin, anArticle } from '../../testing/builders.ts';
import { earlierMigration } from '../../testing/earlier-migrations.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { textLineTasks } from './text-lines.jobs.ts';

const portal = aTestPortal();
/** The statement that lists what is to be written anew. */
const listing = /insert into text_without_lines[^;]*/.exec(
  readFileSync(join(import.meta.dirname, '../../../database/migrations/0304-joined-words.sql'), 'utf8'),
)?.[0] as string;
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

test('words stored before signs parted them are found once the job has passed', async () => {
  const { db } = portal.portal;
  const { rows } = await sql<{ now: string }>`
    select pg_get_functiondef('search_words'::regproc) as now`.execute(db);
  await sql`create or replace function search_words(title text, body text) returns tsvector
    language sql immutable as $$ select to_tsvector('spanish', title || ' ' || body) $$`.execute(db);
  const words = 'Según el DS-24469.';
  await anArticle(portal.portal, { html: `<p>${words}</p>` });
  await aCourseFile(portal.portal, await aCourse(portal.portal), { file: 'uno.pdf' });
  await sql`insert into document_page (file, part, content_text) values ('uno.pdf', 0, ${words})`.execute(db);
  await sql`insert into term (title, definition) values ('Decreto', ${words})`.execute(db);
  await sql.raw(rows[0]?.now ?? '').execute(db);
  const found = async () =>
    (
      await sql<{ kind: string }>`
        select 'article' as kind from article where search @@ '24469'
        union all select 'document_page' from document_page where search @@ '24469'
        union all select 'term' from term where search @@ '24469' order by kind`.execute(db)
    ).rows.map(({ kind }) => kind);
  expect(await found()).toEqual([]);
  await sql.raw(listing).execute(db);
  for (let run = 0; run < 10; run += 1) await textLineTasks(portal.portal).separateBlocks?.({}, {} as never);
  expect(await found()).toEqual(['article', 'document_page', 'term']);
  const { rows: left } = await sql`select from text_without_lines`.execute(db);
  expect(left).toHaveLength(0);
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
