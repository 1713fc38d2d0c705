import { readFile, writeFile } from 'node:fs/promises';
import { heads, rowOf, rowsOf, type Tried } from './table.ts';

const path = 'docs/reliability.md';
const [begin, end] = ['<!-- made by npm run reliability -->', '<!-- end -->'];
const headOfSection = '### ';

/** The rows of the overview and the sections of the ways, by the sentence that says what was tried. */
interface Made {
  rows: Map<string, string>;
  sections: Map<string, string>;
}

function read(text: string): Made {
  const [overview = '', ...sections] = text.split(`\n${headOfSection}`);
  const rows = overview.split('\n').filter((line) => /^\| (?!What was tried)/.test(line));
  const named = sections.map((section) => section.split('\n\n'));
  return {
    rows: new Map(rows.map((row) => [row.split(' | ')[0]?.slice(2) ?? '', row])),
    sections: new Map(named.map(([name = '', ...body]) => [name, body.join('\n\n').trim()])),
  };
}

/** Writes what a way came to in the place of what it came to before; the others stay. `order` names all ways. */
export async function writeTried(tried: Tried, order: readonly string[]): Promise<void> {
  const [before = '', rest = ''] = (await readFile(path, 'utf8')).split(begin);
  const [inside = '', after = ''] = rest.split(end);
  const { rows, sections } = read(inside);
  rows.set(tried.way.tried, rowOf(tried));
  sections.set(tried.way.tried, `${tried.made}\n\n${rowsOf(tried)}`);
  const shown = order.filter((name) => rows.has(name));
  const details = shown.map((name) => `${headOfSection}${name}\n\n${sections.get(name)}\n`);
  const overview = [...heads, ...shown.map((name) => rows.get(name))].join('\n');
  await writeFile(path, `${before}${begin}\n${overview}\n\n${details.join('\n')}${end}${after}`);
}
