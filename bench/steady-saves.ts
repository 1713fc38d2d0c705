import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from './processes.ts';
import { requestsOf, sitExams } from './sittings.ts';
import type { MeasuredPortal } from './with-portal.ts';

const savesPerSecond = 5;

export interface Save {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Milliseconds of each save, and how many were refused. */
export interface Saved {
  times: number[];
  refused: number;
}

/** The members save in turn, each at the same pace. */
export async function saveSteadily(requests: Save[][], seconds: number): Promise<Saved> {
  const times: number[] = [];
  let refused = 0;
  await Promise.all(
    requests.map(async (own, member) => {
      await delay((1000 / savesPerSecond / requests.length) * member);
      for (let turn = 0; turn < seconds * savesPerSecond; turn += 1) {
        const { url, headers, body } = own[turn % own.length] as Save;
        const since = performance.now();
        const next = delay(1000 / savesPerSecond);
        const response = await fetch(url, { method: 'POST', headers, body });
        await response.arrayBuffer();
        if (!response.ok) refused += 1;
        times.push(performance.now() - since);
        await next;
      }
    }),
  );
  return { times: times.toSorted((a, b) => a - b), refused };
}

export async function savesOf(portal: MeasuredPortal, members: number): Promise<Save[][]> {
  return requestsOf(await sitExams(portal, members)).map(({ headers, bodies }) =>
    bodies.map((body) => ({ url: `${portal.url}/api/Question/saveAnswerByUser`, headers, body })),
  );
}

export const savesTold = ({ times, refused }: Saved) =>
  `p50 ${percentile(times, 0.5).toFixed(1)}, p99 ${percentile(times, 0.99).toFixed(1)} ms` +
  (refused === 0 ? '' : `, ${refused} of ${times.length} refused`);
