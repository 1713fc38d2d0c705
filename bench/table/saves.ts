import type { LoadPlan, LoadResult } from '../load.ts';
import { median, runForJson } from '../processes.ts';
import type { RawClick, RawPlan, RawResult } from '../raw-upsert.ts';
import { type Click, requestsOf, type Sitting, sitExams } from '../sittings.ts';
import { type MeasuredPortal, withPortal } from '../with-portal.ts';
import { medians } from './loads.ts';
import type { Row, Size } from './row.ts';

const inFlight = 32;
const poolSize = 16;

/** The statement without any condition on the click. */
const bareText = `insert into attempt_answer (attempt_id, question_id, answer, clicked_at, saved_at)
  values ($1, $2, $3, $4, $5)
  on conflict (attempt_id, question_id) do update
  set answer = excluded.answer, clicked_at = excluded.clicked_at, saved_at = excluded.saved_at`;

type Figure = {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
  /** CPU microseconds a save: of the process that sends the statement, and of PostgreSQL. */
  sender: number;
  database: number;
};
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
      ...result,
      perSecond: requests / forSeconds,
      sender: ((after.portal - before.portal) / requests) * 1e6,
      database: ((after.database - before.database) / requests) * 1e6,
    };
  };
}

function rawMeasure(portal: MeasuredPortal, text: string, clicks: RawClick[][]): Measure {
  return async (forSeconds) => {
    const before = portal.cpu();
    const result = await runForJson<RawResult>('bench/raw-upsert.ts', {
      connection: portal.connection,
      poolSize,
      inFlight,
      seconds: forSeconds,
      text,
      clicks,
    } satisfies RawPlan);
    const { requests, p50, p99, errors, cpuSeconds } = result;
    return {
      perSecond: requests / forSeconds,
      p50,
      p99,
      errors,
      sender: (cpuSeconds / requests) * 1e6,
      database: ((portal.cpu().database - before.database) / requests) * 1e6,
    };
  };
}

const told = ({ perSecond, p99, sender, database }: Figure) =>
  `${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms, CPU ${sender.toFixed(0)} + ${database.toFixed(0)} µs`;

function rowOf(portal: Figure[], raw: Figure[]): Row {
  const [ours, theirs] = [medians(portal), medians(raw)];
  const ratio = median(portal.map(({ perSecond }, round) => perSecond / (raw[round]?.perSecond ?? 0)));
  const longest = Math.min(15, theirs.p99 * 1.5);
  return {
    work: `durable saves of answers, ${inFlight} in flight`,
    measured: `${ratio.toFixed(2)} × raw; ${told(ours)} (portal + PostgreSQL)`,
    reference: `raw prepared pg, the upsert alone: ${told(theirs)}`,
    goal: '≥ 0.75 × raw; p99 ≤ 15 ms and ≤ 1.5 × raw',
    isReached: ratio >= 0.75 && ours.p99 <= longest,
  };
}

/**
 * Durable saves per second with 32 in flight, through HTTP, token and validation. The reference is an upsert of the same
 * rows without any condition through raw prepared `pg` (16 connections, one process, 32 in flight).
 */
export async function measureSaves({ rounds, seconds }: Size): Promise<Row[]> {
  const figures: { portal: Figure[]; raw: Figure[] } = { portal: [], raw: [] };
  await withPortal(async (portal) => {
    const sittings = await sitExams(portal, inFlight);
    const values = (click: Click): RawClick => [
      click.attemptId,
      click.questionId,
      click.answer,
      'now',
      'now',
    ];
    const measures = {
      portal: portalMeasure(portal, sittings),
      raw: rawMeasure(
        portal,
        bareText,
        sittings.map(({ clicks }) => clicks.map(values)),
      ),
    };
    for (const measure of Object.values(measures)) await measure(1); // warm-up: compiled code and prepared plans
    for (let round = 0; round < rounds; round += 1)
      for (const side of ['portal', 'raw'] as const) figures[side].push(await measures[side](seconds));
  });
  const errors = Object.values(figures)
    .flat()
    .reduce((sum, figure) => sum + figure.errors, 0);
  if (errors > 0) throw new Error(`${errors} saves failed`);
  return [rowOf(figures.portal, figures.raw)];
}
