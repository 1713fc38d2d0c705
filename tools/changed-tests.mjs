// Finds the tests that a change touches, for `npm test -- --changed`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { projectRoot } from './node-runtime.mjs';

/**
 * The rule: a test is touched if it is changed itself, or if it imports a changed file, directly or by way of others.
 *
 * - Imports of types alone are not followed: the compiler finds what a changed type breaks.
 * - Imports are not followed beyond these files: they hold the portal together, and every test would reach everything.
 * - The tests of the server call it over HTTP, through the whole. So every test in the folder of a changed server file is
 *   touched as well, and so are those in the folders of the features that a changed door (`*.calls.ts`) calls, or the door
 *   of a changed part of the contract.
 * - Journeys are never touched: they need a build, and minutes.
 */
const wholes = new Set([
  'contract/index.ts',
  'server/boot/app.ts',
  'server/api/http/json-calls.ts',
  'server/api/http/file-calls.ts',
  'server/testing/portal.ts',
  'web/entry/islands.ts',
  'web/entry/screens.ts',
]);
/** They hold every row of the contract to what all rows have in common. */
const testsOfEveryRow = [
  'server/api/authorisation.test.ts',
  'server/api/fresh-sign-in.test.ts',
  'server/api/repeated-calls.test.ts',
  'server/api/openapi/openapi.test.ts',
];

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path);
const isJourney = (/** @type {string} */ path) => path.startsWith('e2e/');

/**
 * @param {string[]} args
 * @returns {string[]} the lines that git answers
 */
function git(...args) {
  const answer = execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return answer.split('\n').filter((line) => line !== '');
}

/**
 * The files that differ from a commit: changed since, new, or deleted.
 * @param {string} base what HEAD has in common with it is where the change begins
 */
export function changedFiles(base) {
  const [start = base] = git('merge-base', base, 'HEAD');
  const changed = git('diff', '--name-only', '--no-renames', start);
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])].sort();
}

const valueImport =
  /^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s*)?['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/gm;

/**
 * The modules that each module of the project imports, imports of types alone left out.
 * @returns {Map<string, string[]>}
 */
export function importsOfModules() {
  const modules = git('ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate').filter(
    (path) => /\.(ts|tsx|mts|mjs)$/.test(path) && existsSync(join(projectRoot, path)),
  );
  return new Map(modules.map((path) => [path, importsOf(path)]));
}

/** @param {string} path */
function importsOf(path) {
  const text = readFileSync(join(projectRoot, path), 'utf8');
  const targets = [...text.matchAll(valueImport)].map(([, atStart, later]) => atStart ?? later ?? '');
  return targets.map((target) => normalize(join(dirname(path), target)));
}

/**
 * The test files that a change touches, by the rule above; and what it leaves out.
 * @param {string[]} changed
 * @param {Map<string, string[]>} imports
 * @returns {{ tests: string[], leftOut: string[], unfollowed: string[] }} `unfollowed`: changed files that no import leads
 * to
 */
export function touchedTests(changed, imports) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [path, targets] of imports)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), path]);
  const tests = [...imports.keys()].filter(isTest);
  const reached = new Set(changed.flatMap((path) => [...reachedFrom(path, importers)]));
  const folders = foldersCalled(changed, imports, importers);
  const isOfContract = changed.some((path) => path.startsWith('contract/'));
  const isTouched = (/** @type {string} */ path) =>
    !isJourney(path) &&
    (reached.has(path) || folders.has(dirname(path)) || (isOfContract && testsOfEveryRow.includes(path)));
  return {
    tests: tests.filter(isTouched),
    leftOut: tests.filter((path) => !isTouched(path)),
    unfollowed: changed.filter(
      (path) => !isTest(path) && !importers.has(path) && !folders.has(dirname(path)),
    ),
  };
}

/**
 * @param {string} changed
 * @param {Map<string, string[]>} importers
 */
function reachedFrom(changed, importers) {
  const reached = new Set([changed]);
  for (const path of reached) {
    if (wholes.has(path)) continue;
    for (const importer of importers.get(path) ?? []) reached.add(importer);
  }
  return reached;
}

/**
 * The folders of the server whose tests call a changed file over HTTP.
 * @param {string[]} changed
 * @param {Map<string, string[]>} imports
 * @param {Map<string, string[]>} importers
 */
function foldersCalled(changed, imports, importers) {
  const isController = (/** @type {string} */ path) => /^server\/features\/.*\.calls\.ts$/.test(path);
  const controllers = changed.flatMap((path) =>
    path.startsWith('contract/')
      ? (importers.get(path) ?? []).filter(isController)
      : [path].filter(isController),
  );
  const called = controllers.flatMap((path) => imports.get(path) ?? []);
  const ours = changed.filter((path) => path.startsWith('server/') && !isTest(path));
  const features = called.filter((path) => path.startsWith('server/features/'));
  return new Set([...ours, ...features].map((path) => dirname(path)));
}
