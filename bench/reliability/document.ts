import { readFile, writeFile } from 'node:fs/promises';
import { heads, rowOf, type Tried } from './table.ts';

const path = 'docs/reliability.md';
const [begin, end] = ['<!-- made by npm run reliability -->', '<!-- end -->'];

/** Writes the row of a way in the place of the one before; the others stay. `order` names all ways. */
export async function writeTried(tried: Tried, order: readonly string[]): Promise<void> {
  const [before = '', rest = ''] = (await readFile(path, 'utf8')).split(begin);
  const [inside = '', after = ''] = rest.split(end);
  const lines = inside.split('\n').filter((line) => line.startsWith('| '));
  const rows = new Map(lines.map((line) => [line.slice(2).split(' | ')[0] ?? '', line]));
  rows.set(tried.way.tried, rowOf(tried));
  const shown = order.flatMap((name) => rows.get(name) ?? []);
  await writeFile(path, `${before}${begin}\n${[...heads, ...shown].join('\n')}\n${end}${after}`);
}
