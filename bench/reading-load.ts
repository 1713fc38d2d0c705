import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { readPlan, spreadOf } from './processes.ts';

/**
 * Readers who each report their reading at regular intervals, in a process of its own: reads a ReadingPlan, prints a
 * ReadingResult.
 */
export interface ReadingPlan {
  url: string;
  seconds: number;
  everySeconds: number;
  readers: { token: string; accountId: number; courseId: number }[];
}

export interface ReadingResult {
  sent: number;
  errors: number;
  creditedSeconds: number;
  /** Milliseconds from the time a call was due, not from its sending. */
  p50: number;
  p99: number;
  slowest: number;
}

const connections = 256;

const plan = await readPlan<ReadingPlan>();
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const url = new URL('/api/Users/updatetime', plan.url);

function send(reader: ReadingPlan['readers'][number]): Promise<number | undefined> {
  const body = JSON.stringify({
    UserId: reader.accountId,
    CourseId: reader.courseId,
    ReadTime: plan.everySeconds,
  });
  return new Promise((resolve) => {
    const call = request(
      url,
      {
        method: 'PUT',
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          authorization: `Bearer ${reader.token}`,
        },
      },
      async (response) => {
        const text = (await response.toArray()).join('');
        const isGood = response.statusCode === 200;
        resolve(isGood ? (JSON.parse(text) as { data: { credited: number } }).data.credited : undefined);
      },
    );
    call.once('error', () => resolve(undefined));
    call.end(body);
  });
}

/** Open loop: every call is sent when it is due, whatever happened to earlier ones. */
async function load(): Promise<ReadingResult> {
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  const [result, begun] = [{ sent: 0, errors: 0, creditedSeconds: 0 }, performance.now()];
  const between = (plan.everySeconds * 1000) / plan.readers.length;
  const total = Math.round((plan.seconds * 1000) / between);
  for (let n = 0; n < total; ) {
    const now = performance.now() - begun;
    for (; n < total && n * between <= now; n += 1) {
      const due = begun + n * between;
      const reader = plan.readers[n % plan.readers.length];
      if (reader === undefined) break;
      pending.push(
        send(reader).then((credited) => {
          times.push(performance.now() - due);
          if (credited === undefined) result.errors += 1;
          else result.creditedSeconds += credited;
        }),
      );
    }
    await delay(1);
  }
  await Promise.all(pending);
  return { ...result, sent: total, ...spreadOf(times) };
}

process.stdout.write(JSON.stringify(await load()));
