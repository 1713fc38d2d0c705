import { readFileSync, writeFileSync } from 'node:fs';
import { permissionColumns } from '../../contract/grants/calls.ts';
import { permissionTable } from '../../contract/grants/permissions.ts';
import { everyEndpoint } from '../../contract/index.ts';
import type { ScreenRow } from '../../contract/pages.ts';

/**
 * Writes the addresses of the screens and the table of permissions into the specification; --check only reports whether
 * they are current.
 */

/** The screens are imported by address: their types need JSX, which is off in the tools. */
const { screens } = (await import(new URL('../../web/entry/screens.ts', import.meta.url).href)) as {
  screens: readonly ScreenRow[];
};

const kinds = Map.groupBy(screens, ({ who, mode }) => `${who}, ${mode}`);
const list = [...kinds]
  .map(([kind, rows]) => `- **${kind}**: ${rows.map(({ path }) => `\`${path}\``).join(',\n  ')}`)
  .join('\n');

const may = { all: 'yes', part: 'part', own: 'own', none: '–' };
const permissions = [
  `| | ${permissionColumns.join(' | ')} |`,
  `|---|${permissionColumns.map(() => '---|').join('')}`,
  ...permissionTable(everyEndpoint().map(({ row }) => row)).map(
    ({ label, reach }) =>
      `| ${label} | ${permissionColumns.map((column) => may[reach[column]]).join(' | ')} |`,
  ),
].join('\n');

/** The pages with a made part, each between its marks. */
const pages = [
  { page: 'docs/specification/02-screens.md', name: 'screens', made: list },
  { page: 'docs/specification/04-permissions.md', name: 'permissions', made: permissions },
];
for (const { page, name, made } of pages) {
  const place = new RegExp(`(?<=<!-- made: ${name} -->\\n)[\\s\\S]*?(?=<!-- end -->)`);
  const text = readFileSync(page, 'utf8');
  const current = text.replace(place, () => `\n${made}\n\n`);
  if (!process.argv.includes('--check')) writeFileSync(page, current);
  else if (current !== text || !place.test(text)) {
    process.stderr.write(`${page} is out of date: run npm run docs:tables\n`);
    process.exitCode = 1;
  }
}
