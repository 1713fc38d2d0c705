import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../context/config.ts';
import { openLog } from '../platform/log.ts';
import { ConfigError } from '../platform/process/start-refusal.ts';
import { folderForTests } from '../testing/lifetime.ts';
import { openDataPlace } from './data-place.ts';
import { refuseHungFolder } from './hung-folder.ts';

const parent = await folderForTests('data-place-');

/** Why a portal with a database of its own elsewhere may not have its files here. */
async function refusalOf(dataDir: string): Promise<unknown> {
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://aula@db/aula' });
  return openDataPlace(config, openLog('silent')).then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('a folder that cannot be made is a wrong setting: in a file, behind a link to nothing', async () => {
  writeFileSync(join(parent, 'file'), '');
  symlinkSync(join(parent, 'nowhere'), join(parent, 'link'));
  const places = { 'file/data': /^DATA_DIR: .*file/, link: /^DATA_DIR: .*link is a link that leads nowhere/ };
  for (const [place, said] of Object.entries({ ...places, 'link/data': places.link })) {
    const refused = await refusalOf(join(parent, place));
    expect(refused, place).toBeInstanceOf(ConfigError);
    expect(String(refused).replace(/^\w+: /, ''), place).toMatch(said);
  }
});

test('so is one in /proc, where Node goes on trying for ever', async ({ skip }) => {
  skip(!existsSync('/proc/self'), 'this system has no /proc');
  expect(await refusalOf('/proc/aula/data')).toBeInstanceOf(ConfigError);
});

test('a folder with missing parents is made', async () => {
  expect(await refusalOf(join(parent, 'one/two/data'))).toBeUndefined();
  expect(existsSync(join(parent, 'one/two/data/files'))).toBe(true);
});

test('a folder that does not answer is told of; one that is not there yet answers', async () => {
  await refuseHungFolder(join(parent, 'not-there-yet'));
  const silent = refuseHungFolder('/mnt/away', ['sleep', '600'], 10);
  await expect(silent).rejects.toThrow('DATA_DIR: /mnt/away does not answer');
});
