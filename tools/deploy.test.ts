import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../server/context/config.ts';

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
  const settingOf = (name: string) => new RegExp(`^    ${name}: (.*)$`, 'm').exec(compose)?.[1];
  expect([settingOf('restart'), settingOf('init'), settingOf('cap_drop')]).toEqual([
    'always',
    'true',
    '[ALL]',
  ]);
  expect(settingOf('user')).toMatch(/^"[1-9]\d*:/);
  expect(existsSync(join(root, settingOf('command')?.split(' ')[1] ?? ''))).toBe(true);
  expect(Number.parseInt(settingOf('stop_grace_period') ?? '', 10)).toBeGreaterThan(
    wholeSeconds + drainOf(compose),
  );
  expect(compose).toContain('/readyz');
});

test('a balancer hears that a portal stops before nobody answers; at a terminal nobody waits', () => {
  for (const name of ['aula.service', 'compose.yaml']) {
    const drain = drainOf(read(name));
    expect(drain, name).toBeGreaterThanOrEqual(3);
    expect(readConfig({ DRAIN_SECONDS: String(drain) }).drainSeconds).toBe(drain);
  }
  expect(readConfig({}).drainSeconds).toBe(0);
});
