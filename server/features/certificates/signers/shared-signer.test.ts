import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { backUp } from '../../../backup/back-up.ts';
import { restore } from '../../../backup/restore.ts';
import { readConfig } from '../../../context/config.ts';
import { openLog } from '../../../platform/log.ts';
import { ConfigError } from '../../../platform/process/start-refusal.ts';
import { readPkcs12 } from '../../../platform/signing/pkcs12.ts';
import { loadSigningKey, pkcs12Of } from '../../../platform/signing/signing-key.ts';
import { folderForTest } from '../../../testing/lifetime.ts';
import { aTestPortal } from '../../../testing/portal.ts';
import { exportablePem, openSigner } from './signer.ts';
import { withdrawSigner } from './withdraw-signer.ts';

const world = aTestPortal();
const secretKey = 'one secret of thirty-two letters or more';

/** A node with an empty folder of its own, as a container has it. */
async function aNode(changes: Record<string, string> = {}) {
  const DATA_DIR = await folderForTest('node-');
  const config = readConfig({
    DATA_DIR,
    DATABASE_URL: 'postgres://aula:x@db/aula',
    SECRET_KEY: secretKey,
    ...changes,
  });
  const context = { ...world.context(), config };
  return { config, context, signer: openSigner(context) };
}
const stored = async () =>
  (
    await world.portal.db
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'signing_key')
      .executeTakeFirst()
  )?.value;

beforeAll(async () => {
  await world.portal.db.deleteFrom('signing_certificate').execute();
});

test('nodes without a file in common sign with one key, also those that start at once', async () => {
  const nodes = [await aNode(), await aNode(), await aNode()];
  const [first, ...others] = await Promise.all(nodes.map(({ signer }) => signer.loaded()));
  for (const other of others) expect(other.chain).toEqual(first?.chain);
  expect(String(await stored())).not.toContain('PRIVATE KEY');
});

test('the key outlives a change of SECRET_KEY that names the one before, and is refused to any other', async () => {
  const before = (await (await aNode()).signer.loaded()).chain;
  const other = { SECRET_KEY: 'another secret of thirty-two letters' };
  await expect((await aNode(other)).signer.loaded()).rejects.toThrow(/^SECRET_KEY: .*SECRET_KEY_BEFORE/);
  const moved = await (await aNode({ ...other, SECRET_KEY_BEFORE: secretKey })).signer.loaded();
  expect(moved.chain).toEqual(before);
  expect((await (await aNode(other)).signer.loaded()).chain).toEqual(before); // sealed anew
  const back = await aNode({ SECRET_KEY_BEFORE: other.SECRET_KEY });
  expect((await back.signer.loaded()).chain).toEqual(before);
});

test('a node’s own key that has signed takes the place of one that never did', async () => {
  const node = await aNode();
  const old = await loadSigningKey({
    ...{ file: undefined, password: '', dataDir: node.config.dataDir },
    ...{ name: 'Instituto', now: world.clock.now() },
  });
  expect((await node.signer.loaded()).chain).not.toEqual(old.chain);
  const own = openSigner({ ...node.context, config: { ...node.config, databaseUrl: undefined } });
  await own.key(); // signs, and is known from then on
  expect((await openSigner(node.context).loaded()).chain).toEqual(old.chain);
  expect((await (await aNode()).signer.loaded()).chain).toEqual(old.chain);
});

test('a bundle has the key in the clear, and a portal that is restored under another SECRET_KEY signs with it', async () => {
  const node = await aNode();
  const { chain } = await node.signer.loaded();
  const pool = new pg.Pool(world.address);
  const made = await backUp(
    { config: node.config, files: world.portal.files, db: world.portal.db, pool, now: world.clock.now() },
    await folderForTest('shared-bundle-'),
  );
  await pool.end();
  const config = readConfig({ DATA_DIR: await folderForTest('restored-'), LOG_LEVEL: 'silent' });
  await restore(config, openLog('silent'), made.path, { isUnsealed: true });
  const key = await loadSigningKey({
    ...{ file: undefined, password: '', dataDir: config.dataDir },
    ...{ name: 'Instituto', now: world.clock.now() },
  });
  expect(key.chain).toEqual(chain);
});

test('the key goes to other nodes as a file of CERTIFICATE_P12, which its password alone opens', async () => {
  const node = await aNode();
  const { chain } = await node.signer.loaded();
  const pem = (await exportablePem(node.context)) ?? '';
  const bytes = await pkcs12Of(pem, 'la contraseña');
  const file = join(node.config.dataDir, 'aula.p12');
  await writeFile(file, bytes);
  const given = await aNode({ CERTIFICATE_P12: file, CERTIFICATE_P12_PASSWORD: 'la contraseña' });
  expect((await given.signer.loaded()).chain).toEqual(chain);
  await expect(readPkcs12(await readFile(file), 'otra')).rejects.toThrow();
  expect(await exportablePem(given.context)).toBeUndefined(); // it came as that file
  const wrong = await aNode({ CERTIFICATE_P12: file, CERTIFICATE_P12_PASSWORD: 'otra' });
  await expect(wrong.signer.loaded()).rejects.toBeInstanceOf(ConfigError);
});

test('a withdrawn key leaves the database, and the next start makes another, not from a file with the old one', async () => {
  const node = await aNode();
  const { chain } = await node.signer.key();
  const { rows } = await world.portal.db
    .selectFrom('signing_certificate')
    .select('fingerprint')
    .execute()
    .then((all) => ({ rows: all }));
  for (const { fingerprint } of rows) await withdrawSigner(node.context, fingerprint, world.clock.now());
  expect(await stored()).toBeUndefined();
  await expect(node.signer.loaded()).rejects.toThrow('Stop all nodes: the next start makes a new key');
  const next = openSigner(node.context);
  expect((await next.loaded()).chain).not.toEqual(chain);
});
