// node tools/sbom.mjs > sbom.cdx.json: the packages that run, for whoever looks for holes in them (CycloneDX 1.5). npm
// makes the list; its own --omit=dev leaves out what a package of development needs, too.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './node-runtime.mjs';

/**
 * @typedef {{ 'bom-ref': string, name: string, scope: string, properties: { name: string, value: string }[] }} Component
 */

/** @param {Component} component */
const isOfDevelopment = ({ properties }) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');

/**
 * Packages for other systems are optional, and not here.
 * @param {Component} component
 */
const isHere = ({ name, scope }) =>
  scope !== 'optional' || existsSync(join(projectRoot, 'node_modules', name));

const bom = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  }),
);
bom.components = bom.components.filter(
  (/** @type {Component} */ each) => !isOfDevelopment(each) && isHere(each),
);
/** @type {Set<string>} */
const listed = new Set([bom.metadata.component, ...bom.components].map((each) => each['bom-ref']));
bom.dependencies = bom.dependencies
  .filter((/** @type {{ ref: string }} */ { ref }) => listed.has(ref))
  .map((/** @type {{ ref: string, dependsOn: string[] }} */ { ref, dependsOn }) => ({
    ref,
    dependsOn: dependsOn.filter((each) => listed.has(each)),
  }));
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`);
