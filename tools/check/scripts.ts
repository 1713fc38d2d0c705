import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { appScriptsOf, isFontOfAll, type Manifest, scriptsOf } from '../../server/pages/assets.ts';
import { isBuilt } from '../freshness.mjs';
import { digestOf, digestsOf, recall, remember } from './source-files.ts';

/**
 * The scripts that a kind of screen may load at once: number of files, and compressed bytes. Scripts name each other by
 * hashes, so that any change moves a sum by some 50 bytes by chance.
 */
interface Budget {
  kind: string;
  files: number;
  bytes: number;
}

const page: Budget = { kind: 'a page', files: 1, bytes: 6_700 };
const island: Budget = { kind: 'an island', files: 11, bytes: 107_500 };
const islandOfMembers: Budget = { kind: 'an island of members', files: 16, bytes: 138_000 };
/** A calculator includes its mathematics. */
const islandOfCalculators: Budget = { kind: 'the island of a calculator', files: 11, bytes: 128_500 };
/** An exam with its start and result for administrators, who rarely try it. */
const islandOfTrials: Budget = { kind: 'the trial of an exam', files: 17, bytes: 139_500 };
const ofViews: readonly (Budget & { views: RegExp })[] = [
  {
    kind: 'an application screen of members',
    files: 15,
    bytes: 138_000,
    views: /evidence/,
  },
  {
    kind: 'a screen with an editor',
    files: 19,
    bytes: 179_800,
    views: /(?:article|course|law-text)-form|pension-manager|question-manager|legal-manager/,
  },
  { kind: 'a screen of administrators', files: 18, bytes: 175_000, views: /./ },
];
/**
 * Two style sheets: a visitor loads only the first; the second is for members and administrators. A third would load
 * late.
 */
const styles = { files: 2, ofPages: 19_900, ofApps: 19_100 };
/**
 * The most bytes of scripts, styles and fonts that a first view may load, text and pictures apart. `page` is a
 * visitor's, `document` and `app` are members'.
 */
const firstViews = { page: 55_600, document: 84_500, app: 212_500 };
/** A word in every script with the editor, which no screen may load before it is opened. */
const editorMark = 'ProseMirror';

/** The browser's files by path: from the build, or built now if the sources are newer. */
async function builtFiles(): Promise<Map<string, Buffer>> {
  if (isBuilt()) {
    const place = join(import.meta.dirname, '../../dist/client');
    const names = readdirSync(join(place, 'assets')).map((name) => `assets/${name}`);
    const made = ['.vite/manifest.json', ...names];
    return new Map(made.map((name) => [`/${name}`, readFileSync(join(place, name))]));
  }
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const built = await build({ logLevel: 'error', build: { write: false } });
  const { output } = built as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => [`/${file.fileName}`, Buffer.from(file.type === 'chunk' ? file.code : file.source)]),
  );
}

/** Everything that decides about the browser's build and its budgets; the same once found good needs no build. */
const inputs = digestsOf(
  /^(?:web|contract|tools)\/|^(?:vite\.config\.ts|package-lock\.json|tsconfig\.base\.json|server\/pages\/assets\.ts)$/,
);
if (JSON.stringify(inputs) === JSON.stringify(recall('scripts'))) process.exit();

const files = await builtFiles();
const manifest = JSON.parse(contentOf('/.vite/manifest.json').toString()) as Manifest;
const problems: string[] = [];
if (![...files.values()].some((content) => content.includes(editorMark)))
  problems.push(`no script says ${editorMark}: nothing would tell the editor`);

function contentOf(name: string): Buffer {
  const content = files.get(name);
  if (content === undefined) throw new Error(`the build has no ${name}`);
  return content;
}

/** Compressed bytes by the digest of the content: compressing costs half of this check. */
const before = recall<number>('compressed-bytes');
const known: Record<string, number> = {};
function sentBytes(name: string): number {
  const digest = digestOf(contentOf(name));
  const sent = () => files.get(`${name}.br`) ?? brotliCompressSync(contentOf(name));
  const bytes = known[digest] ?? before[digest] ?? sent().length;
  known[digest] = bytes;
  return bytes;
}
const bytesOf = (names: readonly string[]) => names.reduce((sum, name) => sum + sentBytes(name), 0);

function hold(what: string, asked: readonly string[], budget: Budget): void {
  const scripts = [...new Set(asked)];
  const bytes = bytesOf(scripts);
  if (scripts.length > budget.files)
    problems.push(`${what} asks for ${scripts.length} scripts; ${budget.kind} at most ${budget.files}`);
  if (bytes > budget.bytes)
    problems.push(`${what} asks for ${bytes} bytes of script; ${budget.kind} at most ${budget.bytes}`);
  const withEditor = scripts.find((name) => contentOf(name).includes(editorMark));
  if (withEditor !== undefined)
    problems.push(`${what} asks for the editor before it is opened (${withEditor})`);
}

const entry = 'web/entry/entry-client.ts';
hold('a page', scriptsOf(manifest, [entry]), page);
const islands = (manifest[entry]?.dynamicImports ?? []).filter((key) => /^web\/features\/.+\.tsx$/.test(key));
if (islands.length === 0) problems.push('the build has no islands');
const table: string = '../../web/entry/member-islands.ts'; // its imports are the browser's: types are checked there
const { memberIslands } = (await import(table)) as { memberIslands: Record<string, () => unknown> };
const loadsOfMembers = Object.values(memberIslands).map(String).join();
for (const key of islands) {
  const ofMembers = key.includes('/trial/') ? islandOfTrials : islandOfMembers;
  const ofVisitors = key.includes('/calculators/') ? islandOfCalculators : island;
  const budget = loadsOfMembers.includes(key.slice('web/'.length)) ? ofMembers : ofVisitors;
  hold(`the island ${key}`, scriptsOf(manifest, [entry, 'web/runtime/hydrate-island.tsx', key]), budget);
}
const appScripts = appScriptsOf(manifest);
const viewTable: string = '../../web/entry/app-views.ts';
const { appViews } = (await import(viewTable)) as { appViews: Record<string, () => unknown> };
for (const [view, load] of Object.entries(appViews)) {
  if (!String(load).includes(`'../features/${view}.tsx'`))
    problems.push(`web/entry/app-views.ts: ${view} is not the name of what it loads`);
  const scripts = appScripts[view];
  const budget = ofViews.find(({ views }) => views.test(view));
  if (scripts === undefined || budget === undefined)
    problems.push(`${view} has no file of its own in the build: the server cannot ask for its scripts`);
  else hold(view, [...scriptsOf(manifest, [entry]), ...scripts], budget);
}
const isOfMembers = (view: string) => ofViews[0]?.views.test(view) ?? false;
const bytesOfView = (view: string) => bytesOf([...scriptsOf(manifest, [entry]), ...(appScripts[view] ?? [])]);
const readPage = 'web/features/reading/read-page.ts';
const sheets = [...files.keys()].filter((name) => name.endsWith('.css') && name.startsWith('/assets/'));
const isOfApps = (name: string) => name.includes('app-styles');
if (sheets.length !== styles.files)
  problems.push(`the build has ${sheets.length} stylesheets; ${styles.files}`);
for (const name of sheets) {
  const limit = isOfApps(name) ? styles.ofApps : styles.ofPages;
  if (sentBytes(name) > limit) problems.push(`${name} has ${sentBytes(name)} bytes; at most ${limit}`);
}

// styles unreachable from the build's entries are in no sheet: their screen would come unstyled
const built = sheets.map((name) => contentOf(name).toString()).join('');
for (const [place, module] of globSync('web/**/*.module.css').sort().entries())
  if (!new RegExp(`-${place.toString(36)}[^\\w-]`).test(built))
    problems.push(`${module} is in no stylesheet of the build (vite.config.ts names the tables of screens)`);

const fonts = [...files]
  .filter(([name]) => isFontOfAll(name.slice(1)))
  .reduce((sum, [, { length }]) => sum + length, 0);
const ofPages = sheets.filter((name) => !isOfApps(name));
const widest = Math.max(...Object.keys(appScripts).filter(isOfMembers).map(bytesOfView));
const asked = {
  page: bytesOf(scriptsOf(manifest, [entry])) + bytesOf(ofPages) + fonts,
  document: bytesOf(scriptsOf(manifest, [entry, readPage])) + bytesOf(sheets) + fonts,
  app: widest + bytesOf(sheets) + fonts,
};
for (const kind of ['page', 'document', 'app'] as const)
  if (asked[kind] > firstViews[kind])
    problems.push(`a first view (${kind}) asks for ${asked[kind]} bytes in all; at most ${firstViews[kind]}`);

remember('compressed-bytes', known);
if (problems.length === 0) remember('scripts', inputs);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
