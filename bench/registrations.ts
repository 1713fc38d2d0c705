import { setTimeout as delay } from 'node:timers/promises';
import { median, spreadOf } from './processes.ts';
import { type MeasuredPortal, withPortal } from './with-portal.ts';

/**
 * Measures 60 people who register at once, as a room that starts a course does, and the pages beside them:
 * `node bench/registrations.ts`. The first round also starts the threads that judge passwords.
 */
const people = Number(process.env['BENCH_PEOPLE'] ?? 60);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const askEveryMilliseconds = 50;
const pages = ['/', '/api/Category/Get', '/api/Course/Get', '/login'];
let registered = 0;

async function millisecondsOf(url: string, init?: RequestInit): Promise<number> {
  const since = performance.now();
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 300)}`);
  return performance.now() - since;
}

function register(url: string): Promise<number> {
  registered += 1;
  const userName = `socia${registered}`;
  const person = { FirstName: 'Rosa', LastName: 'Mamani', Gender: 2, FechaNac: '1970-05-06' };
  return millisecondsOf(`${url}/api/Users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ ...person, userName, email: `${userName}@correo.test` },
      password: `lluvia-${registered}-trompeta-${registered * 7}`,
    }),
  });
}

/** Pages that are asked for steadily until `work` is done, and their times. */
async function pagesBeside(url: string, work: Promise<unknown>): Promise<number[]> {
  const asked: Promise<number>[] = [];
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  for (let n = 0; !isDone; n += 1) {
    asked.push(millisecondsOf(`${url}${pages[n % pages.length]}`));
    await delay(askEveryMilliseconds);
  }
  return Promise.all(asked);
}

async function round({ url, cpu }: MeasuredPortal) {
  const alone = spreadOf(await pagesBeside(url, delay(2000)));
  const before = cpu();
  const all = Promise.all(Array.from({ length: people }, () => register(url)));
  const beside = spreadOf(await pagesBeside(url, all));
  const after = cpu();
  const used = after.portal - before.portal + after.database - before.database;
  return { registered: spreadOf(await all), alone, beside, used };
}

await withPortal(async (portal) => {
  const measured: Awaited<ReturnType<typeof round>>[] = [];
  for (let n = 0; n < rounds; n += 1) measured.push(await round(portal));
  const [first, ...rest] = measured;
  const milliseconds = (name: string, values: number[]) =>
    process.stdout.write(`  ${name.padEnd(44)} ${values.map((value) => value.toFixed(0)).join(', ')} ms\n`);
  process.stdout.write(`${people} registrations at once; medians of ${rest.length} rounds after the first\n`);
  if (first === undefined || rest.length === 0) return;
  milliseconds('slowest registration, first round', [first.registered.slowest]);
  milliseconds('p50, slowest registration', [
    median(rest.map((each) => each.registered.p50)),
    median(rest.map((each) => each.registered.slowest)),
  ]);
  for (const which of ['alone', 'beside'] as const)
    milliseconds(`pages ${which}: p50, p99, slowest`, [
      median(rest.map((each) => each[which].p50)),
      median(rest.map((each) => each[which].p99)),
      Math.max(...rest.map((each) => each[which].slowest)),
    ]);
  milliseconds('CPU of one registration and its pages', [
    (median(rest.map(({ used }) => used)) / people) * 1000,
  ]);
});
