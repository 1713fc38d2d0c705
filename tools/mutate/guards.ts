import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** By file, the files that import it. */
export async function importersOf(files: readonly string[]): Promise<Map<string, string[]>> {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    const source = await readFile(file, 'utf8');
    for (const [, target = ''] of source.matchAll(/\bfrom\s+'(\.[^']+)'/g)) {
      const path = relative('.', join(dirname(file), target));
      importers.set(path, [...(importers.get(path) ?? []), file]);
    }
  }
  return importers;
}

const stepsAtMost = 3;

/**
 * The tests that guard a file, in the order in which they are asked: those of its name beside it, the nearest that
 * reach it through imports, and unless it is a rule all of its folder, then all of its feature, which reach it through the
 * whole portal.
 */
export function guardsOf(
  path: string,
  importers: Map<string, string[]>,
  files: readonly string[],
): string[][] {
  const stem = path.replace(/(?:\.(?:rules|queries))?\.tsx?$/, '.');
  const feature = /^(?:[^/]+\/){3}/.exec(path)?.[0];
  const isOfRules = path.includes('.rules.');
  const isOfQueries = path.includes('.queries.'); // of which tests of rules know nothing
  const isGuard = (file: string) => isTest(file) && !(isOfQueries && file.includes('.rules.'));
  const beside = files.filter((file) => isGuard(file) && file.startsWith(stem));
  const nearest = nearestTests(path, importers, isGuard);
  const inFolder = files.filter((file) => isGuard(file) && dirname(file) === dirname(path));
  const inFeature = files.filter(
    (file) => isGuard(file) && feature !== undefined && file.startsWith(feature),
  );
  const others = isOfRules && nearest.length > 0 ? [nearest] : [nearest.concat(inFolder), inFeature];
  const groups = [beside, ...others].map((tests) => [...new Set(tests)]);
  return groups
    .map((tests, place) => tests.filter((test) => !groups.slice(0, place).flat().includes(test)))
    .filter((tests) => tests.length > 0);
}

function nearestTests(
  path: string,
  importers: Map<string, string[]>,
  isGuard: (file: string) => boolean,
): string[] {
  let reached = [path];
  for (let step = 0; step < stepsAtMost; step += 1) {
    reached = [...new Set(reached.flatMap((file) => importers.get(file) ?? []))];
    const tests = reached.filter(isGuard);
    if (tests.length > 0) return tests;
  }
  return [];
}
