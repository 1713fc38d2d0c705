import { spawnSync } from 'node:child_process';

/**
 * All measurements with a target, one after the other, each on a portal of its own: `npm run bench`. Make them shorter
 * with BENCH_ROUNDS, BENCH_SECONDS, BENCH_EXAMINEES, BENCH_CLICK_SECONDS and BENCH_JOURNEYS.
 */
const scripts = ['saves', 'members', 'journeys', 'baseline'];
for (const script of scripts) {
  const { status } = spawnSync(process.execPath, [`bench/${script}.ts`], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
