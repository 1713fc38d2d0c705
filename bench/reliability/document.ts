import { readFile, writeFile } from 'node:fs/promises';
import { heads, type Result, rowOf } from './table.ts';

const path = 'docs/reliability.md';
const [begin, end] = ['<!-- made by npm run test:faults -->', '<!-- end -->'];

/** Replaces the row of a fault; the others stay. `order` names all faults. */
export async function writeResult(result: Result, order: readonly string[]): Promise<void> {
  const [before = '', rest = ''] = (await readFile(path, 'utf8')).split(begin);
  const [inside = '', after = ''] = rest.split(end);
  const lines = inside.split('\n').filter((line) => line.startsWith('| '));
  const rows = new Map(lines.map((line) => [line.slice(2).split(' | ')[0] ?? '', line]));
  rows.set(result.fault.description, rowOf(result));
  const shown = order.flatMap((name) => rows.get(name) ?? []);
  await writeFile(path, `${before}${begin}\n${[...heads, ...shown].join('\n')}\n${end}${after}`);
}
