import type { JourneysPlan, JourneysResult } from './journeys-load.ts';
import { runForJson } from './processes.ts';
import { questionsPerExam, seedExams } from './seed/seed-exams.ts';
import { type MeasuredPortal, withPortal } from './with-portal.ts';

/**
 * Measures whole journeys a second and the cost of each: start, 20 answers, finish with certificate. The certificate as
 * PDF is measured separately, because typesetting costs more than all the rest: `node bench/journeys.ts`.
 */
const count = Number(process.env['BENCH_JOURNEYS'] ?? 400);
const warmups = 20;
const levels = [1, 8, 32];
const certificateLevel = 8;

async function measure(
  { url, client, dataDir, cpu }: MeasuredPortal,
  of: { atOnce: number; journeys: number; withCertificate: boolean },
): Promise<void> {
  const { atOnce, journeys, withCertificate } = of;
  const seeded = await seedExams(client, dataDir, warmups + journeys);
  const load = (members: JourneysPlan['members']) =>
    runForJson<JourneysResult>('bench/journeys-load.ts', {
      ...{ url, members, atOnce, withCertificate },
    } satisfies JourneysPlan);
  await load(seeded.slice(0, warmups));
  const before = cpu();
  const result = await load(seeded.slice(warmups));
  const after = cpu();
  const each = (key: 'portal' | 'database') =>
    (((after[key] - before[key]) / journeys) * 1000).toFixed(1).padStart(6);
  process.stdout.write(
    `  ${String(atOnce).padStart(2)} at once${withCertificate ? ', with PDF' : '          '} ${(journeys / result.seconds).toFixed(1).padStart(6)} journeys/s` +
      `  ${((journeys * questionsPerExam) / result.seconds).toFixed(0).padStart(5)} saves/s p50 ${result.saves.p50.toFixed(1)} p99 ${result.saves.p99.toFixed(1)} ms` +
      `  journey p50 ${result.journeys.p50.toFixed(0)} p99 ${result.journeys.p99.toFixed(0)} ms` +
      `  CPU ms a journey: portal ${each('portal')}, PostgreSQL ${each('database')}\n`,
  );
}

await withPortal(async (portal) => {
  process.stdout.write(`Journeys of ${questionsPerExam} answers\n`);
  for (const atOnce of levels) {
    const journeys = atOnce === 1 ? Math.ceil(count / 4) : count;
    await measure(portal, { atOnce, journeys, withCertificate: false });
  }
  await measure(portal, { atOnce: certificateLevel, journeys: Math.ceil(count / 4), withCertificate: true });
});
