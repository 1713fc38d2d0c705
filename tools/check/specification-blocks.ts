import type { ScreenRow } from '../../contract/pages.ts';
import { headingsOf, type Markdown } from './markdown.ts';

/** The screens are imported by address: their types need JSX, which is off in the tools. */
const { screens } = (await import(new URL('../../web/screens.ts', import.meta.url).href)) as {
  screens: readonly ScreenRow[];
};

/** The specification's generated lists, by the name of their place. */
export const blocks: Record<string, (pages: readonly Markdown[]) => string> = {
  contents: contentsOf,
  screens: screenList,
};

/** The table of contents: a link to each section. */
function contentsOf(pages: readonly Markdown[]): string {
  return pages
    .filter(({ path }) => path.startsWith('docs/specification/'))
    .map(({ path, text }) => `- [${headingsOf(text)[0]?.title}](${path.slice('docs/'.length)})`)
    .join('\n');
}

/** The addresses of the screens by who may open them and how they live. */
function screenList(): string {
  const kinds = Map.groupBy(screens, ({ who, mode }) => `${who}, ${mode}`);
  return [...kinds]
    .map(([kind, rows]) => `- **${kind}**: ${rows.map(({ path }) => `\`${path}\``).join(',\n  ')}`)
    .join('\n');
}
