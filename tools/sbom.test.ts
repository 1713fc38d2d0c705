import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Component {
  name: string;
  version: string;
  purl: string;
}

interface Locked {
  version: string;
  dev?: boolean;
}

test('the list of packages has all that run here, each once, and none of development', () => {
  const text = execFileSync(process.execPath, ['tools/sbom.mjs'], { cwd: root, encoding: 'utf8' });
  const bom = JSON.parse(text) as { bomFormat: string; specVersion: string; components: Component[] };
  expect([bom.bomFormat, bom.specVersion]).toEqual(['CycloneDX', '1.5']);
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const running = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .filter(([path]) => existsSync(join(root, path)))
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`);
  expect(running.length).toBeGreaterThan(200);
  const listed = bom.components.map(({ name, version }) => `${name}@${version}`);
  expect(listed.toSorted()).toEqual([...new Set(running)].toSorted());
  for (const { purl } of bom.components) expect(purl).toMatch(/^pkg:npm\/.+@/);
});
