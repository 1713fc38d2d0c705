import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';

const path = 'docs/performance.md';
const [begin, end] = ['<!-- made by npm run bench -->', '<!-- end -->'];

/** Says when and where a run was, since figures of two machines don't compare. */
export function circumstances(began: Date, busyBefore: number): string {
  const when = began.toISOString().slice(0, 16).replace('T', ' ');
  const minutes = ((Date.now() - began.getTime()) / 60_000).toFixed(1);
  const processors = `${cpus().length} × ${cpus()[0]?.model ?? '?'}`;
  const memory = Math.round(totalmem() / 2 ** 30);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  return (
    `Made ${when} UTC in ${minutes} min at ${commit} on ${processors}, ${memory} GB, Node.js ${process.versions.node}; ` +
    `load of the machine before: ${busyBefore.toFixed(1)}.`
  );
}

export const loadOfMachine = (): number => loadavg()[0] ?? 0;

/** Replaces the last whole run in the document; the text around it stays. */
export async function writeRun(made: string, table: string): Promise<void> {
  const [before = '', rest = ''] = (await readFile(path, 'utf8')).split(begin);
  const [, after = ''] = rest.split(end);
  await writeFile(path, `${before}${begin}\n${made}\n\n${table}\n${end}${after}`);
}
