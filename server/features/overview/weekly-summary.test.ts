import { afterAll, beforeAll, expect, test } from 'vitest';
import { decrypt } from '../../platform/crypto/keys.ts';
import { aMember, anAdmin, type TestAccount } from '../../testing/builders.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { summaryTasks } from './weekly-summary.jobs.ts';

let world: TestPortal;
let admin: TestAccount;
beforeAll(async () => {
  world = await openTestPortal({ TIME_ZONE: 'America/La_Paz', SMTP_URL: 'smtp://localhost:1' });
  at('2030-03-06T15:00:00Z'); // a Wednesday
  admin = await anAdmin(world.portal, { firstName: 'Rosa' });
});
afterAll(() => world.close());

const at = (instant: string) =>
  world.clock.advance((Date.parse(instant) - world.clock.now().getTime()) / 1000);
const run = (portal = world) => summaryTasks(portal.portal)['sendWeeklySummaries']?.({}, undefined as never);
const want = (Wanted: boolean, account = admin) => world.client.as(account).inicio.setSummary({ Wanted });
async function letters(account = admin) {
  const rows = await world.portal.db
    .selectFrom('mail')
    .select(['subject', 'body', 'expires_at as expiresAt'])
    .where('account_id', '=', account.id)
    .where('subject', 'like', 'Tu semana%')
    .orderBy('id')
    .execute();
  return rows.map(({ subject, body, expiresAt }) => ({
    ...{ subject, expiresAt, text: body === null ? '' : decrypt(world.portal.keys.mail, body) },
  }));
}

test('who did not ask gets none; who asks gets the first one on the next Monday', async () => {
  await run();
  expect(await world.client.as(admin).inicio.getSummary({})).toMatchObject({ data: { wanted: false } });
  await want(true);
  expect(await world.client.as(admin).inicio.getSummary({})).toMatchObject({ data: { wanted: true } });
  await run();
  at('2030-03-11T10:59:00Z'); // Monday, a minute before seven in La Paz
  await run();
  expect(await letters()).toEqual([]);
});

test('one letter a week, though nodes run at once and the job runs again', async () => {
  at('2030-03-09T15:00:00Z');
  await aMember(world.portal); // Saturday: in the week
  at('2030-03-11T11:00:00Z');
  await aMember(world.portal, { isActive: false }); // Monday: not in the week, but it waits
  const other = await world.another();
  await Promise.all([run(), run(other), run(), run(other)]);
  await run();
  await other.close();
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('Tu semana en Aula Previsional: del 4 de marzo al 10 de marzo');
  expect(letter?.expiresAt).toEqual(new Date('2030-03-17T11:00:00Z'));
  expect(letter?.text).toContain('Hola, Rosa:');
  expect(letter?.text).toContain('Cuentas nuevas: 1 (la semana anterior, 0)');
  expect(letter?.text).toContain('Por atender:\n- 1 cuenta por activar');
  expect(letter?.text).toMatch(/quita la marca:\n\nhttp:\/\/portal\.test\/profile$/m);
});

test('a portal that slept over Monday sends it when it wakes, and not those of the weeks before', async () => {
  at('2030-04-04T03:00:00Z');
  await run();
  const [, second, ...more] = await letters();
  expect([second?.subject, more]).toEqual([
    ...['Tu semana en Aula Previsional: del 25 de marzo al 31 de marzo', []],
  ]);
});

test('nobody gets it who took the tick away, was deleted, or is no administrator any more', async () => {
  const [deleted, demoted] = [await anAdmin(world.portal), await anAdmin(world.portal)];
  for (const account of [deleted, demoted]) await want(true, account);
  await want(false);
  await world.client.as(demoted).usuario.delete({ id: deleted.id }); // signed in just now
  await world.portal.db.updateTable('account').set({ role: 'member' }).where('id', '=', demoted.id).execute();
  at('2030-04-08T15:00:00Z');
  await run();
  expect((await letters()).length).toBe(2);
  for (const account of [deleted, demoted]) expect(await letters(account)).toEqual([]);
});

test('the tick is the administrators’ own', async () => {
  const member = await aMember(world.portal);
  await expect(want(true, member)).rejects.toMatchObject({ status: 403 });
});

test('without a mail server nothing is put, and the next one with it is not a heap', async () => {
  await want(true);
  const silent = { ...world.portal, config: { ...world.portal.config, smtpUrl: undefined } };
  at('2030-04-22T15:00:00Z');
  await summaryTasks(silent)['sendWeeklySummaries']?.({}, undefined as never);
  expect((await letters()).length).toBe(2);
  await run();
  expect((await letters()).length).toBe(3);
});
