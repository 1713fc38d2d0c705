import { measureLatency } from '../latency.ts';
import { runForJson, spreadOf } from '../processes.ts';
import { seedExams } from '../seed/seed-exams.ts';
import { withPortal } from '../with-portal.ts';
import type { CertificatesPlan, CertificatesResult } from './load.ts';

/**
 * Measures certificates while members end their exams at once: from Terminar to a file that can be downloaded, files a
 * second and the CPU of each, their size, and the page that verifies one beside a page of articles:
 * `node bench/certificates/measure.ts`.
 */
const members = Number(process.env['BENCH_EXAMINEES'] ?? 200);
const warmups = 10;

await withPortal(async ({ url, client, dataDir, cpu }) => {
  /** Milliseconds from `begun` until each file could be downloaded. */
  async function madeAfter(begun: number, codes: string[]): Promise<number[]> {
    const sql = 'select pdf_made_at as at from certificate where code = any($1)';
    return (await client.query<{ at: Date }>(sql, [codes])).rows.map(({ at }) => at.getTime() - begun);
  }

  const seeded = await seedExams(client, dataDir, warmups + members);
  const load = (some: CertificatesPlan['members']) =>
    runForJson<CertificatesResult>('bench/certificates/load.ts', {
      ...{ url, members: some },
    } satisfies CertificatesPlan);
  await load(seeded.slice(0, warmups));
  const before = cpu();
  const { begun, results, seen, codes, bytes } = await load(seeded.slice(warmups));
  const after = cpu();
  const made = spreadOf(await madeAfter(begun, codes));
  const each = (key: 'portal' | 'database') => (((after[key] - before[key]) / members) * 1000).toFixed(0);
  process.stdout.write(
    `${members} members end their exams at once\n` +
      `  Terminar to the result: p50 ${results.p50.toFixed(0)} p99 ${results.p99.toFixed(0)} ms\n` +
      `  Terminar to a certificate: p50 ${made.p50.toFixed(0)} p95 ${made.p95.toFixed(0)} p99 ${made.p99.toFixed(0)} ms\n` +
      `  until the page shows it: p50 ${seen.p50.toFixed(0)} p95 ${seen.p95.toFixed(0)} ms\n` +
      `  ${(members / (made.slowest / 1000)).toFixed(1)} certificates a second, made, signed and registered\n` +
      `  CPU ms for each exam with its certificate: portal ${each('portal')}, PostgreSQL ${each('database')}\n` +
      `  a file weighs ${(bytes.p50 / 1000).toFixed(1)} kB, at most ${(bytes.p99 / 1000).toFixed(1)} kB\n`,
  );
  await measureLatency('a page of articles, from memory', `${url}/articulos`);
  await measureLatency('the page of contact', `${url}/contact`);
  await measureLatency('a certificate by its code', `${url}/certificado/${codes[0]}`);
});
