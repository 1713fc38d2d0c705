// node tools/release.mjs 0.2.0: gives what is 'Unreleased' in CHANGELOG.md a number and its day, commits that, and tags it.
// Nothing is pushed. The tag is what deploy/update.sh and the rolling update of npm run test:cluster take; its message is
// what an update asks.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runCommand, say } from './node-runtime.mjs';

const heading = '## Unreleased\n';
const [upgrading, changed] = ['**Upgrading.**', '**Changed.**'];

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();
const inProject = (/** @type {string} */ name) => join(projectRoot, name);

/**
 * The parts of a version that order it.
 * @param {string} version
 */
const partsOf = (version) => version.split('.').map(Number);

/**
 * @param {string} one
 * @param {string} other
 */
function isBefore(one, other) {
  const [parts, others] = [partsOf(one), partsOf(other)];
  const differing = parts.findIndex((part, place) => part !== others[place]);
  return differing >= 0 && (parts[differing] ?? 0) < (others[differing] ?? 0);
}

/**
 * Refuses what cannot be a release.
 * @param {string} version
 * @param {string} changes the text under 'Unreleased'
 */
function requireReady(version, changes) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('node tools/release.mjs <number>, such as 0.2.0');
  const { version: current } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  if (isBefore(version, current))
    throw new Error(`${version} comes before ${current}, which package.json has.`);
  if (git('tag', '--list', `v${version}`) !== '') throw new Error(`There is a tag v${version} already.`);
  if (git('status', '--porcelain') !== '') throw new Error('Commit first: a release is what a commit holds.');
  if (!changes.startsWith(upgrading) || !changes.includes(`\n${changed}\n`))
    throw new Error(
      `CHANGELOG.md: 'Unreleased' has to begin with '${upgrading}' and what an update asks, be it nothing; then '${changed}'.`,
    );
}

await runCommand(async () => {
  const [version = ''] = process.argv.slice(2);
  const changelog = readFileSync(inProject('CHANGELOG.md'), 'utf8');
  const [before = '', rest = ''] = changelog.split(heading);
  const [changes = ''] = rest.trimStart().split(/^## /m);
  requireReady(version, changes);
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(inProject('CHANGELOG.md'), `${before}${heading}\n## ${version} · ${day}\n${rest}`);
  for (const [file, places] of /** @type {const} */ ([
    ['package.json', 1],
    ['package-lock.json', 2], // its own, and that of its first package
  ])) {
    let found = 0;
    const text = readFileSync(inProject(file), 'utf8').replace(/"version": "[^"]+"/g, (given) => {
      found += 1;
      return found <= places ? `"version": "${version}"` : given;
    });
    writeFileSync(inProject(file), text);
  }
  git('commit', '--quiet', '-m', `Version ${version}`, 'CHANGELOG.md', 'package.json', 'package-lock.json');
  const [asked = ''] = changes.split(`\n${changed}\n`);
  git('tag', '--annotate', `v${version}`, '-m', `Version ${version}\n\n${asked.trim()}`);
  say(`Committed and tagged as v${version}. It goes out with: git push origin HEAD v${version}`);
  return 0;
});
