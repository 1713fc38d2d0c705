import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { loadPages } from '../pages/assets.ts';
import { aMember, anAdmin, type TestAccount } from './builders.ts';
import { password, passwordHash } from './password.ts';
import { openTestPortal, type TestPortal } from './portal.ts';
import { buildTestApp } from './test-app.ts';

/** The smallest possible build of the browser's part, with a renderer given as source. */
const buildWith = (renderer: string) => ({
  'client/.vite/manifest.json': JSON.stringify({
    'web/entry/entry-client.ts': { file: 'assets/a.js' },
    'web/styles/index.css': { file: 'assets/i.js', css: ['assets/pages.css'] },
    '_app-styles.js': { file: 'assets/s.js', name: 'app-styles', css: ['assets/app.css'] },
  }),
  'client/assets/a.js': '// script',
  'server/entry-server.js': renderer,
  'server/package.json': '{"type":"module"}',
});

export interface TestPages {
  portal: TestPortal;
  app: FastifyInstance;
  /** The folder of the build, for a second app. */
  folder: string;
  /** Adds an account and signs it in; returns the cookie of its session. */
  signedIn(given: { username: string; role?: 'member' | 'admin'; birthDate?: string }): Promise<TestCookie>;
  close(): Promise<void>;
}

interface TestCookie {
  cookie: string;
  account: TestAccount;
}

/**
 * Opens a test portal that renders pages by `renderer`: the source of a module that exports a PageRenderer.
 */
export async function openTestPages(renderer: string): Promise<TestPages> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-build-'));
  for (const [name, text] of Object.entries(buildWith(renderer))) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const portal = await openTestPortal();
  const app = await buildTestApp(portal.portal, await loadPages(folder));
  return {
    portal,
    app,
    folder,
    async signedIn({ role, ...given }) {
      const account = await (role === 'admin' ? anAdmin : aMember)(portal.portal, { ...given, passwordHash });
      return { account, cookie: await cookieOf(app, given.username) };
    },
    async close() {
      await app.close();
      await portal.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Signs an account of `openTestPages` in. */
export async function cookieOf(app: FastifyInstance, username: string): Promise<string> {
  const payload = { UserName: username, Password: password };
  const response = await app.inject({ method: 'POST', url: '/api/Users/login', payload });
  return `aula_session=${response.cookies.find(({ name }) => name === 'aula_session')?.value}`;
}
