import { expect, it } from 'vitest';
import { users } from '../../../contract/accounts/own-calls.ts';
import { sql } from '../../platform/database/database.ts';
import { aBrowser } from '../../testing/browser.ts';
import { aCourse, aMember, anAdmin } from '../../testing/builders.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { accountTasks } from './accounts.jobs.ts';

const test = aTestPortal();

const purge = () => accountTasks(test.portal).purgeAccounts?.({}, undefined as never);
const register = (userName: string) =>
  aBrowser(test).call(users.register, {
    FirstName: 'Ana',
    LastName: 'Rojas',
    userName,
    password: 'lluvia-mesa-trompeta-9',
    email: `${userName}@correo.test`,
    Gender: 2,
    FechaNac: '1990-01-01',
  });

it('purges what no sign-in needs, and accounts that nobody ever activated', async () => {
  const kept = await aMember(test.portal);
  await register('olvidada');
  await aBrowser(test).call(users.forgot, { Email: `${kept.username}@correo.test` }); // a link that is never followed
  const invited = await aMember(test.portal, { isActive: false, email: null }); // the institute’s own to delete
  const left = async () =>
    (await test.portal.db.selectFrom('account').select('username').execute()).map(({ username }) => username);
  const rowsOf = async (table: 'session' | 'account_code' | 'limit_counter') =>
    (await test.portal.db.selectFrom(table).selectAll().execute()).length;
  test.clock.advance(29 * 24 * 3600);
  await purge();
  expect(await left()).toEqual([kept.username, 'olvidada', invited.username]);
  expect([await rowsOf('session'), await rowsOf('account_code')]).toEqual([2, 2]);
  test.clock.advance(2 * 24 * 3600);
  await purge();
  expect(await left()).toEqual([kept.username, invited.username]);
  expect(await rowsOf('account_code')).toBe(0);
  test.clock.advance(8 * 24 * 3600);
  await purge();
  for (const table of ['session', 'account_code', 'limit_counter'] as const)
    expect(await rowsOf(table)).toBe(0);
  expect(
    await test.portal.db
      .selectFrom('mail')
      .select(['kind', 'recipient', 'account_id'])
      .orderBy('id')
      .execute(),
  ).toEqual([
    { kind: 'activation', recipient: '', account_id: null },
    { kind: 'reset', recipient: `${kept.username}@correo.test`, account_id: kept.id },
  ]);
  const bodies = await test.portal.db
    .selectFrom('mail')
    .select('body')
    .where('kind', '=', 'activation')
    .execute();
  expect(bodies).toEqual([{ body: null }]);
});

it('purges an account that was enrolled and taken out again', async () => {
  await register('inscrita');
  const { db } = test.portal;
  const found = () => db.selectFrom('account').select('id').where('username', '=', 'inscrita').execute();
  const [{ id } = { id: 0 }] = await found();
  const courseId = await aCourse(test.portal);
  const api = async () => test.client.as(await anAdmin(test.portal));
  await (await api()).result.enrol({ courseId, UserIds: [id] });
  test.clock.advance(31 * 24 * 3600);
  await purge();
  expect(await found()).toEqual([{ id }]);
  await (await api()).result.removeMany({ courseId, Items: [{ Id: id }], Reason: '' });
  await purge();
  expect(await found()).toEqual([]);
});

it('purges all else where one kind cannot be purged, and fails in the end: the job is tried again', async () => {
  await register('pendiente');
  test.clock.advance(31 * 24 * 3600);
  const { db } = test.portal;
  const left = async () => [
    (await db.selectFrom('limit_counter').selectAll().execute()).length,
    (await db.selectFrom('account').select('id').where('username', '=', 'pendiente').execute()).length,
  ];
  expect((await left())[0]).toBeGreaterThan(0);
  await sql`alter table reading_clock rename to away`.execute(db);
  await expect(purge()).rejects.toThrow('was not purged');
  expect(await left()).toEqual([0, 1]);
  await sql`alter table away rename to reading_clock`.execute(db);
  await purge();
  expect(await left()).toEqual([0, 0]);
});
