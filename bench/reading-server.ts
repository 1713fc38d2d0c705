import type { AddressInfo } from 'node:net';
import { buildApp } from '../server/boot/app.ts';
import { openPortal } from '../server/boot/open-portal.ts';
import { readConfig } from '../server/context/config.ts';
import type { Portal } from '../server/context/context.ts';
import { progressOf } from '../server/features/reading/reading.rules.ts';
import type { ReadingBatcher } from '../server/features/reading/reading-batcher.ts';
import { creditReading, isReadingComplete } from '../server/features/reading/reading-credit.rules.ts';
import { sql } from '../server/platform/database/database.ts';

/**
 * The API in a process of its own. Its argument chooses the reading clock: the real one ('batched') or, as a reference,
 * a transaction for each call ('single').
 */
const { portal, close } = await openPortal(readConfig(process.env));
const app = await buildApp(process.argv[2] === 'single' ? { ...portal, reading: singly(portal) } : portal);
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`ready: http://127.0.0.1:${(app.server.address() as AddressInfo).port}\n`);
process.once('SIGTERM', async () => {
  await app.close();
  await close();
  process.exit(0);
});

interface Row {
  creditedAt: Date;
  readSeconds: number;
  readingCompletedAt: Date | null;
  durationMinutes: number;
}

/** The reference: each call locks its clock, reads, and writes twice, in a transaction of its own. */
function singly({ db, clock }: Portal): ReadingBatcher {
  return {
    add: ({ accountId, courseId, askedSeconds }) =>
      db.transaction().execute(async (inside) => {
        const locked = await sql<Row>`select credited_at as "creditedAt" from reading_clock
          where account_id = ${accountId} for update`.execute(inside);
        const found = await sql<Row>`select read_seconds as "readSeconds",
            reading_completed_at as "readingCompletedAt", duration_minutes as "durationMinutes"
          from enrolment join course on course.id = course_id
          where account_id = ${accountId} and course_id = ${courseId}`.execute(inside);
        const row = { ...found.rows[0], ...locked.rows[0] } as Row;
        const now = clock.now();
        const credit = creditReading({ askedSeconds, creditedAt: row.creditedAt, now });
        const after = { ...row, readSeconds: row.readSeconds + credit.creditedSeconds };
        await sql`insert into reading_clock (account_id, credited_at) values (${accountId}, ${credit.creditedAt})
          on conflict (account_id) do update
          set credited_at = greatest(reading_clock.credited_at, excluded.credited_at)`.execute(inside);
        await sql`update enrolment set read_seconds = ${after.readSeconds},
            reading_completed_at = coalesce(reading_completed_at, ${isReadingComplete(after) ? now : null}::timestamptz)
          where account_id = ${accountId} and course_id = ${courseId}`.execute(inside);
        return progressOf(after, credit.creditedSeconds);
      }),
    close: () => Promise.resolve(),
  };
}
