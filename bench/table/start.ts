import { spawnSync } from 'node:child_process';
import { median } from '../processes.ts';
import { npmStart, withOwnFolder } from './npm-start.ts';
import type { Row, Size } from './row.ts';

/** Milliseconds of npm or Node alone, by a command that does nothing. */
function tookOf(program: string, ...args: string[]): number {
  const since = performance.now();
  spawnSync(program, args, { stdio: 'ignore' });
  return performance.now() - since;
}

/** Measures the second start of a portal, whose first start made database and content. */
export async function measureStart({ rounds: starts }: Size): Promise<Row[]> {
  const took: number[] = [];
  await withOwnFolder(async (dataDir) => {
    for (let n = 0; n <= starts; n += 1) {
      const portal = await npmStart(dataDir);
      if (n > 0) took.push(portal.tookMilliseconds);
      await portal.stop();
    }
  });
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  return [
    {
      work: `second \`npm start\` to ready, median of ${starts}`,
      measured: seconds(median(took)),
      reference: `npm --version ${seconds(tookOf('npm', '--version'))}, node -e 0 ${seconds(tookOf(process.execPath, '-e', '0'))}`,
      goal: '≤ 0.8 s',
      isReached: median(took) <= 800,
    },
  ];
}
