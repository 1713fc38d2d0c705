import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { desk, phone, type Visit } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import type { Portal } from './fixtures/portal-server.ts';
import { call } from './steps/calls.ts';
import { arriveAs } from './steps/people.ts';
import { fullerAddresses, listsToo } from './steps/screen-addresses.ts';
import { aStudent } from './steps/student.ts';

const allows = { visitor: /^open$/, member: /^(?:signedIn|member)$/ };
const mostBytes = { visitor: 83_000, member: 110_000 };
const username = 'mira.pesa';

/** Two dots a pixel. */
const phoneScreen = { viewport: phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const deskScreen = { viewport: desk };

interface ScreenRow {
  path: string;
  who: string;
  mode: string;
}
const table: string = '../web/entry/screens.ts'; // what it loads is the browser's: types are checked there
const { screens: rows } = (await import(table)) as { screens: readonly ScreenRow[] };

/** A graduate who shows the certificate, and what the addresses below need. */
async function makeWorld(portal: Portal) {
  const student = await aStudent(portal, 'Un curso que pesa', username);
  const { certificateCode, attemptId } = await student.sit(5);
  await call(portal, student.token, 'PUT', 'Certificate/Share', { courseId: student.courseId, Shared: true });
  return { ...student, certificateCode, attemptId };
}
type World = Awaited<ReturnType<typeof makeWorld>>;
let world: Promise<World> | undefined;

/** The addresses of screens that belong to the graduate. */
const ownAddresses: Record<string, (world: World) => string> = {
  '/certificado/:codigo': ({ certificateCode }) => `/certificado/${certificateCode}`,
  '/logro/:codigo': ({ certificateCode }) => `/logro/${certificateCode}`,
  '/leermodulos': ({ courseId }) => `/leermodulos?id=${courseId}`,
  '/test': ({ courseId, userId }) => `/test?id=${courseId}&userId=${userId}`,
  '/misintentos': ({ courseId }) => `/misintentos?id=${courseId}`,
};
interface FirstView {
  bytes: number;
  shifts: string[];
}

type Shifting = typeof globalThis & { shifts: string[] };
type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Runs in the page, before anything of it: notes what moves. */
function noteShifts(): void {
  const shifts: string[] = [];
  (globalThis as Shifting).shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[])
      shifts.push(
        `${entry.value}: ${entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join()}`,
      );
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: the scripts that it asked for after its load event. */
function scriptsAfterLoad(): string[] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { loadEventStart } = navigation ?? { loadEventStart: 0 };
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime >= loadEventStart && new URL(name).pathname.endsWith('.js'))
    .map(({ name }) => name);
}

/** Runs in the page: the pictures that lie below what is seen. */
function picturesBelow(): string[] {
  const below = [...document.images].filter((image) => image.getBoundingClientRect().top >= innerHeight);
  return below.map(({ currentSrc }) => currentSrc);
}

/** Runs in the page: the slides behind the first, which are fetched when it has been there for a while (turn-slides.ts). */
function slidesBehind(): string[] {
  const images = document.querySelectorAll<HTMLImageElement>('[data-track] > * + * img');
  return [...images].map(({ currentSrc }) => currentSrc);
}

/** The smallest page there is. */
const blank = '/healthz';

/** Runs in the page, before anything of it: nothing is left of the screens before, as in a profile of its own. */
function forget(kept: { name: string; value: string }[]): void {
  sessionStorage.clear();
  localStorage.clear();
  for (const { name, value } of kept) localStorage.setItem(name, value);
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A page that fetches everything anew for each screen that it opens. */
async function openColdPage({ page, context }: Visit, { origins }: StorageState): Promise<Page> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const kept = origins.flatMap(({ localStorage }) => localStorage);
  await page.goto(blank);
  await page.addInitScript(forget, kept);
  await page.addInitScript(noteShifts);
  return page;
}

/**
 * Opens a screen with an empty cache, and tells its bytes on the wire and what moved. On a phone, where bytes cost, all
 * pictures count that the browser fetches without scrolling, on a desk those that are seen, whether they come before the
 * load event or after; of scripts only those that were asked for before it: the rest is fetched once the page rests.
 */
async function firstViewOf(page: Page, address: string): Promise<FirstView> {
  const requests: Request[] = [];
  const note = (request: Request) => void requests.push(request);
  page.on('requestfinished', note);
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  expect(response?.status(), address).toBe(200);
  const left = [...(await page.evaluate(scriptsAfterLoad)), ...(await page.evaluate(slidesBehind))];
  if (page.viewportSize()?.width === desk.width) left.push(...(await page.evaluate(picturesBelow)));
  page.off('requestfinished', note);
  const counted = requests.filter((request) => !left.includes(request.url()));
  const sizes = await Promise.all(counted.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, each) => sum + each.responseHeadersSize + each.responseBodySize, 0);
  const shifts = await page.evaluate(() => (globalThis as Shifting).shifts);
  await page.goto(blank); // what it still does ends here
  return { bytes, shifts };
}

for (const who of ['visitor', 'member'] as const)
  test(`the first views of a ${who} are light, and nothing in them moves`, async ({ portal, visit }) => {
    world ??= makeWorld(portal);
    const known = await world;
    const paths = rows
      .filter((row) => row.mode === 'page' && allows[who].test(row.who))
      .map(({ path }) => path);
    const addresses = [
      ...paths.map((path) => fullerAddresses[path] ?? ownAddresses[path]?.(known) ?? path),
      ...paths.filter((path) => listsToo.includes(path)),
    ];
    expect(addresses.filter((address) => address.includes(':'))).toEqual([]);
    const arrival = await visit();
    if (who === 'member') await arriveAs(arrival.page, username, '/profile');
    const storageState = await arrival.context.storageState();
    const pages = await Promise.all(
      [phoneScreen, deskScreen].map(async (screen) =>
        openColdPage(await visit({ ...screen, storageState }), storageState),
      ),
    );
    for (const address of addresses)
      for (const view of await Promise.all(pages.map((page) => firstViewOf(page, address)))) {
        expect.soft(view.bytes, `bytes of ${address}`).toBeLessThanOrEqual(mostBytes[who]);
        expect.soft(view.shifts, `shifts of ${address}`).toEqual([]);
      }
  });
