import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Decrypter } from 'age-encryption';
import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/database.ts';
import { openBundleStore } from '../../platform/files/bundle-store.ts';
import { aMember, anAdmin, type TestAccount } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { folderForTests } from '../../testing/lifetime.ts';
import { aTestPortal, openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { recordBackup } from './backup-runs.ts';

const content = Buffer.from('age-encryption.org/v1 and what follows');
let admin: TestAccount;
const folder = await folderForTests('downloads-');
let name: string;
let id: number;

const world = aTestPortal({ BACKUP_DIR: folder, SMTP_URL: 'smtp://localhost:1' });
let made = 0;
beforeEach(async () => {
  admin = await anAdmin(world.portal);
  made += 1;
  name = `aula-2026111${made}T150000Z.tar.age`;
  await writeFile(join(folder, name), content);
  id = await recorded(world, admin, join(folder, name));
});

async function recorded(test: TestPortal, by: TestAccount, path: string): Promise<number> {
  const run = { kind: 'backup', startedAt: test.clock.now(), isScheduled: true } as const;
  await recordBackup(test.portal, run, { path, bytes: content.length, rows: 1, files: 1 });
  return (await test.client.as(by).estado.get({})).data.backup.bundles[0]?.id ?? 0;
}

const linkFor = async (by = admin) => (await world.client.as(by).estado.getBundleLink({ Id: id })).data.url;
const open = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers });
const signedIn = ({ minutesAgo }: { minutesAgo: number }) =>
  world.portal.db
    .updateTable('session')
    .set({ signed_in_at: new Date(world.clock.now().getTime() - minutesAgo * 60_000) })
    .where('account_id', '=', admin.id)
    .execute();

test('the state names the bundles, newest first, and which are encrypted', async () => {
  await recorded(world, admin, join(folder, 'aula-plain.tar'));
  const [newest, before] = (await world.client.as(admin).estado.get({})).data.backup.bundles;
  expect([newest?.isEncrypted, before]).toEqual([
    false,
    { id, at: world.clock.now().toISOString(), bytes: content.length, isEncrypted: true, isWhole: true },
  ]);
});

test('a bundle of what is new is named as one, and is not handed out: alone it restores nothing', async () => {
  const run = { kind: 'backup', startedAt: world.clock.now(), isScheduled: true } as const;
  const outcome = { path: join(folder, 'aula-part.tar.age'), bytes: 9, rows: 1, files: 1, base: name };
  await recordBackup(world.portal, run, outcome);
  const [part] = (await world.client.as(admin).estado.get({})).data.backup.bundles;
  expect(part).toMatchObject({ isWhole: false });
  await expect(world.client.as(admin).estado.getBundleLink({ Id: part?.id ?? 0 })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('haz una copia ahora'),
  });
});

test('a link gives the file whole, under its name, and the rest of one that was cut', async () => {
  const url = await linkFor();
  const whole = await open(url);
  expect(whole.statusCode).toBe(200);
  expect(whole.rawPayload).toEqual(content);
  expect(whole.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(new RegExp(`^attachment; filename="${name}"`)),
  });
  const etag = String(whole.headers.etag);
  const rest = await open(url, { range: 'bytes=10-', 'if-range': etag });
  expect([rest.statusCode, rest.headers['content-range']]).toEqual([
    206,
    `bytes 10-${content.length - 1}/${content.length}`,
  ]);
  expect(rest.rawPayload).toEqual(content.subarray(10));
});

test('visitors and members get neither link nor file', async () => {
  const member = await aMember(world.portal);
  const refused = [
    { api: world.client.visitor, status: 401 },
    { api: world.client.as(member), status: 403 },
  ];
  for (const { api, status } of refused) {
    await expectRefusal(api.estado.getBundleLink({ Id: id }), status);
    await expectRefusal(api.estado.downloadBundle({ id }), status);
  }
});

test('who signed in long ago is asked for the password, also for the file; a link that was made goes on', async () => {
  const url = await linkFor();
  await signedIn({ minutesAgo: 16 });
  const asksForFreshSignIn = { status: 400, body: { errors: [{ field: 'currentPassword' }] } };
  const { estado } = world.client.withTokenAlone(admin);
  await expect(estado.getBundleLink({ Id: id })).rejects.toMatchObject(asksForFreshSignIn);
  await expect(estado.downloadBundle({ id })).rejects.toMatchObject(asksForFreshSignIn);
  expect((await open(url)).statusCode).toBe(200);
});

test('a link is over after an hour, with its session, and is none for another bundle', async () => {
  const url = await linkFor();
  expect((await open(url.replace(`id=${id}`, `id=${id - 1}`))).statusCode).toBe(401);
  world.clock.advance(3601);
  expect((await open(url)).statusCode).toBe(401);
  await signedIn({ minutesAgo: 0 });
  const fresh = await linkFor();
  const other = await anAdmin(world.portal);
  await world.client.as(other).usuario.endSessionsMany({ Items: [{ Id: admin.id }] });
  expect((await open(fresh)).statusCode).toBe(401);
});

test('the audit says who took which bundle, and the other administrators are written', async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(world.portal.db);
  await linkFor();
  const events = await world.portal.db
    .selectFrom('audit_event')
    .select(['action', 'details'])
    .where('actor_id', '=', admin.id)
    .execute();
  expect(events).toEqual([{ action: 'export.backup', details: { bundle: name, bytes: content.length } }]);
  const { rows } = await sql<{ actions: { action: string }[] }>`
    select payload as actions from graphile_worker._private_jobs where key = ${`tellAdministrators:${admin.id}`}`.execute(
    world.portal.db,
  );
  expect(rows).toEqual([{ actions: [expect.objectContaining({ action: 'export.backup' })] }]);
});

test('a bundle that is gone says so, and nothing is recorded', async () => {
  const url = await linkFor();
  await rm(join(folder, name));
  const gone = { status: 404, body: { message: expect.stringContaining('ya no está donde se guardó') } };
  await expect(world.client.as(admin).estado.getBundleLink({ Id: id })).rejects.toMatchObject(gone);
  await expect(world.client.as(admin).estado.getBundleLink({ Id: 999_999 })).rejects.toMatchObject(gone);
  const late = await open(url);
  expect([late.statusCode, late.json().message]).toEqual([404, gone.body.message]);
  const { count } = await world.portal.db
    .selectFrom('audit_event')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('actor_id', '=', admin.id)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1);
});

test('a bundle in a bucket comes from there, in parts too; a bucket that is away is said so', async () => {
  const server = await startS3Server();
  const { S3_BUCKET: _, ...rest } = server.settings();
  const access = Object.fromEntries(Object.entries(rest).map(([key, value]) => [`BACKUP_${key}`, value]));
  const place = 's3://aula/copias';
  const other = await openTestPortal({ ...access, BACKUP_DIR: place });
  try {
    const store = await openBundleStore(place, other.portal.config.backupS3);
    const [path, by] = [await store.write(name, Readable.from([content])), await anAdmin(other.portal)];
    const inBucket = await recorded(other, by, path);
    const { url } = (await other.client.as(by).estado.getBundleLink({ Id: inBucket })).data;
    const part = await other.app.inject({ url, headers: { range: 'bytes=4-9' } });
    expect([part.statusCode, part.rawPayload]).toEqual([206, content.subarray(4, 10)]);
    expect((await other.app.inject({ url })).rawPayload).toEqual(content);
    await store.remove(name);
    expect((await other.app.inject({ url })).statusCode).toBe(404);
    await server.stop();
    expect((await other.app.inject({ url })).statusCode).toBe(503);
    await server.start();
  } finally {
    await other.close();
    await server.close();
  }
});

describe('a bundle that was stored without encryption', () => {
  const passphrase = 'cinco palabras que nadie adivina';
  const plain = randomBytes(150_000);
  let plainId: number;
  beforeEach(async () => {
    const path = join(folder, name.replace('.age', ''));
    await writeFile(path, plain);
    plainId = await recorded(world, admin, path);
  });
  const ask = (typed: { Passphrase?: string; PassphraseAgain?: string }) =>
    world.client.as(admin).estado.getBundleLink({ Id: plainId, ...typed });

  test('takes a passphrase of twelve characters, twice; without one nothing is recorded', async () => {
    const short = 'once letras';
    for (const [typed, field] of [
      [{}, 'Passphrase'],
      [{ Passphrase: short, PassphraseAgain: short }, 'Passphrase'],
      [{ Passphrase: passphrase }, 'PassphraseAgain'],
      [{ Passphrase: passphrase, PassphraseAgain: `${passphrase}.` }, 'PassphraseAgain'],
    ] as const)
      await expect(ask(typed)).rejects.toMatchObject({ status: 400, body: { errors: [{ field }] } });
    const events = world.portal.db.selectFrom('audit_event').selectAll().where('actor_id', '=', admin.id);
    expect(await events.execute()).toEqual([]);
  });

  test('leaves encrypted with it, in parts too, and neither address nor link says the passphrase', async () => {
    const typed = { Passphrase: passphrase, PassphraseAgain: passphrase };
    const { url } = (await ask(typed)).data;
    expect(decodeURIComponent(url)).not.toContain('palabras');
    const whole = await open(url);
    expect(whole.headers['content-disposition']).toMatch(/filename="aula-\d+T150000Z\.tar\.age"/);
    expect(whole.headers['content-length']).toBe(String(whole.rawPayload.length));
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    expect(Buffer.from(await decrypter.decrypt(whole.rawPayload)).equals(plain)).toBe(true);
    const rest = await open(url, { range: 'bytes=70000-', 'if-range': String(whole.headers.etag) });
    expect(rest.statusCode).toBe(206);
    expect(rest.rawPayload.equals(whole.rawPayload.subarray(70_000))).toBe(true);
  });

  test('opens by its link alone: neither a token nor another key gets it', async () => {
    const { estado } = world.client.as(admin);
    await expectRefusal(estado.downloadBundle({ id: plainId }), 400);
    await expectRefusal(estado.downloadBundle({ id: plainId, key: 'AAAA' }), 400);
    const { url } = (await ask({ Passphrase: passphrase, PassphraseAgain: passphrase })).data;
    expect((await open(url.replace(/key=...../, 'key=AAAAA'))).statusCode).toBe(401);
  });
});
