import { copyFile, mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { loadDemoContent } from '../boot/demo-content.ts';
import { openPortal } from '../boot/open-portal.ts';
import { joinRestored } from '../boot/portal-identity.ts';
import { type Config, readConfig } from '../context/config.ts';
import { certificateTasks } from '../features/certificates/making/certificates.jobs.ts';
import { joinNodes, sendHeartbeat } from '../features/service-state/heartbeat.ts';
import { sql } from '../platform/database/database.ts';
import { openLog } from '../platform/log.ts';
import { aSitting } from '../testing/exam-sitting.ts';
import { runDueJobs } from '../testing/jobs.ts';
import { folderForTests } from '../testing/lifetime.ts';
import { aTestPortal } from '../testing/portal.ts';
import { type Backup, backUp } from './back-up.ts';
import { checkBundle, readBundle } from './bundle.ts';
import { rehearse } from './rehearse.ts';
import { type Restored, restore } from './restore.ts';

let pool: pg.Pool;
const folder = await folderForTests('backup-');
let made: Backup;
let restored: Restored;
let code: string;
const log = openLog('silent');
const unsealed = { isUnsealed: true };
const passphrase = 'cinco palabras bien largas de verdad';

const configOf = (dataDir: string, env: Record<string, string> = {}): Config =>
  readConfig({ DATA_DIR: join(folder, dataDir), DEMO: '0', LOG_LEVEL: 'silent', ...env });

/** The place where the bundle was restored, for all tests that only look at it; under another address than before. */
const restoredPlace = () => configOf('restored', { PUBLIC_URL: 'https://despues.example' });

const world = aTestPortal();
beforeAll(async () => {
  pool = new pg.Pool(world.address);
  await loadDemoContent(world.context());
  await joinRestored(pool, world.portal.files);
  const { member, courseId, ...sitting } = await aSitting(world);
  await sitting.sit();
  await runDueJobs(world, certificateTasks(world.portal));
  const own = await world.client.as(member).users.getUserCourse({ userName: member.username, courseId });
  code = own.info[0]?.certificateCode ?? '';
  const clock = { ...world.portal.clock, now: () => new Date(), hasJumped: () => false };
  await sendHeartbeat({ db: world.portal.db, clock }, 'antes:3000', { publicUrl: 'https://antes.example' });
  made = await back();
  restored = await restore(restoredPlace(), log, made.path, unsealed);
});
afterAll(() => pool.end());

const back = (env: Record<string, string> = {}, into = 'bundles') =>
  backUp(
    {
      config: { ...world.portal.config, ...pick(readConfig(env)) },
      files: world.portal.files,
      db: world.portal.db,
      pool,
      now: world.clock.now(),
    },
    join(folder, into),
  );
const pick = ({ backupPassphrase }: Config) => ({ backupPassphrase });

test('what was restored is the portal: every row, every file, a certificate that verifies', async () => {
  const config = restoredPlace();
  expect(restored).toMatchObject({ certificates: 1, rows: expect.any(Number) });
  const { portal, close } = await openPortal(config, { log, mayMake: false });
  const { rows } = await sql<{ code: string; title: string }>`
    select code, course_title as title from certificate`.execute(portal.db);
  expect(rows).toEqual([{ code, title: expect.any(String) }]);
  await close();
  const names = async (root: string) => (await readdir(join(root, 'files'), { recursive: true })).sort();
  expect(await names(config.dataDir)).toEqual(await names(world.portal.config.dataDir));
  expect(made.manifest.tables.filter((table) => table.rows > 0).length).toBeGreaterThan(20);
});

test('a bundle of a portal that runs starts at once under another address: its nodes do not run here', async () => {
  const { portal, close } = await openPortal(restoredPlace(), { log, mayMake: false });
  await expect(joinNodes(portal, 'despues:3000')).resolves.toMatchObject({
    publicUrl: 'https://despues.example',
  });
  await close();
});

test('rows are of one moment: what is saved while the bundle is made is not half in it', async () => {
  const { tables } = (await back({}, 'moment')).manifest;
  const before = tables.find(({ name }) => name === 'contact_message')?.rows;
  const message = { FirstName: 'Ana', Email: 'ana@correo.test', Subject: 'Pensión', Comments: '¿Cuándo?' };
  const [, { manifest }] = await Promise.all([
    world.client.visitor.contact.sendMessage(message),
    back({}, 'moment-of-a-save'),
  ]);
  const rows = manifest.tables.find(({ name }) => name === 'contact_message')?.rows ?? -1;
  expect([before, (before ?? 0) + 1]).toContain(rows);
});

test('a file that is being stored is not half in it', async () => {
  const { files } = world.portal;
  const source = new PassThrough();
  const stored = files.putStream('pruebas/entera.webp', source);
  source.write('la mitad');
  const { dataDir } = world.portal.config;
  await expect
    .poll(() => readdir(join(dataDir, 'files', 'pruebas')).catch(() => []))
    .toEqual([expect.stringContaining('entera.webp.')]);
  const { manifest } = await back({}, 'moment-of-a-file');
  source.end();
  await stored;
  expect(manifest.entries.filter(({ name }) => name.includes('entera'))).toEqual([]);
  await files.remove('pruebas/entera.webp');
});

test('an embedded portal becomes one with a DATABASE_URL, with its secret sealed by that password', async () => {
  const server = inject('databaseServer');
  const name = `t_backup_${process.pid}`;
  const url = `postgres://${server.user}:${server.password}@localhost:${server.port}/${name}?host=${encodeURIComponent(server.host)}`;
  await pool.query(`create database ${name} encoding 'UTF8' template template0`);
  const config = configOf('own', { DATABASE_URL: url });
  expect(await restore(config, log, made.path, unsealed)).toMatchObject({ certificates: 1 });
  expect(await readdir(config.dataDir)).not.toContain('secret.key');
  await expect(
    restore(configOf('own-again', { DATABASE_URL: url }), log, made.path, unsealed),
  ).rejects.toThrow('there is a portal in this database');
  const { portal, jobs, close } = await openPortal(config, { log, mayMake: false });
  const again = await backUp(
    { config, files: portal.files, db: portal.db, pool: jobs.pool, now: world.clock.now() },
    join(folder, 'own-bundles'),
  );
  await close();
  expect(again.manifest.tables.map(({ name, rows }) => [name, rows])).toEqual(
    made.manifest.tables.map(({ name, rows }) => [name, name === 'setting' ? expect.any(Number) : rows]),
  );
  const back = configOf('back');
  await restore(back, log, again.path, unsealed);
  expect((await readFile(join(back.dataDir, 'secret.key'), 'utf8')).trim()).toMatch(/^[\w-]{43}$/);
  await pool.query(`drop database ${name} with (force)`);
});

test('an encrypted bundle opens with its passphrase alone', async () => {
  const bundle = await back({ BACKUP_PASSPHRASE: passphrase }, 'encrypted');
  expect((await readFile(bundle.path)).includes('manifest.json')).toBe(false);
  await expect(checkBundle(bundle, undefined)).rejects.toThrow('is encrypted: set BACKUP_PASSPHRASE');
  await expect(checkBundle(bundle, `${passphrase}!`)).rejects.toThrow(
    'does not open with this BACKUP_PASSPHRASE',
  );
  expect(bundle.head.format).toBe(1); // as it was read back, with the passphrase
});

test('a rehearsal restores in a scratch folder and leaves nothing behind', async () => {
  const config = configOf('rehearsed', { BACKUP_DIR: join(folder, 'bundles') });
  const before = await readdir(join(folder, 'bundles'));
  expect(await rehearse(config, log, made.path)).toMatchObject({ certificates: 1 });
  expect(await readdir(join(folder, 'bundles'))).toEqual(before);
});

test('a place with a portal is refused, and nothing in it changes', async () => {
  const config = restoredPlace();
  const secret = await readFile(join(config.dataDir, 'secret.key'), 'utf8');
  await expect(restore(config, log, made.path, unsealed)).rejects.toThrow('is not empty');
  expect(await readFile(join(config.dataDir, 'secret.key'), 'utf8')).toBe(secret);
});

test('folders that may be there are filled and not replaced, as they may be mounts; a failure leaves nothing in them', async () => {
  await sql`create sequence unknown_to_migrations`.execute(world.portal.db);
  const failing = await back({}, 'failing');
  await sql`drop sequence unknown_to_migrations`.execute(world.portal.db);
  const config = configOf('mounted');
  const [files, uploads] = [join(config.dataDir, 'files'), join(config.dataDir, 'uploads')];
  for (const place of [files, uploads]) await mkdir(place, { recursive: true });
  await writeFile(join(uploads, 'unfinished'), '');
  const { ino } = await stat(files);
  await expect(restore(config, log, failing.path, unsealed)).rejects.toThrow('unknown_to_migrations');
  expect([(await readdir(config.dataDir)).sort(), await readdir(files)]).toEqual([['files', 'uploads'], []]);
  await restore(config, log, made.path, unsealed);
  expect((await stat(files)).ino).toBe(ino);
  expect(await readdir(files)).toContain('certificates');
  expect(await readdir(uploads)).toEqual(['unfinished']);
});

test.each([
  ['cut short', (path: string) => truncate(path, 400_000), 'is damaged or no bundle'],
  ['with another byte', changeByteOfSecret, 'is damaged'],
  [
    'that is another file',
    (path: string) => writeFile(path, 'PDF, not a bundle'.repeat(100)),
    'is damaged or no bundle',
  ],
])('a bundle %s is refused before anything is made', async (_, damage, words) => {
  const path = join(folder, 'damaged.tar');
  await copyFile(made.path, path);
  await damage(path);
  await expect(restore(configOf('never'), log, path, unsealed)).rejects.toThrow(words);
  expect(await readdir(folder)).not.toContain('never');
});

test('a failure while a bundle is taken in is not called a damaged bundle', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  await expect(readBundle(made, undefined, () => Promise.reject(full))).rejects.toBe(full);
});

test('two bundles of one second do not write into each other', async () => {
  const [one, other] = await Promise.allSettled([back({}, 'twice'), back({}, 'twice')]);
  expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected']);
  expect((await readdir(join(folder, 'twice'))).map((name) => name.endsWith('.part'))).toEqual([false]);
});

test('a bundle of a version that this one does not know is refused', async () => {
  await sql`insert into schema_migration (name, hash) values ('9999-tomorrow.sql', 'x')`.execute(
    world.portal.db,
  );
  const { path } = await back({}, 'tomorrow');
  await sql`delete from schema_migration where name = '9999-tomorrow.sql'`.execute(world.portal.db);
  await expect(restore(configOf('tomorrows'), log, path, unsealed)).rejects.toThrow('9999-tomorrow.sql');
});

/** In an entry: between two of them stands filling that nobody reads. */
async function changeByteOfSecret(path: string): Promise<void> {
  const bytes = await readFile(path);
  const at = bytes.indexOf(await readFile(join(restoredPlace().dataDir, 'secret.key'))) + 1;
  expect(at).toBeGreaterThan(0);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 255, at);
  await writeFile(path, bytes);
}
