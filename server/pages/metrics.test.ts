import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openForTest } from '../testing/lifetime.ts';
import { openTestPortal } from '../testing/portal.ts';

const token = 'una-clave-para-prometheus';

async function opened(env: Record<string, string>) {
  const world = await openForTest(openTestPortal(env));
  return world.app;
}

test('without METRICS_TOKEN, and without showing it, nothing is there', async () => {
  const plain = await opened({});
  const app = await opened({ METRICS_TOKEN: token });
  const asked = [
    plain.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } }),
    app.inject('/metrics'),
    app.inject({ url: '/metrics', headers: { authorization: 'Bearer otra-clave' } }),
  ];
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

test('calls are counted by their name and status, never by an address', async () => {
  const app = await opened({ METRICS_TOKEN: token });
  await app.inject('/healthz');
  await app.inject('/API/Article/GetAll?search=secreto');
  await app.inject('/no-hay/4711');
  const answer = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  const lines = answer.body.split('\n');
  const counted = lines.filter((line) => line.startsWith('portal_request_duration_seconds_count'));
  expect(counted).toContain('portal_request_duration_seconds_count{route="/healthz",status="200"} 1');
  expect(counted).toContain('portal_request_duration_seconds_count{route="none",status="404"} 1');
  expect(answer.body).not.toMatch(/secreto|4711/);
  for (const name of ['portal_database_bytes', 'portal_backup_age_seconds', 'portal_exams_running'])
    expect(lines.filter((line) => line.startsWith(`${name} `))).toHaveLength(1);
  expect(lines).toContain('portal_backup_age_seconds -1');
});

test('alerts and dashboard ask for figures that there are', async () => {
  const root = join(import.meta.dirname, '../..');
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  const app = await opened({ METRICS_TOKEN: token });
  await app.inject('/healthz');
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  const ofStart = read('server/boot/open-portal.ts') + read('server/pages/page-cache.ts'); // which no test portal runs
  const known = new Set(
    [...`${body}${ofStart}`.matchAll(/\b(?:portal|process|nodejs)_\w+/g)].map(([name]) => name),
  );
  for (const file of ['alerts.yml', 'dashboard.json']) {
    const asked = [...read(`deploy/prometheus/${file}`).matchAll(/\b(?:portal|process|nodejs)_\w+/g)];
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
  }
});
