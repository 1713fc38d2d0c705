import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Row, Size } from './row.ts';

const persons = { whole: 100_000, quick: 2_000 };

interface Tried {
  contradictions: number;
  /** The first ones, in words. */
  first: string[];
}

/**
 * Tries random persons in random countries: does any answer contradict another, a right, the guarantee or the second
 * model? `--seed=7` repeats a run, whose seed is printed.
 */
export async function measurePension({ isQuick }: Size): Promise<Row[]> {
  const seed = givenSeed() ?? Math.floor(Math.random() * 2 ** 31);
  const runs = isQuick ? persons.quick : persons.whole;
  process.stderr.write(`pension: seed ${seed}\n`);
  const workers = availableParallelism();
  const share = Math.ceil(runs / workers);
  const tried = await Promise.all(
    Array.from({ length: workers }, (_, place) =>
      tryPersons(seed + place, Math.min(share, runs - share * place)),
    ),
  );
  const contradictions = tried.reduce((sum, one) => sum + one.contradictions, 0);
  for (const line of tried.flatMap(({ first }) => first).slice(0, 20)) process.stderr.write(`${line}\n`);
  return [
    {
      work: `Answers of ${runs} persons in as many countries, seed ${seed}`,
      measured: `${contradictions} contradictions`,
      reference: 'a second model, written from the law and the facts',
      goal: '0',
      isReached: contradictions === 0,
    },
  ];
}

function givenSeed(): number | undefined {
  const given = process.argv.find((argument) => argument.startsWith('--seed='));
  return given === undefined ? undefined : Number(given.slice('--seed='.length));
}

const tryPersons = (seed: number, runs: number): Promise<Tried> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pension-trial.ts', import.meta.url), { workerData: { seed, runs } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
