import { basename, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { placeOfBundles } from '../../platform/files/bundle-place.ts';
import { anAdmin } from '../../testing/builders.ts';
import { openForTest } from '../../testing/lifetime.ts';
import { openTestPortal } from '../../testing/portal.ts';
import { backupTasks } from './backup.jobs.ts';
import type { BackupOutcome } from './backup-runs.ts';
import { examine } from './doctor.ts';

describe('without BACKUP_DIR', () => {
  const megabyte = 1024 ** 2;
  /** A portal whose disk has so much free space; its bundles are of 100 MB. */
  async function plainPortal(freeMegabytes: number) {
    const plain = await openForTest(openTestPortal());
    const disk = { ...plain.portal.disk, space: () => ({ free: freeMegabytes * megabyte, size: 10 ** 12 }) };
    let count = 0;
    const run = vi.fn(async ([, since]: readonly string[]): Promise<BackupOutcome> => {
      count += 1;
      const path = join(plain.portal.config.dataDir, `backups/aula-${count}.tar`);
      const base = since === undefined ? null : basename(since);
      return { path, bytes: (base === null ? 100 : 1) * megabyte, rows: 1, files: 1, base };
    });
    const night = async () => {
      await backupTasks({ ...plain.portal, disk }, run)['backUp']?.({ scheduled: true }, undefined as never);
      plain.clock.advance(24 * 3600);
    };
    const backup = async () =>
      (await plain.client.as(await anAdmin(plain.portal)).estado.get({})).data.backup;
    return { run, night, backup };
  }

  test('the night makes a bundle all the same, and of the days seven stay', async () => {
    const { run, night, backup } = await plainPortal(100_000);
    for (let day = 0; day < 9; day += 1) await night();
    expect(run).toHaveBeenCalledTimes(9);
    expect((await backup()).bundles.map(({ isWhole }) => isWhole)).toEqual([
      ...[false, true], // the second week begins with a whole one
      ...[false, false, false, false],
      ...[false, true], // the first one stays beside the seven, as five of them rest on it
    ]);
  });

  test('a night makes what is new since the whole one of the week, and once a week all of it', async () => {
    const { run, night } = await plainPortal(100_000);
    for (let day = 0; day < 9; day += 1) await night();
    const bases = run.mock.calls.map(([words]) => words[1] && basename(words[1]));
    expect(bases).toEqual([undefined, ...Array(6).fill('aula-1.tar'), undefined, 'aula-8.tar']);
  });

  test('bundles take a third of the free space at most: fewer stay, and where not one fits it is said why', async () => {
    const few = await plainPortal(208);
    for (let day = 0; day < 7; day += 1) await few.night();
    expect((await few.backup()).bundles.length).toBeLessThan(7);
    const none = await plainPortal(20);
    await none.night();
    expect(none.run).not.toHaveBeenCalled();
    expect(await none.backup()).toMatchObject({
      level: 'trouble',
      last: null,
      failure: { reason: expect.stringContaining('un tercio de lo libre') },
    });
  });
});

test('for a bucket without a passphrase bundles go on in DATA_DIR, and the doctor says why and the cure', async () => {
  const plain = await openForTest(
    openTestPortal({
      ...{ BACKUP_DIR: 's3://copias/aula', BACKUP_S3_ENDPOINT: 'https://s3.example' },
      ...{ BACKUP_S3_ACCESS_KEY_ID: 'a', BACKUP_S3_SECRET_ACCESS_KEY: 'b' },
    }),
  );
  const place = join(plain.portal.config.dataDir, 'backups');
  expect(placeOfBundles(plain.portal.config)).toBe(place);
  expect(placeOfBundles({ ...plain.portal.config, backupPassphrase: 'cinco palabras bien largas' })).toBe(
    's3://copias/aula',
  );
  const path = join(place, 'aula-1.tar');
  const run = vi.fn(async (): Promise<BackupOutcome> => ({ path, bytes: 1, rows: 1, files: 1 }));
  await backupTasks(plain.portal, run)['backUp']?.({ scheduled: true }, undefined as never);
  const { backup } = (await plain.client.as(await anAdmin(plain.portal)).estado.get({})).data;
  expect(backup).toMatchObject({
    failure: null,
    place: { isOnDataDisk: true },
    bundles: [{ isWhole: true }],
  });
  const lines = (await examine(plain.context())).map(({ line }) => line);
  expect(lines).toContain(
    `bundles stay in ${place}, on the same disk: set BACKUP_PASSPHRASE, without which none goes to s3://copias/aula`,
  );
});
