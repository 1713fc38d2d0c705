import { dirname, join, normalize } from 'node:path';
import type { Arrow } from './import-cycles.ts';
import { sourceFiles } from './source-files.ts';

/** A source file of the portal with its imports. */
export interface Importer {
  path: string;
  targets: string[];
}

const importForm = /(?:\bfrom\s*|(?<![.\w])import\s*\(?\s*)['"]([^'"]+)['"]/g;
const workerForm = /new URL\(\s*['"](\.[^'"]+\.ts)['"]/g;
const isOurs = /^(?:server|contract|database|web)\//;

const targetsBy = (form: RegExp, path: string, text: string): string[] =>
  [...text.matchAll(form)].map(([, target = '']) =>
    target.startsWith('.') ? normalize(join(dirname(path), target)) : target,
  );

/** The targets of a file's imports: paths in this project from the root, and names of packages. */
const importsIn = (path: string, text: string): string[] => targetsBy(importForm, path, text);

/** The same with the modules of its workers. */
export const targetsIn = (path: string, text: string): string[] => [
  ...importsIn(path, text),
  ...targetsBy(workerForm, path, text),
];

export const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);

/** The portal's own TypeScript, without tests. */
export function importers(): Importer[] {
  return sourceFiles()
    .filter(({ path }) => isOurs.test(path) && /\.tsx?$/.test(path) && !isTest(path))
    .map(({ path, text }) => ({ path, targets: importsIn(path, text) }));
}

/**
 * The folder of a file: its feature, else its folder. A file directly in server/ or web/ (islands.ts) is a folder by
 * itself; so are the doors of all features together, and the rows of their screens, which stand above the rooms.
 */
export function folderOf(path: string): string {
  if (/^server\/features\/.*\.calls\.ts$/.test(path)) return 'server/features/*.calls.ts';
  if (/^web\/features\/.*[.-]screens\.ts$/.test(path)) return 'web/features/*.screens.ts';
  const whole = /^(?:contract|database)(?=\/)|^(?:server|web)\/features\/[\w-]+|^web\/components\/rich-text/;
  const folder = whole.exec(path)?.[0];
  if (folder !== undefined) return folder;
  return /^(?:server|web\/entry)\/[^/]+$/.test(path) ? path : dirname(path);
}

/** An arrow from file to file for each import, those of types too. */
export const fileArrowsOf = (sources: readonly Importer[]): Arrow[] =>
  sources.flatMap(({ path, targets }) =>
    targets
      .filter((target) => isOurs.test(target))
      .map((target) => ({ from: path, to: target, because: `${path} → ${target}` })),
  );

/** An arrow from folder to folder for each import between files of this project. */
export const arrowsOf = (sources: readonly Importer[]): Arrow[] =>
  sources.flatMap(({ path, targets }) =>
    targets
      .filter((target) => isOurs.test(target))
      .map((target) => ({ from: folderOf(path), to: folderOf(target), because: `${path} → ${target}` })),
  );
