import { writeFileSync } from 'node:fs';
import type { Markdown } from './markdown.ts';
import { projectPaths, readIfThere } from './source-files.ts';
import { blocks } from './specification-blocks.ts';

/**
 * Generates the tables of the specification from the code; --check only reports whether the committed ones are current.
 */
const isCheck = process.argv.includes('--check');

const pages: Markdown[] = projectPaths()
  .filter((path) => /^docs\/specification(?:\/[\w-]+)?\.md$/.test(path))
  .toSorted()
  .flatMap((path) => {
    const text = readIfThere(path);
    return text === undefined ? [] : [{ path, text }];
  });

const places = /(<!-- made: ([\w-]+) -->\n)[\s\S]*?(<!-- end -->)/g;
const unused = new Set(Object.keys(blocks));

function filled({ path, text }: Markdown): string {
  return text.replace(places, (_, opening: string, name: string, end: string) => {
    const block = blocks[name];
    if (block === undefined) throw new Error(`${path}: no code makes the table ${name}`);
    unused.delete(name);
    return `${opening}\n${block(pages)}\n\n${end}`;
  });
}

for (const page of pages) {
  const text = filled(page);
  if (text === page.text) continue;
  if (!isCheck) writeFileSync(page.path, text);
  else {
    process.stderr.write(`${page.path} is out of date: run npm run docs:tables\n`);
    process.exitCode = 1;
  }
}
for (const name of unused) {
  process.stderr.write(`no page of the specification has a place for the table ${name}\n`);
  process.exitCode = 1;
}
