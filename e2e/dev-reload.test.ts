import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { adminPassword } from './fixtures/admin-password.ts';
import type { Visit, VisitOptions } from './fixtures/browser.ts';
import { leave, test } from './fixtures/journey.ts';

/** `npm run dev` over a copy of the sources, in which files are changed as an editor would. */
const project = join(import.meta.dirname, '..');
const copied = ['contract', 'database', 'server', 'tools', 'web', 'package.json', 'tsconfig.base.json'];
/** Only what hangs takes so long, also on a busy machine. */
const startMilliseconds = 270_000;

let copy: string;
let portal: ChildProcess;
let url: string;
let printed = '';

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'portal-dev-'));
  for (const name of [...copied, 'vite.config.ts', 'package-lock.json'])
    await cp(join(project, name), join(copy, name), { recursive: true });
  // the packages themselves, but not what Vite makes of them: a portal in development may be using that
  await mkdir(join(copy, 'node_modules'));
  const packages = await readdir(join(project, 'node_modules'));
  for (const name of packages.filter((each) => !each.startsWith('.')))
    await symlink(join(project, 'node_modules', name), join(copy, 'node_modules', name));
  portal = spawn(process.execPath, ['tools/dev/main.ts'], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: join(copy, 'data'),
      PORT: '0',
      DEMO: '0',
      ADMIN_PASSWORD: adminPassword,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  url = await addressOf(portal);
});

afterAll(async () => {
  const gone = new Promise((resolve) => portal.once('exit', resolve));
  portal.kill('SIGTERM');
  await gone;
  await rm(copy, { recursive: true, force: true });
});

function addressOf(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`no start:\n${printed}`)), startMilliseconds);
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /ready: (http:\/\/\S+)/.exec(printed)?.[1];
      if (found === undefined) return;
      clearTimeout(limit);
      resolve(found);
    };
    program.stdout?.on('data', read);
    program.stderr?.on('data', read);
    program.once('exit', (code) => reject(new Error(`it ended with ${code}:\n${printed}`)));
  });
}

/** Writes `after` in the place of `before` in the one source that has it. */
async function change(sources: string, before: string, after: string): Promise<void> {
  const files = globSync(sources, { cwd: copy }).filter((file) => !file.includes('.test.'));
  const found = files.filter((file) => readFileSync(join(copy, file), 'utf8').includes(before));
  expect(found, before).toHaveLength(1);
  const path = join(copy, String(found[0]));
  await writeFile(path, readFileSync(path, 'utf8').replace(before, after));
}

/** A page of the portal; `mark` is gone once it has been loaded again. */
async function open(
  visitTo: (portal: Visit['portal'], options?: VisitOptions) => Promise<Visit>,
  path: string,
  options: VisitOptions = {},
) {
  const visit = await visitTo({ url, printed: () => printed }, options);
  const { page } = visit;
  const go = async (to: string) => {
    // of what changes before it listens the page is told nothing
    const listens = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    await page.goto(to);
    await listens;
    await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  };
  await go(path);
  return { visit, context: visit.context, page, go };
}

const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark'));
const outlineOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).outlineColor);

test('a page screen shows a changed view, island and style', async ({ visitTo }) => {
  const { visit, page } = await open(visitTo, '/login');
  const title = page.getByRole('heading', { level: 1 });

  await change('web/**/*.css', '.masthead {\n', '.masthead {\n  outline-color: rgb(1, 2, 3);\n');
  await expect.poll(() => outlineOf(page, 'header[data-band]')).toBe('rgb(1, 2, 3)');
  await change('web/styles/*.css', '\nh1 {\n', '\nh1 {\n  outline-color: rgb(4, 5, 6);\n');
  await expect.poll(() => outlineOf(page, 'h1')).toBe('rgb(4, 5, 6)');
  expect(await isMarked(page)).toBe(true);

  await change('web/**/*.tsx', 'Entra a tu cuenta', 'Entra ya a tu cuenta');
  await expect.poll(() => title.textContent()).toBe('Entra ya a tu cuenta');

  const field = page.getByLabel('Nombre de usuario o email');
  const hydrated = page.locator('[data-island=login][data-hydrated]');
  // a touch before the page's script has come is heard by nobody
  await expect
    .poll(async () => {
      await field.blur();
      await field.focus();
      return hydrated.count();
    })
    .toBe(1);
  await change('web/**/*.tsx', 'Nombre de usuario o email', 'Tu nombre o email');
  await page.getByLabel('Tu nombre o email').waitFor();

  await leave(visit);
});

test('an app screen takes a changed component and style in and keeps its state', async ({ visitTo }) => {
  const { visit, context, page, go } = await open(visitTo, '/login');
  await context.request.post('/api/Users/login', {
    data: { UserName: 'admin', Password: adminPassword },
  });
  await go('/category');
  await page.getByRole('button', { name: 'Agregar' }).first().click();
  const name = page.getByRole('dialog').getByLabel('Nombre');
  await name.fill('A medio escribir');

  await change('web/**/*category-manager-page.tsx', 'label="Nombre"', 'label="Nombre visible"');
  const renamed = page.getByRole('dialog').getByLabel('Nombre visible');
  await expect.poll(() => renamed.inputValue()).toBe('A medio escribir');
  await change('web/**/dialog.module.css', '.dialog {\n', '.dialog {\n  outline-color: rgb(7, 8, 9);\n');
  await expect.poll(() => outlineOf(page, 'dialog[open]')).toBe('rgb(7, 8, 9)');
  expect(await isMarked(page)).toBe(true);

  await leave(visit);
});

test('the server takes its new sources, the page reloads, the database runs on; a fault is told and mended', async ({
  visitTo,
}) => {
  const databaseProcess = () =>
    readFileSync(join(copy, 'data/postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0];
  const before = databaseProcess();
  const provoked = /./; // faults in the sources, on purpose
  const { page } = await open(visitTo, '/no-existe', { provoked });
  const title = page.getByRole('heading', { level: 1 });

  await change('server/**/*.ts', "404: 'No encontramos", "404: 'Aquí no encontramos");
  await expect.poll(() => title.textContent()).toBe('Aquí no encontramos esta página');
  await change('contract/**/*.ts', 'No encontramos lo que buscas', 'No hallamos lo que buscas');
  await page.getByText('No hallamos lo que buscas').first().waitFor();

  await change('server/**/*.ts', "404: 'Aquí no encontramos", "404: ) 'Aquí no encontramos");
  await page.locator('vite-error-overlay').waitFor();
  await change('server/**/*.ts', "404: ) 'Aquí no encontramos", "404: 'Ya no encontramos");
  await expect.poll(() => title.textContent()).toBe('Ya no encontramos esta página');

  await change('web/**/*.tsx', 'export function RefusedPage', 'export function ) RefusedPage');
  await page.locator('pre').waitFor();
  await change('web/**/*.tsx', 'export function ) RefusedPage', 'export function RefusedPage');
  await expect.poll(() => title.textContent()).toBe('Ya no encontramos esta página');
  expect(databaseProcess()).toBe(before);
});
