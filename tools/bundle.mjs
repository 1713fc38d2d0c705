// Builds the browser's part, the pages' part and the server with Vite.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildKey } from './freshness.mjs';
import { projectRoot, runNode } from './node-runtime.mjs';
import { reasonOf } from './tool-failure.mjs';

/** The commands; OUT stands for the output folder. */
const VITE_COMMANDS = [
  ['build', '--manifest', '--emptyOutDir', '--outDir', 'OUT/client'],
  ['build', '--ssr', 'web/entry/entry-server.tsx', '--emptyOutDir', '--outDir', 'OUT/server'],
  ['build', '--config', 'tools/server-bundle.ts', '--emptyOutDir', '--outDir', 'OUT/portal'],
];
const COMPRESSED_KINDS = /\.(?:js|css|svg|json)$/;
/** A response this small fits into the first packet uncompressed. */
const SMALLEST_COMPRESSED_BYTES = 512;

/**
 * Builds into a separate folder, which replaces dist once it is complete and marked with the state of its sources. A
 * kill at any moment leaves the old dist, or none, never a partial one. Refuses if Vite fails.
 * @param {string} workFolder for the unfinished build, on the same disk as the project
 */
export async function bundle(workFolder) {
  const key = buildKey();
  const fresh = join(workFolder, 'dist');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  for (const command of VITE_COMMANDS) await runVite(command.map((part) => part.replace('OUT', fresh)));
  await compressFolder(join(fresh, 'client'));
  writeFileSync(join(fresh, '.stamp'), key);

  const dist = join(projectRoot, 'dist');
  const old = join(workFolder, 'dist-old');
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(fresh, dist);
  rmSync(old, { recursive: true, force: true });
}

/** @param {string[]} args */
async function runVite(args) {
  const command = ['node_modules/vite/bin/vite.js', ...args, '--logLevel', 'warn'];
  const code = await runNode(command, { env: { NODE_ENV: 'production' } });
  if (code !== 0)
    throw new Error(
      `The build failed: vite ${args.slice(0, 3).join(' ')}. ${reasonOf(code, '') ?? 'See above.'}`,
    );
}

/**
 * Adds a .br and a .gz to every file that they make smaller. They are made once here, at the highest effort, not for
 * every visitor.
 * @param {string} folder
 */
async function compressFolder(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    names.filter((name) => COMPRESSED_KINDS.test(name)).map((name) => compressFile(join(folder, name))),
  );
}

/** @param {string} file */
async function compressFile(file) {
  const content = readFileSync(file);
  if (content.length < SMALLEST_COMPRESSED_BYTES) return;
  const brotliParams = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const copies = {
    br: await promisify(brotliCompress)(content, { params: brotliParams }),
    gz: await promisify(gzip)(content, { level: 9 }),
  };
  for (const [kind, copy] of Object.entries(copies)) {
    if (copy.length < content.length) writeFileSync(`${file}.${kind}`, copy);
  }
}
