import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { ConfigError, readConfig } from '../context/config.ts';
import { openLog } from '../platform/log.ts';
import { aMember, anArticle } from '../testing/builders.ts';
import { copyPrefix, templateName } from '../testing/database-server.ts';
import { folderForTest } from '../testing/lifetime.ts';
import { type DataPlace, openDataPlace } from './data-place.ts';
import { openPortal } from './open-portal.ts';

const log = openLog('fatal');
let admin: pg.Client;
let dataDir: string;
const databases: string[] = [];

beforeAll(async () => {
  admin = new pg.Client(inject('databaseServer'));
  await admin.connect();
});
afterAll(() => admin.end());
beforeEach(async () => {
  dataDir = await folderForTest('identity-');
});
afterEach(async () => {
  for (const name of databases.splice(0)) await admin.query(`drop database ${name}`);
});

async function aDatabase(template = templateName): Promise<string> {
  const name = `${copyPrefix}${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  databases.push(name);
  return name;
}

async function open(database: string, folder = dataDir, mayMake = true) {
  const address = { ...inject('databaseServer'), database };
  const place = Promise.resolve<DataPlace>({ servers: [address], close: async () => undefined });
  return openPortal(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'fatal' }), { log, place, mayMake });
}

/** A start and an end, with something done in between. */
async function start(database: string, folder = dataDir, work = async (_: Opened) => undefined as unknown) {
  const opened = await open(database, folder);
  try {
    await work(opened.portal);
  } finally {
    await opened.close();
  }
}
type Opened = Awaited<ReturnType<typeof open>>['portal'];

const idFile = (folder = dataDir) => join(folder, 'files/portal.id');
const idIn = (folder = dataDir) => readFileSync(idFile(folder), 'utf8').trim();
function putFile(key: string, folder = dataDir): void {
  mkdirSync(join(folder, 'files', key, '..'), { recursive: true });
  writeFileSync(join(folder, 'files', key), 'contenido');
}
const aMemberOf = (portal: Opened) => aMember(portal);
const anotherFolder = (name: string) => {
  const folder = join(dataDir, name);
  mkdirSync(join(folder, 'files'), { recursive: true });
  return folder;
};
async function query(database: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ ...inject('databaseServer'), database });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('a portal is a database and its files', () => {
  test('which have one id from the first start on, also where two nodes start at once', async () => {
    const database = await aDatabase();
    mkdirSync(join(dataDir, 'files'));
    await Promise.all([start(database), start(database), start(database)]);
    const id = idIn();
    expect(await query(database, `select value from setting where key = 'portal_id'`)).toEqual([
      { value: id },
    ]);
    await start(database);
    expect(idIn()).toBe(id);
  });

  test('a node without the shared folder does not start, and makes no key of its own', async () => {
    const database = await aDatabase();
    mkdirSync(join(dataDir, 'files'));
    await start(database, dataDir, aMemberOf);
    const own = anotherFolder('own');
    await expect(open(database, own)).rejects.toThrow(
      /^DATA_DIR: the files of the database are not in \S+own/,
    );
    expect(readdirSync(own)).toEqual(['files']);
    expect(readdirSync(join(own, 'files'))).toEqual([]);
  });

  test('an empty database beside a portal’s files is refused, and stays empty', async () => {
    const first = await aDatabase();
    mkdirSync(join(dataDir, 'files'));
    await start(first);
    putFile('slider/lamina.webp');
    const empty = await aDatabase('template0');
    await expect(open(empty)).rejects.toThrow(ConfigError);
    await expect(open(empty)).rejects.toThrow(/database is empty or missing/);
    expect(
      await query(empty, `select relname from pg_class where relnamespace = 'public'::regnamespace`),
    ).toEqual([]);
    expect(existsSync(join(dataDir, 'files/slider/lamina.webp'))).toBe(true);
  });

  test('the embedded database is not made beside a portal’s files', async () => {
    putFile('slider/lamina.webp');
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal' });
    await expect(openDataPlace(config, log)).rejects.toThrow(/^DATA_DIR: there are a portal's files/);
    expect(readdirSync(dataDir)).toEqual(['files']);
  });

  test('a staging database, and a dump from before, are refused until the operator joins them', async () => {
    const [portal, staging] = [await aDatabase(), await aDatabase()];
    mkdirSync(join(dataDir, 'files'));
    await start(portal, dataDir, aMemberOf);
    await start(staging, anotherFolder('staging'), aMemberOf);
    await expect(open(staging)).rejects.toThrow(/another portal's than the database/);
    await query(staging, `delete from setting where key = 'portal_id'`); // as a dump of before has it
    await expect(open(staging)).rejects.toThrow(/which is older or another portal's/);
    writeFileSync(idFile(), 'adopt\n');
    await start(staging);
    expect(await query(staging, `select value from setting where key = 'portal_id'`)).toEqual([
      { value: idIn() },
    ]);
    await expect(open(portal)).rejects.toThrow(/another portal's than the database/);
  });

  test('one from before it had an id keeps its files; another folder is told from it by the files that rows name', async () => {
    const database = await aDatabase();
    mkdirSync(join(dataDir, 'files'));
    await start(database, dataDir, async (portal) => {
      await aMember(portal);
      const id = await anArticle(portal);
      await portal.db.updateTable('article').set({ cover_image: 'x.webp' }).where('id', '=', id).execute();
    });
    putFile('articlefile/x.webp');
    await query(database, `delete from setting where key = 'portal_id'`);
    await rm(idFile());
    await expect(open(database, anotherFolder('own'))).rejects.toThrow(
      /the files of the database are not in/,
    );
    await start(database);
    expect(idIn()).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a kill between its two halves is made good by the next start', async () => {
    const database = await aDatabase();
    mkdirSync(join(dataDir, 'files'));
    writeFileSync(idFile(), 'adopt\n');
    await start(database);
    expect(idIn()).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('versions', () => {
  test('an older one does not touch the database of a newer one', async () => {
    const database = await aDatabase();
    await query(database, `insert into schema_migration (name, hash) values ('9999-later.sql', 'x')`);
    await expect(open(database)).rejects.toThrow(
      /^The database was changed by a newer version of the portal \(migration 9999-later\.sql\): [^\n]+$/,
    );
    await expect(open(database, dataDir, false)).rejects.toThrow(/newer version/);
    expect(await query(database, `select value from setting where key = 'portal_id'`)).toEqual([]);
  });
});

test('keys that a copy left out are named with the cure; the console makes none', async () => {
  const database = await aDatabase();
  mkdirSync(join(dataDir, 'files'));
  await start(database, dataDir, async (portal) => {
    await aMember(portal);
    await portal.signer.key();
  });
  await rm(join(dataDir, 'secret.key'));
  await rm(join(dataDir, 'signing'), { recursive: true });
  await expect(open(database, dataDir, false)).rejects.toThrow(
    /secret\.key is missing .* bring secret\.key back/,
  );
  expect(readdirSync(dataDir)).toEqual(['files']);
  const said = vi.spyOn(log, 'warn');
  await start(database);
  const lines = said.mock.calls.map(([line]) => String(line));
  expect(lines).toContainEqual(expect.stringContaining('secret.key is missing'));
  expect(lines).toContainEqual(expect.stringContaining('signing/certificates.pem is missing'));
  said.mockClear();
  await start(database, dataDir, (portal) => portal.signer.key());
  await start(database);
  expect(said.mock.calls.filter(([line]) => String(line).includes('secret.key'))).toEqual([]);
  said.mockRestore();
});

describe('the console', () => {
  test('makes no portal: neither in an empty folder nor in an empty database', async () => {
    const folder = join(dataDir, 'none');
    const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'fatal' });
    await expect(openPortal(config, { log, mayMake: false })).rejects.toThrow(
      `There is no portal in ${folder}: set DATA_DIR.`,
    );
    expect(existsSync(folder)).toBe(false);
    const empty = await aDatabase('template0');
    await expect(open(empty, dataDir, false)).rejects.toThrow(
      'DATABASE_URL: there is no portal in this database.',
    );
    expect(
      await query(empty, `select relname from pg_class where relnamespace = 'public'::regnamespace`),
    ).toEqual([]);
  });

  test('works on a portal that is there, and changes no older one', async () => {
    const database = await aDatabase();
    mkdirSync(join(dataDir, 'files'));
    await start(database, dataDir, aMemberOf);
    const opened = await open(database, dataDir, false);
    await opened.close();
    await query(database, `delete from schema_migration`);
    await expect(open(database, dataDir, false)).rejects.toThrow(/of an older version of the portal: start/);
  });
});
