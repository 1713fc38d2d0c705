import { beforeAll, expect, test } from 'vitest';
import { decrypt } from '../../platform/crypto/keys.ts';
import { aMember, anAdmin } from '../../testing/builders.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { recordBackup } from '../service-state/backup-runs.ts';
import { summaryTasks } from './weekly-summary.jobs.ts';
import { takeDue } from './weekly-summary.queries.ts';

const world = aTestPortal({
  TIME_ZONE: 'America/La_Paz',
  SMTP_URL: 'smtp://localhost:1',
  CONTACT_EMAIL: 'buzon@instituto.test',
});
beforeAll(() => at('2030-03-06T15:00:00Z')); // a Wednesday
const { admin } = anAdminOf(world, { firstName: 'Rosa' });
const { admin: second } = anAdminOf(world, { firstName: 'Luis' });
const { admin: quiet } = anAdminOf(world);

const at = (instant: string) =>
  world.clock.advance((Date.parse(instant) - world.clock.now().getTime()) / 1000);
const run = (portal = world) => summaryTasks(portal.portal)['sendWeeklySummaries']?.({}, undefined as never);
const want = (Wanted: boolean, account = admin) => world.client.as(account).inicio.setSummary({ Wanted });
const isWanted = async (account = admin) =>
  (await world.client.as(account).inicio.getSummary({})).data.wanted;
async function letters(account = admin) {
  const rows = await world.portal.db
    .selectFrom('mail')
    .select(['recipient', 'subject', 'body', 'expires_at as expiresAt'])
    .where('account_id', '=', account.id)
    .where('subject', 'like', 'Tu semana%')
    .orderBy('id')
    .execute();
  return rows.map(({ recipient, subject, body, expiresAt }) => ({
    recipient,
    subject,
    expiresAt,
    text: body === null ? '' : decrypt(world.portal.keys.mail, body),
  }));
}

test('who did not ask gets none; who asks gets the first one on the next Monday', async () => {
  await run();
  expect(await isWanted()).toBe(false);
  for (const account of [second, admin]) await want(true, account);
  expect([await isWanted(), await isWanted(second), await isWanted(quiet)]).toEqual([true, true, false]);
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
  await want(true); // again: it takes no letter away
  const trial = { kind: 'rehearsal', startedAt: world.clock.now(), isScheduled: true } as const;
  await recordBackup(world.portal, trial, { path: 'aula.tar', bytes: 1, rows: 263, files: 21 });
  const other = await world.another();
  await Promise.all([run(), run(other), run(), run(other)]);
  await run();
  await other.close();
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(await letters(second)).toMatchObject([{ recipient: `${second.username}@correo.test` }]);
  expect(await letters(quiet)).toEqual([]);
  expect(letter?.subject).toBe('Tu semana en Aula Previsional: del 4 de marzo al 10 de marzo');
  expect(letter?.expiresAt).toEqual(new Date('2030-03-17T11:00:00Z'));
  expect(letter?.text).toContain('Hola, Rosa:');
  expect(letter?.text).toContain('Cuentas nuevas: 1 (la semana anterior, 0)');
  expect(letter?.text).toContain(
    'Por atender:\n- Hace más de dos días que no se hace una copia de seguridad buena\n- 1 cuenta por activar',
  );
  expect(letter?.text).toContain(
    'La última copia de seguridad se ensayó el 11 de marzo y volvió entera: 263 filas y 21 archivos.',
  );
  expect(letter?.text).toMatch(/quita la marca:\n\nhttp:\/\/portal\.test\/profile$/m);
});

test('a portal that slept over Monday sends it when it wakes, and not those of the weeks before', async () => {
  at('2030-04-04T03:00:00Z');
  await run();
  const [, second, ...more] = await letters();
  expect([second?.subject, more]).toEqual([
    'Tu semana en Aula Previsional: del 25 de marzo al 31 de marzo',
    [],
  ]);
});

test('nobody gets it who took the tick away, was deleted, is no administrator any more, or never activated', async () => {
  const [deleted, demoted] = [await anAdmin(world.portal), await anAdmin(world.portal)];
  const inactive = await anAdmin(world.portal);
  for (const account of [deleted, demoted, inactive]) await want(true, account);
  await want(false);
  await world.client.as(demoted).usuario.delete({ id: deleted.id }); // signed in just now
  await world.portal.db.updateTable('account').set({ role: 'member' }).where('id', '=', demoted.id).execute();
  const { db } = world.portal;
  await db.updateTable('account').set({ activated_at: null }).where('id', '=', inactive.id).execute();
  at('2030-04-08T15:00:00Z');
  await run();
  expect((await letters()).length).toBe(2);
  for (const account of [deleted, demoted, inactive]) expect(await letters(account)).toEqual([]);
});

test('the letter of one is not taken for another', async () => {
  const due = await anAdmin(world.portal);
  await want(true, due);
  expect(await takeDue(world.portal.db, quiet.id, '2040-01-02')).toBeUndefined();
  expect(await takeDue(world.portal.db, due.id, '2040-01-02')).toMatchObject({ id: due.id });
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
