import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { collectMethods } from '../../api/http/methods.ts';
import { openRateLimit } from '../../api/http/rate-limit.ts';
import { filesNamedByContent, registerBuiltFiles } from '../../pages/built-files.ts';
import { sql } from '../../platform/database/database.ts';
import { folderForTest } from '../../testing/lifetime.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { buildTasks } from './builds.jobs.ts';
import { openOtherBuilds } from './builds.ts';

const world = aTestPortal();
const longAgo = 25 * 3600;

/** A node of a build with these files, each script with its compressed form, on the database of all. */
async function aNode(files: Record<string, string>, pace?: number): Promise<FastifyInstance> {
  const folder = await folderForTest('build-');
  await mkdir(join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, 'assets', name), text);
    if (name.endsWith('.js')) await writeFile(join(folder, 'assets', `${name}.gz`), gzipSync(text));
  }
  const others = await openOtherBuilds(world.portal, filesNamedByContent(folder), pace);
  const app = fastify();
  registerBuiltFiles(
    app,
    { folder, areCached: true },
    {
      withinRate: openRateLimit(world.portal),
      methods: collectMethods(app),
      settings: world.portal.settings,
      others,
    },
  );
  onTestFinished(async () => {
    others.close();
    await app.close();
  });
  return app;
}

const purge = () => buildTasks(world.portal)['purgeBuilds']?.({}, {} as never);
const statusOf = async (app: FastifyInstance, path: string) => (await app.inject(path)).statusCode;

test('each version of two nodes has its scripts at the other one too, for a page that is open there', async () => {
  const before = await aNode({ 'screen-1.js': 'before', 'font-1.woff2': 'shape' });
  const after = await aNode({ 'screen-2.js': 'after', 'font-1.woff2': 'shape' });
  const taken = async (app: FastifyInstance, path: string, accepted: string) => {
    const { body, headers, statusCode } = await app.inject({
      url: path,
      headers: { 'accept-encoding': accepted },
    });
    expect([statusCode, headers['cache-control'], headers['vary']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'Accept-Encoding',
    ]);
    return [
      headers['content-type'],
      headers['content-encoding'],
      createHash('sha1').update(body).digest('hex'),
    ];
  };
  const script = 'text/javascript; charset=utf-8';
  const hashOf = (text: string) => createHash('sha1').update(text).digest('hex');
  expect(await taken(after, '/assets/screen-1.js?v=1', 'identity')).toEqual([
    script,
    undefined,
    hashOf('before'),
  ]);
  const [type, encoding] = await taken(after, '/assets/screen-1.js', 'gzip, br');
  expect([type, encoding]).toEqual([script, 'gzip']);
  // the older node was there first, and had not heard of the newer one's files
  await expect.poll(() => statusOf(before, '/assets/screen-2.js')).toBe(200);
  expect(await taken(before, '/assets/screen-2.js', 'identity')).toEqual([
    script,
    undefined,
    hashOf('after'),
  ]);
  for (const path of ['/assets/screen-3.js', '/screen-1.js', '/assets/../assets/screen-1.js.gz'])
    expect(await statusOf(after, path), path).toBe(404);
});

test('files of a version that no node ran for a day are forgotten, those of one that runs are not', async () => {
  await aNode({ 'old-1.js': 'old', 'both-1.js': 'both' });
  world.clock.advance(longAgo);
  await aNode({ 'new-1.js': 'new', 'both-1.js': 'both' });
  await purge();
  const asked = await aNode({ 'asked-1.js': 'asked' });
  const [old, both, now] = await Promise.all(
    ['old-1', 'both-1', 'new-1'].map((name) => statusOf(asked, `/assets/${name}.js`)),
  );
  expect([old, both, now]).toEqual([404, 200, 200]);
});

test('a version that runs for days says so', async () => {
  await aNode({ 'running-1.js': 'running' }, 20);
  world.clock.advance(longAgo);
  const ranAt = async () => {
    const { rows } = await sql<{
      at: Date;
    }>`select ran_at as at from build where '/assets/running-1.js' = any(paths)`.execute(world.portal.db);
    return rows[0]?.at;
  };
  await expect.poll(ranAt).toEqual(world.clock.now());
  await purge();
  const asked = await aNode({ 'asked-2.js': 'asked' });
  expect(await statusOf(asked, '/assets/running-1.js')).toBe(200);
});

test('a build that is taken away under a portal that runs has left its files with the others', async () => {
  const folder = await temporaryFolder('build-');
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/taken-1.js'), 'taken');
  const others = await openOtherBuilds(world.portal, filesNamedByContent(folder));
  const app = fastify();
  registerBuiltFiles(
    app,
    { folder, areCached: true },
    {
      withinRate: openRateLimit(world.portal),
      methods: collectMethods(app),
      settings: world.portal.settings,
      others,
    },
  );
  await rm(folder, { recursive: true });
  expect((await app.inject('/assets/taken-1.js')).body).toBe('taken');
  others.close();
  await app.close();
});
