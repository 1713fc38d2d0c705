import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openLog } from '../log.ts';
import { type Availability, openAvailability } from './availability.ts';
import { isDatabaseUnavailable, type OpenDatabase, openDatabase, sql } from './database.ts';

const connectMilliseconds = 300;
let availability: Availability;
let database: OpenDatabase;

beforeEach(() => {
  availability = openAvailability([{ ...inject('databaseServer'), database: 'postgres' }], openLog('fatal'));
  database = openDatabase({ size: 1, onError: () => undefined, availability, connectMilliseconds });
});
afterEach(async () => {
  await database.close();
  await availability.close();
});

const ask = () => sql<{ one: number }>`select 1 as one`.execute(database.db);

/** Leaves this process no time, as a busy machine does. */
function starve(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('who waits for a connection while this process is starved gets it afterwards', async () => {
  const taken = await database.pool.connect();
  const asked = ask();
  await turn(); // it waits
  starve(2 * connectMilliseconds);
  setImmediate(() => taken.release());
  expect((await asked).rows).toEqual([{ one: 1 }]);
});

test('who waits for a connection longer than the limit is refused, and the connection goes to the next', async () => {
  const taken = await database.pool.connect();
  const problem = await ask().then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(isDatabaseUnavailable(problem)).toBe(true);
  taken.release();
  expect((await ask()).rows).toEqual([{ one: 1 }]);
});
