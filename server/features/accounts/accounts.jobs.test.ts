import { expect, it } from 'vitest';
import { users } from '../../../contract/calls/users.ts';
import { aBrowser } from '../../testing/browser.ts';
import { aMember } from '../../testing/builders.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { accountTasks } from './accounts.jobs.ts';

const test = aTestPortal();

it('purges what no sign-in needs, and accounts that nobody ever activated', async () => {
  const kept = await aMember(test.portal);
  await aBrowser(test).call(users.register, {
    FirstName: 'Ana',
    LastName: 'Rojas',
    userName: 'olvidada',
    password: 'lluvia-mesa-trompeta-9',
    email: 'olvidada@correo.test',
    Gender: 2,
    FechaNac: '1990-01-01',
  });
  await aBrowser(test).call(users.forgot, { Email: `${kept.username}@correo.test` }); // a link that is never followed
  const invited = await aMember(test.portal, { isActive: false, email: null }); // the institute’s own to delete
  const left = async () =>
    (await test.portal.db.selectFrom('account').select('username').execute()).map(({ username }) => username);
  const rowsOf = async (table: 'session' | 'account_code' | 'limit_counter') =>
    (await test.portal.db.selectFrom(table).selectAll().execute()).length;
  const purge = () => accountTasks(test.portal).purgeAccounts?.({}, undefined as never);
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
