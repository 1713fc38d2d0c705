import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface SourceFile {
  path: string;
  text: string;
  lines: number;
}

let paths: readonly string[] | undefined;

/** Every path of the project, committed or new, as git lists it. */
export function projectPaths(): readonly string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  paths ??= execFileSync('git', list, { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '');
  return paths;
}

const texts = new Map<string, string | undefined>();

/** The project's own source files; nothing generated. */
export function sourceFiles(): SourceFile[] {
  return projectPaths()
    .filter((path) => /\.(ts|tsx|mts|mjs|css)$/.test(path) && path !== 'database/schema.ts')
    .flatMap((path) => {
      const text = readIfThere(path);
      return text === undefined ? [] : [{ path, text, lines: text.split('\n').length - 1 }];
    });
}

/** The text of a file; undefined if it was deleted and the deletion is not committed yet. */
export function readIfThere(path: string): string | undefined {
  if (!texts.has(path)) texts.set(path, existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  return texts.get(path);
}

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64');

/** The digests of the project's files whose path matches, by path. */
export function digestsOf(matching: RegExp): Record<string, string> {
  const paths = projectPaths().filter((path) => matching.test(path) && existsSync(path));
  return Object.fromEntries(paths.map((path) => [path, digestOf(readFileSync(path))]));
}

/** The file in which a check remembers values between its runs. */
const memoryOf = (check: string) => `node_modules/.cache/${check}.json`;

export const recall = <Value>(check: string): Record<string, Value> =>
  JSON.parse(readIfThere(memoryOf(check)) ?? '{}') as Record<string, Value>;

export function remember(check: string, values: Record<string, unknown>): void {
  mkdirSync(dirname(memoryOf(check)), { recursive: true });
  writeFileSync(memoryOf(check), JSON.stringify(values));
}
