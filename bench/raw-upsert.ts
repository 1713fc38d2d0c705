import pg from 'pg';
import { readPlan, type Spread, spreadOf } from './processes.ts';

/**
 * Measures the reference for saves, in a process of its own: the same statement on the same rows through raw prepared `pg`,
 * without HTTP, token or validation. Reads a RawPlan, prints a RawResult.
 */
export interface RawPlan {
  connection: pg.ClientConfig;
  poolSize: number;
  inFlight: number;
  seconds: number;
  text: string;
  /** Each concurrent worker takes the next of these in turn, and sends its clicks. */
  clicks: RawClick[][];
}

/** The statement's values in order; `'now'` = the instant of the click. */
export type RawClick = (number | string | null)[];

export interface RawResult extends Spread {
  requests: number;
  errors: number;
  cpuSeconds: number;
}

async function load(plan: RawPlan): Promise<RawResult> {
  const pool = new pg.Pool({ ...plan.connection, max: plan.poolSize });
  const times: number[] = [];
  let errors = 0;
  const begun = performance.now();
  const until = begun + plan.seconds * 1000;
  const before = process.cpuUsage();
  async function run(clicks: RawClick[]): Promise<void> {
    for (let n = 0; performance.now() < until; n += 1) {
      const start = performance.now();
      const now = new Date();
      const values = (clicks[n % clicks.length] ?? []).map((value) => (value === 'now' ? now : value));
      const { rowCount } = await pool.query({ name: 'save', text: plan.text, values });
      if (rowCount !== 1) errors += 1;
      times.push(performance.now() - start);
    }
  }
  await Promise.all(
    Array.from({ length: plan.inFlight }, (_, n) => run(plan.clicks[n % plan.clicks.length] ?? [])),
  );
  const { user, system } = process.cpuUsage(before);
  await pool.end();
  return { requests: times.length, errors, cpuSeconds: (user + system) / 1e6, ...spreadOf(times) };
}

process.stdout.write(JSON.stringify(await load(await readPlan<RawPlan>())));
