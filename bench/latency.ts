import { median } from './processes.ts';

const warmups = 6; // PostgreSQL settles on a plan with the sixth
const samples = 25;

/**
 * Measures one caller's waiting time for an answer: prints its median, its slowest and its size, and returns the median. Throws
 * on any answer but 200.
 */
export async function measureLatency(
  name: string,
  url: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const times: number[] = [];
  let characters = 0;
  for (let n = 0; n < warmups + samples; n += 1) {
    const start = performance.now();
    const response = await fetch(url, { headers });
    const body = await response.text();
    if (!response.ok) throw new Error(`${url}: ${response.status} ${body.slice(0, 300)}`);
    if (n >= warmups) times.push(performance.now() - start);
    characters = body.length;
  }
  const milliseconds = (value: number) => `${value.toFixed(1).padStart(6)} ms`;
  process.stdout.write(
    `${name.padEnd(48)} ${milliseconds(median(times))}  slowest ${milliseconds(Math.max(...times))}  ${characters} characters\n`,
  );
  return median(times);
}
