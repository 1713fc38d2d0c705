import type { LoadPlan, LoadResult } from './load.ts';
import { median, runForJson } from './processes.ts';
import type { RawClick, RawPlan, RawResult } from './raw-upsert.ts';
import { type Click, requestsOf, type Sitting, sitExams } from './sittings.ts';
import { type MeasuredPortal, withPortal } from './with-portal.ts';

/**
 * Measures durable saves per second with 32 in flight, through HTTP, token and validation. The reference is an upsert of
 * the same rows without any condition through raw prepared `pg` (16 connections, one process, 32 in flight): `node
 * bench/saves.ts`. They take turns, round by round, so that a change of the machine's speed affects both.
 */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const inFlight = 32;
const poolSize = 16;

/** The statement without any condition on the click. */
const bareText = `insert into attempt_answer (attempt_id, question_id, answer, clicked_at, saved_at)
  values ($1, $2, $3, $4, $5)
  on conflict (attempt_id, question_id) do update
  set answer = excluded.answer, clicked_at = excluded.clicked_at, saved_at = excluded.saved_at`;

interface Figure {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
  /** CPU microseconds a save: of the process that sends the statement, and of PostgreSQL. */
  sender: number;
  database: number;
}
type Measure = (forSeconds: number) => Promise<Figure>;

function portalMeasure(portal: MeasuredPortal, sittings: Sitting[]): Measure {
  const url = `${portal.url}/api/Question/saveAnswerByUser`;
  return async (forSeconds) => {
    const before = portal.cpu();
    const plan: LoadPlan = {
      url,
      variants: requestsOf(sittings),
      method: 'POST',
      connections: inFlight,
      seconds: forSeconds,
    };
    const { requests, ...result } = await runForJson<LoadResult>('bench/load.ts', plan);
    const after = portal.cpu();
    return {
      ...{ ...result, perSecond: requests / forSeconds },
      sender: ((after.portal - before.portal) / requests) * 1e6,
      database: ((after.database - before.database) / requests) * 1e6,
    };
  };
}

function rawMeasure(portal: MeasuredPortal, text: string, clicks: RawClick[][]): Measure {
  return async (forSeconds) => {
    const before = portal.cpu();
    const result = await runForJson<RawResult>('bench/raw-upsert.ts', {
      ...{ connection: portal.connection, poolSize, inFlight, seconds: forSeconds, text, clicks },
    } satisfies RawPlan);
    const { requests, p50, p99, errors, cpuSeconds } = result;
    return {
      ...{ perSecond: requests / forSeconds, p50, p99, errors },
      sender: (cpuSeconds / requests) * 1e6,
      database: ((portal.cpu().database - before.database) / requests) * 1e6,
    };
  };
}

function report(name: string, figures: Figure[]): void {
  const of = (key: keyof Figure) => median(figures.map((figure) => figure[key]));
  process.stdout.write(
    `  ${name.padEnd(28)} ${of('perSecond').toFixed(0).padStart(6)}/s  p50 ${of('p50').toFixed(1)} ms  p99 ${of('p99').toFixed(1)} ms` +
      `  CPU µs a save: sender ${of('sender').toFixed(0)}, PostgreSQL ${of('database').toFixed(0)}` +
      `  errors ${figures.reduce((sum, { errors }) => sum + errors, 0)}\n`,
  );
}

await withPortal(async (portal) => {
  const { rows: settings } = await portal.client.query(
    "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit')",
  );
  const sittings = await sitExams(portal, inFlight);
  const raw = (text: string, values: (click: Click) => RawClick) =>
    rawMeasure(
      portal,
      text,
      sittings.map(({ clicks }) => clicks.map(values)),
    );
  const measures = {
    'portal, through HTTP': portalMeasure(portal, sittings),
    'raw pg, the upsert alone': raw(bareText, (click) => [
      click.attemptId,
      click.questionId,
      click.answer,
      'now',
      'now',
    ]),
  };
  const figures: Figure[][] = [[], []];
  for (const measure of Object.values(measures)) await measure(1); // warm-up: compiled code and prepared plans
  for (let round = 0; round < rounds; round += 1)
    for (const [n, measure] of Object.values(measures).entries()) figures[n]?.push(await measure(seconds));
  process.stdout.write(
    `Durable saves, ${inFlight} in flight, medians of ${rounds} rounds of ${seconds} s (${settings.map(({ name, setting }) => `${name} ${setting}`).join(', ')})\n`,
  );
  for (const [n, name] of Object.keys(measures).entries()) report(name, figures[n] ?? []);
  const ratio = (n: number) =>
    median(
      (figures[0] ?? []).map(({ perSecond }, round) => perSecond / (figures[n]?.[round]?.perSecond ?? 0)),
    );
  process.stdout.write(`  portal ÷ the upsert alone ${ratio(1).toFixed(2)}\n`);
});
