import { expect, it } from 'vitest';
import { plainLine } from '../../../contract/text/plain-text.ts';
import { sql } from '../../platform/database/database.ts';
import { aCategory, aCourse, aMember } from '../../testing/builders.ts';
import { earlierMigration } from '../../testing/earlier-migrations.ts';
import { aTestPortal } from '../../testing/portal.ts';

const test = aTestPortal();

it('titles and names stored before are healed as new ones are written', async () => {
  const { portal } = test;
  const signs = Array.from({ length: 0x9f }, (_, at) => String.fromCharCode(at + 1));
  const others = [
    '\u2028',
    '\u202e',
    '\u2069',
    '\ufdd0',
    '\ufffe',
    '\u{10ffff}',
    '\u00ad',
    '\u200d',
    'ñ',
    '🎉',
  ];
  const titles = [...signs, ...others].map((sign) => `Uno ${sign}  Dos`).concat('\x01', ' Tres ');
  const ids: number[] = [];
  for (const title of titles) ids.push(await aCourse(portal, { title }));
  const member = await aMember(portal, { firstName: 'Ana\x02', lastName: 'Quis\u202epe' });
  const categories = ['Leyes', 'Leyes\x01', 'Guías\x02', 'A\x01', 'a\x02'];
  for (const name of categories) await aCategory(portal, name);
  const migration = await earlierMigration('0036-plain-lines.sql');
  await sql.raw(`do $all$ begin ${migration} end $all$`).execute(portal.db);

  const courses = await portal.db
    .selectFrom('course')
    .select('title')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  const expected = titles.map((title) => plainLine(title).trim() || title);
  expect(courses.map(({ title }) => title.trim())).toEqual(expected.map((title) => title.trim()));
  const account = portal.db
    .selectFrom('account')
    .select(['first_name', 'last_name'])
    .where('id', '=', member.id);
  expect(await account.executeTakeFirst()).toEqual({ first_name: 'Ana', last_name: 'Quispe' });
  const { rows } = await sql<{ name: string }>`select name from category order by id`.execute(portal.db);
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Leyes', 'Leyes\x01', 'Guías', 'A\x01', 'a\x02']),
  );
});
