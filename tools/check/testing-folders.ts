import { isTest, targetsIn } from './imports.ts';
import type { SourceFile } from './source-files.ts';

const isOurs = /^(?:server|contract|web)\/.*\.tsx?$/;
const isOfTests = (path: string): boolean => isTest(path) || /^(?:e2e|bench)\//.test(path);

/** Programs that are started, not imported, and that a test imports too. */
const programs = ['web/entry/entry-server.tsx'];

const targetsOf = ({ path, text }: SourceFile): string[] => targetsIn(path, text);

/** Production that imports a testing folder, and files in production folders that only tests import. */
export function testingFolderProblems(files: readonly SourceFile[]): string[] {
  const production = files.filter(({ path }) => !isOfTests(path));
  const inUse = new Set([...programs, ...production.flatMap(targetsOf)]);
  const tested = new Set(files.filter(({ path }) => isOfTests(path)).flatMap(targetsOf));
  return [
    ...production
      .filter(({ path }) => isOurs.test(path))
      .flatMap((file) =>
        targetsOf(file)
          .filter(isTest)
          .map((target) => `${file.path} imports ${target}, which is for tests`),
      ),
    ...[...tested]
      .filter((path) => isOurs.test(path) && !isTest(path) && !inUse.has(path))
      .map((path) => `${path} is imported by tests alone: it belongs into a testing folder`),
  ];
}
