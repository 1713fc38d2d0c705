import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '../server/testing/lifetime.ts';
import { findProgram, lacking } from '../server/testing/programs.ts';

/** Files of deploy/, read by the programs that they are for. */
const deployed = join(import.meta.dirname, '../deploy');

async function aCopy(): Promise<string> {
  const folder = await folderForTest('deploy-');
  cpSync(deployed, folder, { recursive: true });
  return folder;
}

/** Changes a file of the copy; fails where it has not what is replaced. */
function replaceIn(file: string, given: string, value: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(given);
  writeFileSync(file, text.replace(given, value));
}

/** A test of what a program says of its files; skipped where the program is not installed. */
function testBy(program: string, what: string, work: (run: Run, folder: string) => void): void {
  const file = findProgram(program);
  test(`${program}: ${what}`, async ({ skip }) => {
    skip(file === undefined, lacking(program));
    const folder = await aCopy();
    const run: Run = (...args) => {
      const env = { PATH: process.env['PATH'], HOME: folder, SITE: 'aula.instituto.example' };
      const { status, stdout, stderr } = spawnSync(file ?? '', args, { encoding: 'utf8', cwd: folder, env });
      return { status, said: `${stdout}${stderr}` };
    };
    work(run, folder);
  });
}
type Run = (...args: string[]) => { status: number | null; said: string };

testBy('systemd-analyze', 'the unit has no setting that is wrong or unknown', (run, folder) => {
  replaceIn(join(folder, 'aula.service'), '/usr/bin/node', process.execPath);
  const { status, said } = run('verify', join(folder, 'aula.service'));
  const known = /RestartSteps|RestartMaxDelaySec/; // an older systemd goes without them, as the unit says
  expect(said.split('\n').filter((line) => line !== '' && !known.test(line))).toEqual([]);
  expect(status).toBe(0);
});

testBy('haproxy', 'the balancer’s file is right', (run) => {
  const { status, said } = run('-c', '-f', 'cluster/haproxy.cfg');
  expect([status, said]).toEqual([0, expect.not.stringMatching(/WARNING|ALERT/)]);
});

testBy('shellcheck', 'the script of updates is clean', (run) => {
  expect(run('update.sh')).toEqual({ status: 0, said: '' });
});

testBy('caddy', 'the proxy’s file is right', (run) => {
  expect(run('validate', '--config', 'Caddyfile', '--adapter', 'caddyfile')).toMatchObject({ status: 0 });
});

testBy('hadolint', 'the image’s file is right', (run) => {
  expect(run('--no-color', 'Dockerfile')).toEqual({ status: 0, said: '' });
});

testBy('promtool', 'configuration and alerts are right', (run, folder) => {
  const config = join(folder, 'prometheus/prometheus.yml');
  replaceIn(config, '/etc/prometheus/aula.token', join(folder, 'token'));
  writeFileSync(join(folder, 'token'), 'secret');
  const { status, said } = run('check', 'config', '--lint-fatal', config);
  expect([status, said]).toEqual([0, expect.stringContaining('SUCCESS')]);
});

/** The figures of a portal, as promtool writes series: a value each minute. */
const figures = (isWell: boolean): Record<string, string> => {
  const of = (well: string | number, ill: string | number) => `${isWell ? well : ill}x1700`;
  const since = (each: number) => `0+${each}`;
  const request = 'portal_request_duration_seconds';
  const save = 'route="Question/saveAnswerByUser"';
  return {
    'up{job="aula"}': of(1, 0),
    [`${request}_count{status="200"}`]: of(since(60), since(60)),
    [`${request}_count{status="500"}`]: of(since(0), since(6)),
    [`${request}_bucket{${save},le="0.25"}`]: of(since(60), since(6)),
    [`${request}_bucket{${save},le="1"}`]: of(since(60), since(60)),
    [`${request}_bucket{${save},le="+Inf"}`]: of(since(60), since(60)),
    portal_pool_waiting: of(0, 3),
    portal_pool_used: of(2, 6),
    portal_pool_size: of(6, 6),
    portal_disk_free_bytes: of(50e9, 1e9),
    portal_disk_size_bytes: of(100e9, 100e9),
    portal_backup_age_seconds: of(3600, -1),
    portal_backup_place: of(0, 2),
    portal_clock_offset_seconds: of(0, -90),
    portal_rehearsal_age_seconds: of(3600, -1),
    portal_replica_lag_seconds: of(0, 120),
    portal_mails_oldest_seconds: of(0, 7200),
    portal_jobs_oldest_seconds: of(0, 3600),
    portal_signing_key_seconds: of(3e8, 3e6),
  };
};

testBy('promtool', 'each alert comes where it should, and none at a portal that is well', (run, folder) => {
  const alerts = readFileSync(join(folder, 'prometheus/alerts.yml'), 'utf8');
  const names = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name).toSorted();
  expect(names.length).toBeGreaterThan(10);
  const about = (isWell: boolean) => ({
    interval: '1m',
    input_series: Object.entries(figures(isWell)).map(([series, values]) => ({ series, values })),
    promql_expr_test: [
      {
        expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
        eval_time: '27h',
        exp_samples: isWell ? [] : names.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
      },
    ],
  });
  const file = join(folder, 'prometheus/alerts.test.yml');
  const rules = {
    rule_files: ['alerts.yml'],
    evaluation_interval: '10m',
    tests: [about(true), about(false)],
  };
  writeFileSync(file, JSON.stringify(rules));
  expect(run('test', 'rules', file)).toEqual({ status: 0, said: expect.stringContaining('SUCCESS') });
});
