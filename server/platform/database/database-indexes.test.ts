import { expect, test } from 'vitest';
import { aTestPortal } from '../../testing/portal.ts';
import { sql } from './database.ts';

const opened = aTestPortal();

/** Tables that always stay small: a sequential scan of them costs nothing. */
const small = [
  'category',
  'course',
  'video',
  'law',
  'slide',
  'pension_item',
  'calculator',
  'term',
  'subject',
  'route',
];

test('material is found by the names of its files: whoever has an address of the folder asks', async () => {
  const { rows } = await sql<{ indexed: string }>`
    select distinct attname as indexed from pg_index
    join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where indrelid = 'course_file'::regclass and attname in ('file', 'captions') order by 1`.execute(
    opened.portal.db,
  );
  expect(rows.map(({ indexed }) => indexed)).toEqual(['captions', 'file']);
});

test('a question that goes for good, and each of its versions, asks attempts by an index', async () => {
  const { rows } = await sql<{ indexed: string }>`
    select distinct attname as indexed from pg_index
    join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where indrelid = 'attempt_question'::regclass order by 1`.execute(opened.portal.db);
  const columns = rows.map(({ indexed }) => indexed);
  expect(columns).toEqual(expect.arrayContaining(['question_id', 'question_version_id']));
});

test('every column that names an account is found by an index: each account that is purged asks them all', async () => {
  const { rows } = await sql<{ named: string }>`
    select conrelid::regclass || '.' || attname as named
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'account'::regclass and not (conrelid::regclass::text = any(${small}))
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = attnum)
    order by 1`.execute(opened.portal.db);
  expect(rows.map(({ named }) => named)).toEqual([]);
});
