import { expect, test } from 'vitest';
import { sentence } from '../../../../contract/refusal.ts';
import type { Portal } from '../../../context/context.ts';
import { openAvailability } from '../../../platform/database/availability.ts';
import { openDatabase, sql } from '../../../platform/database/database.ts';
import { aGroup, anAdmin } from '../../../testing/builders.ts';
import { tokenOf } from '../../../testing/client.ts';
import { aTestPortal } from '../../../testing/portal.ts';
import { buildTestApp } from '../../../testing/test-app.ts';

const opened = aTestPortal();

test('thirty lists at once, of which some wait for a connection in vain and others are stopped, are 503 with its sentence', async () => {
  const { db } = opened.portal;
  const availability = openAvailability([opened.address], opened.portal.log);
  const size = 4;
  const few = openDatabase({ size, onError: () => undefined, availability, connectMilliseconds: 60_000 });
  const connected = await Promise.all(Array.from({ length: size }, () => few.pool.connect()));
  for (const client of connected) client.release();
  const portal: Portal = { ...opened.portal, db: few.db };
  const app = await buildTestApp(portal);
  const authorization = `Bearer ${await tokenOf(opened.portal, await anAdmin(opened.portal))}`;
  const GroupId = String(await aGroup(opened.portal));
  const ask = (Search: string) =>
    app.inject({ url: '/api/Certificate/Get', query: { Search, GroupId }, headers: { authorization } });
  try {
    expect((await ask('Quispe')).statusCode).toBe(200);
    few.pool.options.connectionTimeoutMillis = 300;
    await db.transaction().execute(async (locking) => {
      await sql`lock table certificate in access exclusive mode`.execute(locking);
      const asked = Array.from({ length: 30 }, (_, n) => ask(n % 2 === 0 ? 'Quispe' : '5000001'));
      // those that have a connection wait for the table until somebody stops them
      const stopped = async () => {
        const { rows } = await sql<{ isStopped: boolean }>`
          select pg_cancel_backend(pid) as "isStopped" from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return rows.length;
      };
      await expect.poll(stopped).toBeGreaterThan(0);
      const answers = await Promise.all(asked);
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
      for (const answer of answers) {
        expect(answer.json().message).toBe(sentence('unavailable'));
        expect(answer.headers['retry-after']).toBe('5');
      }
    });
    few.pool.options.connectionTimeoutMillis = 60_000;
    expect((await ask('Quispe')).statusCode).toBe(200);
  } finally {
    await app.close();
    await few.close();
    await availability.close();
  }
});
