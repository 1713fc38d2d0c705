import { existsSync, readFileSync } from 'node:fs';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { folderForTest } from '../../testing/lifetime.ts';
import { openTestPortal } from '../../testing/portal.ts';
import { decryptWithAny, deriveKeys, encrypt, isSignature, loadSecret, signature } from './keys.ts';
import { openTokens } from './tokens.ts';

const key = Buffer.alloc(32, 1);

test('only the signature of this very text by this key is one', () => {
  const right = signature(key, 'texto');
  expect(isSignature(key, 'texto', right)).toBe(true);
  const last = right.at(-1) === 'A' ? 'B' : 'A';
  const wrong = [`${right.slice(0, -1)}${last}`, right.slice(1), `${right}A`, '', 'ñ'.repeat(right.length)];
  for (const given of [...wrong, signature(key, 'Texto'), signature(Buffer.alloc(32, 2), 'texto')])
    expect(isSignature(key, 'texto', given), given).toBe(false);
});

describe('the secret beside an embedded database', () => {
  async function emptyFolder() {
    const dataDir = await folderForTest('portal-secret-');
    return dataDir;
  }
  const secretIn = (dataDir: string) => loadSecret({ given: undefined, shared: undefined, dataDir });

  test('is one for all that start at once, and its owner’s alone', async () => {
    for (let round = 0; round < 20; round += 1) {
      const dataDir = await emptyFolder();
      const secrets = await Promise.all(Array.from({ length: 8 }, () => secretIn(dataDir)));
      expect(new Set(secrets).size).toBe(1);
      expect(await secretIn(dataDir)).toBe(secrets[0]);
      expect(await readdir(dataDir)).toEqual(['secret.key']);
      expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
    }
  });

  test('is whole from the first moment that its file is there', async () => {
    const dataDir = await emptyFolder();
    const path = join(dataDir, 'secret.key');
    const looks: string[] = [];
    const made = secretIn(dataDir).finally(() => looks.push('made'));
    while (!looks.includes('made')) {
      if (existsSync(path)) looks.push(readFileSync(path, 'utf8'));
      await setImmediate();
    }
    expect(new Set(looks)).toEqual(new Set([await made, 'made']));
  });

  test('is never replaced where its file is damaged', async () => {
    const dataDir = await emptyFolder();
    await writeFile(join(dataDir, 'secret.key'), 'medio');
    await expect(secretIn(dataDir)).rejects.toThrow('is damaged; delete it');
  });
});

describe('the secret that nodes share in the database', () => {
  test('is sealed there with the password of DATABASE_URL; one from before is sealed now', async () => {
    const { portal, close } = await openTestPortal();
    onTestFinished(close);
    const at = (url: string) => loadSecret({ given: undefined, shared: { db: portal.db, url }, dataDir: '' });
    const url = 'postgres://aula:una%20clave@db/aula';
    const stored = () =>
      portal.db
        .selectFrom('setting')
        .select('value')
        .where('key', '=', 'secret_key')
        .executeTakeFirstOrThrow();
    const made = await at(url);
    expect(await at('postgres://otro:una%20clave@db2/aula')).toBe(made);
    expect(JSON.stringify(await stored())).not.toContain(made);
    await expect(at('postgres://aula:otra@db/aula')).rejects.toThrow('set SECRET_KEY');
    await expect(at('postgres://aula@db/aula')).rejects.toThrow('SECRET_KEY: expected');
    const before = 'x'.repeat(43);
    await portal.db
      .updateTable('setting')
      .set({ value: JSON.stringify(before) })
      .where('key', '=', 'secret_key')
      .execute();
    expect(await at(url)).toBe(before);
    expect(JSON.stringify(await stored())).not.toContain(before);
    expect(await at(url)).toBe(before);
  });
});

test('after a change of the secret, tokens and mails of the one before are still good, and no others', async () => {
  const [one, two, three] = ['a', 'b', 'c'].map((letter) => deriveKeys(letter.repeat(32)));
  if (one === undefined || two === undefined || three === undefined) throw new Error('three keys');
  const now = new Date('2026-11-22T12:00:00Z');
  const claims = { sub: '1', unique_name: 'ana', role: 'member' as const, years: 40, sid: 's' };
  const token = await openTokens([one.token]).sign(claims, new Date(now.getTime() + 60_000), now);
  expect(await openTokens([two.token, one.token]).verify(token, now)).toMatchObject(claims);
  expect(await openTokens([two.token, three.token]).verify(token, now)).toBeUndefined();
  const body = encrypt(one.mail, 'hola');
  expect(decryptWithAny([two.mail, one.mail], body)).toBe('hola');
  expect(() => decryptWithAny([two.mail, three.mail], body)).toThrow();
});
