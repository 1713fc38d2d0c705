import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isSignature, loadSecret, signature } from './keys.ts';

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
    const dataDir = await mkdtemp(join(tmpdir(), 'portal-secret-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    return dataDir;
  }
  const secretIn = (dataDir: string) => loadSecret({ given: undefined, sharedDatabase: undefined, dataDir });

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
