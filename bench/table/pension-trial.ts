import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { pensionCase } from '../../contract/testing/pension-cases.ts';
import { contradictionsOf } from '../../contract/testing/pension-contradictions.ts';

const { seed, runs } = workerData as { seed: number; runs: number };
/** Cases are made a thousand at a time: all at once would fill the memory. */
const batch = 1_000;
let contradictions = 0;
const first: string[] = [];
for (let done = 0; done < runs; done += batch)
  for (const of of fc.sample(pensionCase, {
    seed: seed * 1_000 + done,
    numRuns: Math.min(batch, runs - done),
  })) {
    const found = contradictionsOf(of);
    contradictions += found.length;
    for (const said of found) if (first.length < 5) first.push(`${said}: ${JSON.stringify(of)}`);
  }
parentPort?.postMessage({ contradictions, first });
