import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '../server/testing/lifetime.ts';

const script = join(import.meta.dirname, '../deploy/update.sh');

/** How the machine of a test behaves; shell, where the name says `does`. */
interface Machine {
  /** The version in the package.json of what git brings. */
  version?: string;
  /** The migrations of the running and of the new version. */
  migrations?: { running: string[]; next: string[] };
  settings?: string;
  /** The program npm; its words are `$*`. */
  npmDoes?: string;
  /** Ends with 0 where the version that is linked serves; `$now` is its folder. */
  servesIf?: string;
  /** The answer of `systemctl is-active`. */
  activity?: string;
  /** Without a version that runs, it is the first. */
  isFirst?: boolean;
}

const bundle = '/mnt/copias/aula-20261129T100000Z.tar';
/** The bundle that the new version makes at its start, after the old one has stopped. */
const laterBundle = '/mnt/copias/aula-20261129T100500Z.tar';
const npmOfAWellPortal = `case "$*" in
  *backup) echo 'Installing what is missing…'; echo ${bundle}; echo '1 MB: read again and right.' ;;
  '--silent restore' | 'run --silent restore') echo '     1.0 MB  ${bundle}'; echo '     1.0 MB  ${laterBundle}' ;;
esac`;

/** A machine with a running version in `home`, whose programs are stood in for; `done` lists what was called. */
async function aMachine({
  version = '1.0.0',
  migrations = { running: ['0001-a.sql'], next: ['0001-a.sql'] },
  settings = '',
  npmDoes = npmOfAWellPortal,
  servesIf = 'true',
  activity = 'active',
  isFirst = false,
}: Machine) {
  const home = await folderForTest('update-');
  const [data, bin] = [join(home, 'data'), join(home, 'bin')];
  for (const folder of [bin, join(data, 'postgres'), join(data, 'backups')])
    mkdirSync(folder, { recursive: true });
  writeFileSync(join(home, 'aula.env'), settings);
  const migrationsIn = (folder: string, names: string[]) =>
    names
      .map((name) => `mkdir -p "${folder}/database/migrations"; : > "${folder}/database/migrations/${name}"`)
      .join('\n');
  if (!isFirst) {
    spawnSync('sh', ['-c', migrationsIn(`${home}/versions/20200101-000000`, migrations.running)]);
    symlinkSync('versions/20200101-000000', join(home, 'current'));
  }
  const programs = {
    git: `for last; do :; done; mkdir -p "$last"; printf '{\n  "version": "${version}"\n}' > "$last/package.json"
${migrationsIn('$last', migrations.next)}`,
    npm: npmDoes,
    node: `[ "$1" != -e ] || { now=$(readlink ${home}/current); ${servesIf}; }`,
    sleep: '',
    systemctl: `case "$*" in *is-active*) echo ${activity} ;; *NRestarts*) echo 0 ;; esac`,
    journalctl: 'echo the last line of the portal',
    // the service's settings and data lie where this test may write
    sudo: `if [ "$1" = -u ]; then sh -c "$(echo "$5" | sed s#/etc/aula.env#${home}/aula.env#g\\;s#/var/lib/aula#${data}#g)"; else "$@"; fi`,
  };
  for (const [name, text] of Object.entries(programs)) {
    const file = join(bin, name);
    writeFileSync(file, `#!/bin/sh\necho "${name} $*" >> ${home}/done\n${text}\n`);
    chmodSync(file, 0o755);
  }
  const run = (...words: string[]) => {
    writeFileSync(join(home, 'done'), '');
    const env = { PATH: `${bin}:/usr/bin:/bin`, AULA_HOME: home, AULA_WAIT: '3' };
    const { status, stdout, stderr } = spawnSync('sh', [script, ...words], { env, encoding: 'utf8' });
    const calls = readFileSync(join(home, 'done'), 'utf8').split('\n').slice(0, -1);
    const current = join(home, 'current');
    return {
      status,
      said: `${stdout}${stderr}`,
      /** The actions in their order, without what only looks. */
      steps: calls.flatMap((call) => {
        const [, script] = /^npm run --silent (\w+)/.exec(call) ?? [];
        const [, action] = /^systemctl ((?:re)?start|stop)/.exec(call) ?? [];
        if (script !== undefined || action !== undefined) return [script ?? action];
        const [program = ''] = call.split(' ');
        const isLook =
          ['systemctl', 'journalctl', 'sudo', 'sleep'].includes(program) || call.startsWith('node -e');
        return isLook ? [] : [program];
      }),
      calls,
      current: existsSync(current) && readlinkSync(current),
    };
  };
  return { home, data, run, update: () => run('https://example.org/aula.git', 'v1.0.0') };
}

const running = 'versions/20200101-000000';
const isNew = /^versions\/(?!20200101)\d{8}-\d{6}$/;
const added = { running: ['0001-a.sql'], next: ['0001-a.sql', '0002-b.sql'] };

test('a first version is installed and built before it is started, and nothing is saved or tried', async () => {
  const { status, steps, current } = (await aMachine({ isFirst: true })).update();
  expect([status, steps]).toEqual([0, ['git', 'npm', 'node', 'restart']]); // node lists the packages
  expect(current).toMatch(isNew);
});

test('an update makes a bundle and lets the new version try it, and only then restarts', async () => {
  const { status, steps, calls, current, said } = (await aMachine({})).update();
  expect([status, steps]).toEqual([0, ['git', 'npm', 'node', 'backup', 'restore', 'restart']]);
  expect(calls).toContain(`npm run --silent restore -- ${bundle} --check`);
  expect(current).toMatch(isNew);
  expect(said).toContain('serves');
});

test.each([
  ['whose build fails', '[ "$*" != "run build" ]', 'could not be built'],
  ['whose bundle is nowhere', '[ "$3" != backup ] || echo done', 'said of no bundle that it was made'],
  ['of a version that can make no bundle', '[ "$3" != backup ]', 'could not make a bundle'],
  [
    'whose new version cannot take the bundle over',
    `${npmOfAWellPortal}; case "$*" in *--check) echo 'Migration 0998 failed' >&2; exit 2 ;; esac`,
    'cannot take over the portal',
  ],
])('an update %s changes nothing, says why, and leaves no folder', async (_, npmDoes, why) => {
  const { home, update } = await aMachine({ npmDoes });
  const { status, said, calls, current } = update();
  expect([status, current]).toEqual([1, running]);
  expect(said).toContain(why);
  expect(said).toContain('Nothing was changed');
  expect(calls.filter((call) => call.startsWith('systemctl'))).toEqual([]);
  expect(readdirSync(join(home, 'versions'))).toEqual(['20200101-000000']);
});

test('the bundle of an update has the settings of the service; where a shell cannot read them, nothing changes', async () => {
  const npmDoes = `echo "$BACKUP_PASSPHRASE" >&2; ${npmOfAWellPortal}`;
  const quoted = (await aMachine({ npmDoes, settings: "BACKUP_PASSPHRASE='two words'\n" })).update();
  expect([quoted.status, quoted.said]).toEqual([0, expect.stringContaining('two words')]);
  const bare = (await aMachine({ npmDoes, settings: 'BACKUP_PASSPHRASE=two words\n' })).update();
  expect([bare.status, bare.current]).toEqual([1, running]); // or the bundle would not be encrypted
});

test('a tag that is not of the version of its package.json changes nothing', async () => {
  const { status, steps, current } = (await aMachine({ version: '0.9.0' })).update();
  expect([status, steps, current]).toEqual([1, ['git'], running]);
});

test('readiness is asked where the settings of the service have it', async () => {
  const { calls } = (await aMachine({ settings: 'HOST=0.0.0.0\nPORT=8080\n' })).update();
  expect(calls.find((call) => call.startsWith('node -e'))).toContain('http://127.0.0.1:8080/readyz');
});

test('a version that is not ready is told with its last lines; one without a migration gives way at once', async () => {
  const { status, said, current } = (await aMachine({ servesIf: `[ "$now" = ${running} ]` })).update();
  expect([status, current]).toEqual([1, running]);
  expect(said).toContain('the last line of the portal');
  expect(said).toContain(`${running} runs again, and nothing was lost`);
});

test('a version that is not ready and has added a migration stays, with the way back; --back walks it', async () => {
  const npmDoes = `${npmOfAWellPortal}; case "$*" in *--yes) mkdir -p "$DATA_DIR/restored" ;; esac`;
  const { data, home, run, update } = await aMachine({
    migrations: added,
    npmDoes,
    servesIf: `[ "$now" = ${running} ]`,
  });
  const failed = update();
  expect([failed.status, failed.current]).toEqual([1, expect.stringMatching(isNew)]);
  expect(failed.said).toContain('update.sh --back');
  expect(failed.said).toContain(laterBundle); // the one after the stop: nothing was saved since
  const back = run('--back');
  expect([back.status, back.current]).toEqual([0, running]);
  expect(back.calls).toContain(`npm run --silent restore -- ${laterBundle} --yes`);
  expect(readdirSync(data).toSorted()).toEqual(['backups', 'restored']);
  const [aside = ''] = readdirSync(home).filter((name) => name.startsWith('data.before-'));
  expect(readdirSync(join(home, aside))).toEqual(['postgres']);
  expect(run('--back')).toMatchObject({ status: 1, said: expect.stringContaining('there is no way back') });
});

test('a way back whose bundle cannot be restored leaves everything where it was', async () => {
  const npmDoes = `${npmOfAWellPortal}; case "$*" in *--yes) mkdir "$DATA_DIR/half"; exit 2 ;; esac`;
  const { data, home, run, update } = await aMachine({ migrations: added, npmDoes });
  expect(update().status).toBe(0);
  const { status, said, current } = run('--back');
  expect([status, current]).toEqual([1, expect.stringMatching(isNew)]);
  expect(said).toContain('runs again, with everything');
  expect(readdirSync(data).toSorted()).toEqual(['backups', 'postgres']);
  expect(readdirSync(home).filter((name) => name.startsWith('data.before-'))).toEqual([]);
});

test('the way back of a version that added no migration is a link, and restores nothing', async () => {
  const { run, update } = await aMachine({});
  expect(update().status).toBe(0);
  const { status, steps, current } = run('--back');
  expect([status, steps, current]).toEqual([0, ['restart'], running]);
});

test('a portal whose database or files are elsewhere is told to be brought back by hand, and goes on', async () => {
  const { run, update } = await aMachine({
    migrations: added,
    settings: "DATABASE_URL='postgres://aula:x@db/aula'\n",
  });
  update();
  const { status, said, current, calls } = run('--back');
  expect([status, current]).toEqual([1, expect.stringMatching(isNew)]);
  expect(said).toContain('which only you can empty');
  expect(calls.filter((call) => call.startsWith('systemctl'))).toEqual([]);
});

test('a version that ends for good is not waited for', async () => {
  const { calls } = (await aMachine({ servesIf: 'false', activity: 'failed', migrations: added })).update();
  expect(calls.filter((call) => call.startsWith('sleep'))).toEqual([]);
});

test('three versions stay', async () => {
  const { home, update } = await aMachine({});
  for (const old of ['20190101-000000', '20180101-000000', '20170101-000000'])
    mkdirSync(join(home, 'versions', old));
  const { current } = update();
  expect(readdirSync(join(home, 'versions')).toSorted()).toEqual([
    '20190101-000000',
    '20200101-000000',
    String(current).replace('versions/', ''),
  ]);
});
