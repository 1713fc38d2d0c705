import { readFileSync, writeFileSync } from 'node:fs';
import type { ScreenRow } from '../../contract/pages.ts';

/** Writes the addresses of the screens into the specification; --check only reports whether they are current. */
const page = 'docs/specification/02-screens.md';
const place = /(?<=<!-- made: screens -->\n)[\s\S]*?(?=<!-- end -->)/;

/** The screens are imported by address: their types need JSX, which is off in the tools. */
const { screens } = (await import(new URL('../../web/screens.ts', import.meta.url).href)) as {
  screens: readonly ScreenRow[];
};

const kinds = Map.groupBy(screens, ({ who, mode }) => `${who}, ${mode}`);
const list = [...kinds]
  .map(([kind, rows]) => `- **${kind}**: ${rows.map(({ path }) => `\`${path}\``).join(',\n  ')}`)
  .join('\n');

const text = readFileSync(page, 'utf8');
const current = text.replace(place, () => `\n${list}\n\n`);
if (!process.argv.includes('--check')) writeFileSync(page, current);
else if (current !== text || !place.test(text)) {
  process.stderr.write(`${page} is out of date: run npm run docs:tables\n`);
  process.exitCode = 1;
}
