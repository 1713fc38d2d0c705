import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { decrypt } from '../../platform/crypto/keys.ts';
import { sql } from '../../platform/database/database.ts';
import { type BundlePlace, openBundlePlace } from '../../platform/files/bundle-place.ts';
import { anAdmin, type TestAccount } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { folderForTests, openForTest } from '../../testing/lifetime.ts';
import { anAdminOf, aTestPortal, openTestPortal } from '../../testing/portal.ts';
import { markFailed, markSent } from '../mail/mail.queries.ts';
import { putMail } from '../mail/outbox.ts';
import { backupTasks } from './backup.jobs.ts';
import { type BackupOutcome, removeOldBundles } from './backup-runs.ts';
import { examine } from './doctor.ts';
import { gaugesOf } from './gauges.ts';
import { nodeName, noteDiskUse, sendHeartbeat } from './heartbeat.ts';
import { serviceStateTasks } from './service-state.jobs.ts';
import { getServiceState } from './service-state.ts';
import { warnOfState } from './warn-of-state.ts';

const folder = await folderForTests('bundles-');
const world = aTestPortal({
  BACKUP_DIR: folder,
  BACKUP_KEEP: '2 days, 0 weeks, 0 months',
  SMTP_URL: 'smtp://localhost:1',
});
const { admin } = anAdminOf(world, { firstName: 'Rosa' });

/** The folder of these tests lies on the disk of their data; bundles of a portal lie on another. */
const onAnotherDisk: BundlePlace = {
  state: async () => ({ problem: null, isOnDataDisk: false }),
  prove: async () => ({ problem: null, isOnDataDisk: false }),
};
beforeAll(() => {
  world.portal.bundlePlace = onAnotherDisk;
});

const api = () => world.client.as(admin).estado;
const state = async () => (await api().get({})).data;
const hours = (count: number) => world.clock.advance(count * 3600);

/** Runs a job of backups as the queue does; the console's program is not run but answers `outcome`. */
const runJob = (name: string, payload: object, outcome: () => BackupOutcome | Promise<BackupOutcome>) =>
  backupTasks(world.portal, async () => outcome())[name]?.(payload, undefined as never);
let bundles = 0;
async function bundle(): Promise<BackupOutcome> {
  bundles += 1;
  const path = join(folder, `aula-${bundles}.tar`);
  await writeFile(path, 'x');
  return { path, bytes: 2_100_000, rows: 263, files: 221 };
}

test('a new portal has no bundle and no rehearsal, and says so', async () => {
  const { backup, rehearsal, database, mail, signingKey, version } = await state();
  expect(backup).toMatchObject({ level: 'attention', isEncrypted: false, last: null });
  expect(rehearsal).toMatchObject({ level: 'attention', last: null, failure: null });
  expect([database.level, signingKey.level, mail.hasServer]).toEqual(['ok', 'ok', true]);
  expect(version.migrations).toBeGreaterThan(0);
  await expectRefusal(api().rehearse({}), 409);
});

test('letters that a mail server refuses for an hour are a failure, but not one wrong address among letters that go', async () => {
  const here = await openForTest(openTestPortal({ SMTP_URL: 'smtp://127.0.0.1:9' }));
  const mailOf = async () => (await getServiceState(here.context())).mail;
  const put = (to: string) =>
    putMail(here.context(), {
      kind: 'letter',
      accountId: null,
      to,
      subject: 'Hola',
      text: 'Hola.',
      hasSecret: false,
    });
  const wrong = (await put('nadie@correo.test')) ?? 0;
  await markFailed(here.portal.db, wrong, 'no such user', null);
  here.clock.advance(3601);
  expect(await mailOf()).toMatchObject({ level: 'trouble', failed: 1, oldestSeconds: 3601 });
  expect((await getServiceState(here.context())).jobs).toMatchObject({ level: 'ok', waiting: 0 });
  await markSent(here.portal.db, (await put('ana@correo.test')) ?? 0, here.clock.now());
  expect(await mailOf()).toMatchObject({ level: 'attention', failed: 1, oldestSeconds: 0 });
});

test('what is asked for is queued once, audited, and said to be running', async () => {
  await api().backUp({});
  expect((await state()).backup.isRunning).toBe(true);
  await expectRefusal(api().backUp({}), 409);
  const audited = await world.portal.db
    .selectFrom('audit_event')
    .select('actor_id')
    .where('action', '=', 'backup.make')
    .execute();
  expect(audited).toEqual([{ actor_id: admin.id }]);
});

const bundlesThere = () =>
  Array.from({ length: bundles }, (_, at) => at + 1).filter((number) =>
    existsSync(join(folder, `aula-${number}.tar`)),
  );

test('of scheduled bundles the newest days stay, and of those that somebody asked for the last three', async () => {
  await runJob('backUp', {}, bundle);
  const days = async () => {
    await runJob('backUp', { scheduled: true }, bundle);
    hours(24);
  };
  for (const _ of [1, 2, 3]) await days();
  expect(bundlesThere()).toEqual([1, 3, 4]);
  expect((await state()).backup).toMatchObject({ level: 'ok', last: { bytes: 2_100_000 }, failure: null });
});

test('a fourth bundle that somebody asked for removes the first of them, and none of the schedule', async () => {
  for (const _ of [1, 2, 3]) await runJob('backUp', {}, bundle);
  expect(bundlesThere()).toEqual([3, 4, 5, 6, 7]);
  await runJob('backUp', { scheduled: true }, bundle);
  expect(bundlesThere()).toEqual([4, 5, 6, 7, 8]);
});

test('a copy of the portal with another folder leaves the bundles of the first alone', async () => {
  const other = { ...world.context(), config: { ...world.portal.config, backupDir: '/elsewhere' } };
  hours(24 * 30);
  expect(await removeOldBundles(other)).toBe(0);
  expect(bundlesThere()).toEqual([4, 5, 6, 7, 8]);
  hours(-24 * 30);
});

test('a failed bundle is told to every administrator once, and again only after a good one', async () => {
  const other = await anAdmin(world.portal, { firstName: 'Luis' });
  const fail = () =>
    runJob('backUp', { scheduled: true }, () => ({ path: null, failure: 'the disk is full' }));
  const warn = () => serviceStateTasks(world.portal)['warnOfState']?.({}, undefined as never);
  const letters = async (account: TestAccount) =>
    (
      await world.portal.db
        .selectFrom('mail')
        .select(['subject', 'body'])
        .where('account_id', '=', account.id)
        .where('kind', '=', 'notice')
        .where('subject', 'like', '%copias de seguridad')
        .execute()
    ).map(({ body }) => (body === null ? '' : decrypt(world.portal.keys.mail, body)));
  await fail();
  await warn();
  await warn();
  for (const account of [admin, other]) {
    const [text, ...more] = await letters(account);
    expect(more).toEqual([]);
    expect(text).toContain('no se pudo hacer');
    expect(text).toContain('the disk is full');
    expect(text).toContain('http://portal.test/estado');
  }
  expect((await state()).backup).toMatchObject({ level: 'trouble', failure: { reason: 'the disk is full' } });
  const { pending } = (await world.client.as(admin).inicio.get({})).data;
  expect(pending).toContainEqual({ kind: 'serviceTrouble', count: 1, courses: [] });
  await runJob('backUp', { scheduled: true }, bundle);
  expect(await warnOfState(world.context())).toEqual([]);
  await fail();
  await warn();
  expect(await letters(admin)).toHaveLength(2);
  await runJob('backUp', { scheduled: true }, bundle);
});

test('a place that cannot be written is a warning at Estado, Inicio, the doctor and the metrics, and is written of', async () => {
  const problem = '/mnt/copias cannot be used: EACCES: permission denied';
  await warnOfState(world.context()); // all is well
  world.portal.bundlePlace = openBundlePlace(
    { place: '/mnt/copias', keys: undefined, dataDir: folder },
    { look: async () => ({ problem, isOnDataDisk: false }) },
  );
  const { backup } = await state();
  expect(backup).toMatchObject({ level: 'attention', place: { problem } });
  expect(await warnOfState(world.context())).toEqual(['backup']);
  const pending = async () => (await world.client.as(admin).inicio.get({})).data.pending;
  expect(await pending()).toContainEqual({ kind: 'bundlePlace', count: 1, courses: [] });
  const gauges = await gaugesOf(world.context());
  expect(gauges).toContainEqual(expect.objectContaining({ name: 'portal_backup_place', value: 2 }));
  const found = await examine(world.context());
  const line = expect.stringContaining(`nothing can be written where bundles go: ${problem}`);
  expect(found).toContainEqual({ level: 'attention', line });
  world.portal.bundlePlace = onAnotherDisk;
  await warnOfState(world.context());
  expect((await pending()).map(({ kind }) => kind)).not.toContain('bundlePlace');
});

test('bundles on the disk of the data are a warning, of which nobody is written', async () => {
  world.portal.bundlePlace = openBundlePlace({ place: folder, keys: undefined, dataDir: folder });
  expect((await state()).backup).toMatchObject({
    level: 'attention',
    place: { problem: null, isOnDataDisk: true },
  });
  expect(await warnOfState(world.context())).toEqual([]);
  const gauges = await gaugesOf(world.context());
  expect(gauges).toContainEqual(expect.objectContaining({ name: 'portal_backup_place', value: 1 }));
  expect(await examine(world.context())).toContainEqual({
    level: 'attention',
    line: expect.stringMatching(/bundles lie on the disk of DATA_DIR.*: set BACKUP_DIR/),
  });
  world.portal.bundlePlace = onAnotherDisk;
});

test('a disk that will be full within a month is told before it is, and again when it is', async () => {
  const disk = { free: 100e9, size: 1000e9 };
  let isFull = false;
  const context = {
    ...world.context(),
    disk: { state: () => (isFull ? 'full' : 'ok'), space: () => disk, close: () => undefined } as const,
  };
  const warn = () => warnOfState(context);
  const note = () => noteDiskUse(context, nodeName(context));
  disk.free = 400e9;
  await note();
  hours(24 * 10);
  await note(); // another day: the pace is reckoned from the first
  await warn(); // of the bundles, ten days old by now
  disk.free = 200e9;
  expect((await getServiceState(context)).disk).toMatchObject({
    level: 'attention',
    fullAt: expect.any(String),
  });
  expect(await warn()).toContain('disk');
  expect(await warn()).toEqual([]);
  isFull = true;
  expect(await warn()).toEqual(['disk']);
  isFull = false;
  expect(await warn()).toEqual([]); // it was told so
  const letters = await world.portal.db
    .selectFrom('mail')
    .select('body')
    .where('account_id', '=', admin.id)
    .where('subject', 'like', '%: disco')
    .orderBy('id')
    .execute();
  const texts = letters.map(({ body }) => (body === null ? '' : decrypt(world.portal.keys.mail, body)));
  expect(texts).toEqual([
    expect.stringMatching(/Al ritmo del último mes alcanza hasta el \d+ de \w+\./),
    expect.stringContaining('Ya no se guarda nada'),
  ]);
  hours(-24 * 10);
});

test('a rehearsal takes the newest bundle, and its counts are shown', async () => {
  const asked: string[][] = [];
  const tasks = backupTasks(world.portal, async (words) => {
    asked.push([...words]);
    return { path: '', bytes: 0, rows: 263, files: 221 };
  });
  await tasks['rehearseBackup']?.({ scheduled: true }, undefined as never);
  expect(asked).toEqual([['restore', join(folder, `aula-${bundles}.tar`), '--check']]);
  expect((await state()).rehearsal).toMatchObject({ level: 'ok', last: { rows: 263, files: 221 } });
});

test('what takes room is measured: files by kind, tables, bundles', async () => {
  await world.portal.files.put('courseFile/clase.mp4', Buffer.alloc(3_000_000));
  const { files, rows, bundles: made, areFilesHere } = (await api().getUsedSpace({})).data;
  expect(areFilesHere).toBe(true);
  expect(files[0]).toEqual({ kind: 'material', count: 1, bytes: 3_000_000 });
  const sum = rows.reduce((all, { bytes }) => all + bytes, 0);
  const { bytes } = (await state()).database;
  expect(Math.abs(sum - bytes)).toBeLessThan(bytes / 10);
  expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['people', 'audit', 'exams', 'other']));
  expect(made.count).toBe((await state()).backup.bundles.length);
});

test('versions, steps of the database and what administrators did are listed, newest first', async () => {
  await sendHeartbeat(world.portal, 'uno:3000');
  const { updates, actions } = (await api().getChanges({})).data;
  const { version } = await state();
  expect(updates.flatMap(({ version: name }) => name ?? [])).toEqual([version.portal]);
  expect(updates.reduce((sum, { steps }) => sum + steps, 0)).toBe(version.migrations);
  expect(updates.map(({ at }) => at)).toEqual(
    updates
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(actions).toContainEqual({
    id: expect.any(Number),
    at: expect.any(String),
    by: expect.stringContaining('Rosa'),
    said: 'Pidió una copia de seguridad',
  });
});

describe('the queue', () => {
  const queued = async (task: string) => (await api().getQueue({})).data.find((jobs) => jobs.task === task);
  const add = (task: string, payload = '{}') =>
    sql`select graphile_worker.add_job(${task}, ${payload}::json)`.execute(world.portal.db);
  const fail = (task: string, attempts: number, days = 0) =>
    sql`update graphile_worker._private_jobs set attempts = ${attempts}, max_attempts = 2,
      last_error = e'the printer is away\nat line 1', updated_at = now() - make_interval(days => ${days})
      where task_id = (select id from graphile_worker._private_tasks where identifier = ${task})`.execute(
      world.portal.db,
    );

  test('tells what waits, what is tried again, and what gave up; an administrator begins that again', async () => {
    await add('recordCertificate');
    expect(await queued('recordCertificate')).toMatchObject({
      waiting: 1,
      retried: 0,
      failed: 0,
      lastError: null,
    });
    await fail('recordCertificate', 1);
    expect(await queued('recordCertificate')).toMatchObject({
      waiting: 0,
      retried: 1,
      nextAt: expect.any(String),
      lastError: 'the printer is away',
    });
    expect((await state()).jobs).toMatchObject({ level: 'ok', failed: 0 });
    await fail('recordCertificate', 2);
    expect(await queued('recordCertificate')).toMatchObject({ retried: 0, failed: 1, nextAt: null });
    expect((await state()).jobs).toMatchObject({ level: 'attention', failed: 1 });

    const { message } = await api().retry({ Task: 'recordCertificate' });
    expect(message).toBe('Se intenta otra vez ahora.');
    expect(await queued('recordCertificate')).toMatchObject({ waiting: 1, failed: 0 });
    const [event] = (await world.client.as(admin).auditoria.get({ Kind: 'portal', PageSize: 1 })).data;
    expect(event).toMatchObject({ action: 'job.retry', by: { id: admin.id }, count: 1 });
    expect((await api().retry({ Task: 'nothing' })).message).toBe('Ya no quedaba ninguna por intentar.');
  });

  test('failed runs of the schedule are forgotten after two days, what somebody asked for never', async () => {
    await add('purgeTrash', '{"_cron": {"ts": "2026-11-20T03:45:00Z"}}');
    await add('importPeople');
    const purge = () => serviceStateTasks(world.portal)['purgeState']?.({}, undefined as never);
    await fail('purgeTrash', 2, 1);
    await fail('importPeople', 2, 30);
    await purge();
    expect(await queued('purgeTrash')).toMatchObject({ failed: 1 });
    await fail('purgeTrash', 2, 3);
    await purge();
    expect(await queued('purgeTrash')).toBeUndefined();
    expect(await queued('importPeople')).toMatchObject({ failed: 1 });
    await sql`delete from graphile_worker._private_jobs`.execute(world.portal.db);
  });
});

test('minutes without a sign of any node are an outage; a node that stops in order is none of the silent', async () => {
  const sign = (name: string) => sendHeartbeat(world.portal, name);
  await sign('uno:3000');
  world.clock.advance(120);
  await sign('dos:3000');
  expect((await state()).availability.outages).toEqual([]);
  world.clock.advance(21 * 60);
  await Promise.all([sign('uno:3000'), sign('uno:3000')]);
  const { availability, nodes } = await state();
  const [outage, ...more] = availability.outages;
  expect(more).toEqual([]);
  expect(Date.parse(outage?.until ?? '') - Date.parse(outage?.from ?? '')).toBe(21 * 60_000);
  expect(nodes).toMatchObject({
    level: 'attention',
    nodes: [
      { name: 'dos:3000', isAnswering: false },
      { name: 'uno:3000', isAnswering: true },
    ],
  });
});

test('what is over a year old is forgotten; bundles that are there stay known', async () => {
  hours(24 * 401);
  await serviceStateTasks(world.portal)['purgeState']?.({}, undefined as never);
  const { availability, rehearsal, backup } = await state();
  expect([availability.outages, rehearsal.last]).toEqual([[], null]);
  expect(backup.last).not.toBeNull();
});
