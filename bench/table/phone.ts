import { type Browser, type BrowserContext, type CDPSession, errors, type Page } from 'playwright-core';
import type { Person } from './people.ts';

/** Slow 4G like Chrome's own tools, and the processor of a cheap phone. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const timesSlower = 4;
/** The time after the load event in which shifts and script loads are observed. */
const settleMilliseconds = 5_000;
/** The time between the largest paint and a press. */
const lookMilliseconds = 1_000;
const pressMilliseconds = 20_000;

export const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 860 };

/** A browser with an empty cache, on a slow network. */
export interface Device {
  browser: Browser;
  url: string;
  /** Undefined = a visitor. */
  person: Person | undefined;
  size: { width: number; height: number };
}

export interface View {
  /** Until the load event, over the wire, compressed, with headers. */
  kilobytes: number;
  /** Milliseconds from the navigation to the largest contentful paint. */
  paint: number;
  /** The sum of all layout shifts, and the elements that shifted. */
  shift: number;
  shifted: string;
}

/** The figures that the page records. */
interface Noted {
  paint: number;
  shift: number;
  shifted: string[];
  /** The times of the press and of its effect. */
  pressed?: number;
  worked?: number;
}
type Noting = typeof globalThis & { noted: Noted };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** Runs in the page before anything else. */
function note(): void {
  const noted: Noted = { paint: 0, shift: 0, shifted: [] };
  (globalThis as Noting).noted = noted;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    noted.paint = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as Shift;
    if (hadRecentInput) return;
    noted.shift += value;
    const nodes = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
    noted.shifted.push(
      ...nodes.map((node) => `${node?.localName}: ${node?.textContent?.trim().slice(0, 40)}`),
    );
  });
}

/** A press: its element, and the element that it shows. */
export interface Press {
  on: string;
  shows: string;
}

/** Runs in the page: presses `on` some time after the largest paint, and records when `shows` appears. */
function press({ after, on, shows }: Press & { after: number }): void {
  const { noted } = globalThis as Noting;
  const look = () => {
    if (noted.pressed !== undefined && document.querySelector(shows) !== null) {
      noted.worked = performance.now();
      return;
    }
    requestAnimationFrame(look);
    const isTime = noted.paint > 0 && performance.now() >= noted.paint + after;
    const target = isTime && noted.pressed === undefined ? document.querySelector<HTMLElement>(on) : null;
    if (target === null) return;
    noted.pressed = performance.now();
    target.click();
  };
  requestAnimationFrame(look);
}

async function withDevice<T>(
  { browser, url, person, size }: Device,
  work: (page: Page, devtools: CDPSession, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const isPhone = size.width === phone.width;
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    locale: 'es-BO',
    reducedMotion: 'reduce',
    ...(isPhone ? { isMobile: true, hasTouch: true, deviceScaleFactor: 2 } : {}),
  });
  try {
    const page = await context.newPage();
    if (person !== undefined) await enter(page, person, url);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4G);
    if (isPhone) await devtools.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
    await page.addInitScript(note);
    return await work(page, devtools, context);
  } finally {
    await context.close();
  }
}

/** Stores a session as the form of the sign-in would. */
async function enter(page: Page, { cookie, kept }: Person, url: string): Promise<void> {
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s, 2);
    return { name, value, url };
  });
  await page.context().addCookies(cookies);
  await page.goto('/healthz'); // the smallest page there is: only its place to keep things is wanted
  await page.evaluate((session) => localStorage.setItem('portal.session', session), JSON.stringify(kept));
}

/** Opens a screen with an empty cache and waits until the network is idle. */
export const viewOf = (device: Device, path: string): Promise<View> =>
  withDevice(device, async (page, devtools) => {
    let bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(path); // until the load event
    const kilobytes = bytes / 1000;
    await page.waitForTimeout(settleMilliseconds);
    const { paint, shift, shifted } = await page.evaluate(() => (globalThis as Noting).noted);
    return { kilobytes, paint, shift, shifted: [...new Set(shifted)].join('; ') };
  });

/** How long a press waits for its effect, in milliseconds; infinite after 20 s. */
export interface Waits {
  emptyCache: number;
  fullCache: number;
}

/** Presses a second after the largest paint, with an empty cache and with a full one. */
export const pressOn = async (device: Device, path: string, pressed: Press): Promise<Waits> => ({
  emptyCache: await withDevice(device, (page) => waitOf(page, path, pressed)),
  fullCache: await withDevice(device, async (page) => {
    await page.goto(path);
    await page.waitForTimeout(settleMilliseconds);
    return waitOf(page, path, pressed);
  }),
});

async function waitOf(page: Page, path: string, pressed: Press): Promise<number> {
  await page.addInitScript(press, { ...pressed, after: lookMilliseconds });
  await page.goto(path);
  const hasWorked = () => (globalThis as Noting).noted.worked !== undefined;
  const hadEffect = await page
    .waitForFunction(hasWorked, undefined, { timeout: pressMilliseconds, polling: 100 })
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof errors.TimeoutError) return false;
        throw error;
      },
    );
  const { pressed: from = 0, worked = 0 } = await page.evaluate(() => (globalThis as Noting).noted);
  return hadEffect ? worked - from : Number.POSITIVE_INFINITY;
}
