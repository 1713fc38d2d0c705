import * as constants from '../../contract/constants.ts';
import { fileKinds } from '../../contract/content/file-kinds.ts';
import { everyEndpoint } from '../../contract/index.ts';
import type { ScreenRow } from '../../contract/pages.ts';
import { headingsOf, type Markdown } from './markdown.ts';
import { constantMeanings, fileKindUses, screenNames } from './specification-labels.ts';

/** The screens are imported by address: their types need JSX, which is off in the tools. */
const { screens } = (await import(new URL('../../web/screens.ts', import.meta.url).href)) as {
  screens: readonly ScreenRow[];
};

/** The specification's generated tables, by the name of their place. */
export const blocks: Record<string, (pages: readonly Markdown[]) => string> = {
  contents: contentsOf,
  screens: screenTable,
  calls: callTable,
  'file-kinds': fileKindTable,
  constants: constantTable,
};

const cell = (text: string) => text.replaceAll('|', '\\|');
const table = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  [titles, titles.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** The table of contents: a link to each section. */
function contentsOf(pages: readonly Markdown[]): string {
  return pages
    .filter(({ path }) => path.startsWith('docs/specification/'))
    .map(({ path, text }) => `- [${headingsOf(text)[0]?.title}](${path.slice('docs/'.length)})`)
    .join('\n');
}

function screenTable(): string {
  const rows = screens.map(({ path, who, mode, params }) => {
    const name = screenNames[path];
    if (name === undefined) throw new Error(`specification-labels.ts has no name for the screen ${path}`);
    return [path, name, who, mode, params.join(', ')];
  });
  const known = new Set(screens.map(({ path }) => path));
  const gone = Object.keys(screenNames).filter((path) => !known.has(path));
  if (gone.length > 0) throw new Error(`specification-labels.ts names screens that are gone: ${gone}`);
  return table(['Path', 'Screen', 'Who', 'Mode', 'Parameters'], rows);
}

/** The actions that each role may call, by controller. */
function callTable(): string {
  const roles = ['open', 'signedIn', 'member', 'admin'] as const;
  const byController = Map.groupBy(everyEndpoint(), ({ row }) => row.path.split('/', 1)[0] ?? '');
  const rows = [...byController].map(([controller, endpoints]) => [
    controller,
    ...roles.map((role) =>
      endpoints
        .filter(({ row }) => row.who === role)
        .map(({ row }) => row.path.slice(controller.length + 1) + marksOf(row))
        .join(', '),
    ),
  ]);
  return table(['Controller', ...roles], rows);
}

const marksOf = ({
  extension,
  own,
  needsFreshSignIn,
}: ReturnType<typeof everyEndpoint>[number]['row']): string =>
  [extension === true && '+', own !== undefined && ' (own)', needsFreshSignIn === true && ' (fresh)']
    .filter((mark) => mark !== false)
    .join('');

const megabytes = (bytes: number) => `${bytes / 1024 ** 2} MB`;

function fileKindTable(): string {
  const rows = Object.entries(fileKinds).map(([kind, { maxBytes, taken }]) => [
    fileKindUses[kind as keyof typeof fileKinds],
    taken,
    megabytes(maxBytes),
  ]);
  return table(['What', 'Types', 'At most'], rows);
}

const formatValue = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, each]) => `${name} ${each}`)
      .join(', ');
  return String(value);
};

function constantTable(): string {
  const rows = Object.entries(constants).map(([name, value]) => [
    `\`${name}\``,
    formatValue(value),
    constantMeanings[name as keyof typeof constants],
  ]);
  return table(['Constant', 'Value', 'Meaning'], rows);
}
