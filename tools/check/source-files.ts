import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface SourceFile {
  path: string;
  text: string;
  lines: number;
}

/** Every path of the project, committed or new, as git lists it. */
export function projectPaths(): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    { encoding: 'utf8' },
  );
  return listed.split('\n').filter((path) => path !== '');
}

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
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
