import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import packaged from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { tellFailure } from './tell-failure.ts';

export const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 860 };

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const unwanted = new Set(['--single-process', '--no-zygote', '--headless="shell"']);

/** The Chromium inside an npm package, or one that the system has where that package has none. */
export async function openBrowser(): Promise<Browser> {
  const isPackaged = process.platform === 'linux' && process.arch === 'x64';
  const executablePath = isPackaged ? await unpackChromium() : installed.find((path) => existsSync(path));
  if (executablePath === undefined) throw new Error('no Chromium found: install one, such as Google Chrome');
  const args = isPackaged ? packaged.args.filter((arg) => !unwanted.has(arg)) : [];
  return chromium.launch({
    executablePath,
    args: [
      ...args,
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
    headless: true,
  });
}

/**
 * The package unpacks into the folder for temporary files: for its first user alone, and a kill leaves half a browser
 * there for good. Here it comes to lie beside what was installed, whole or not at all, and goes with it.
 */
async function unpackChromium(): Promise<string> {
  const place = join(import.meta.dirname, '../node_modules/.cache/chromium');
  if (!existsSync(place)) {
    await mkdir(dirname(place), { recursive: true });
    const beside = await mkdtemp(`${place}-`);
    const usual = tmpdir();
    process.env.TMPDIR = beside;
    try {
      await packaged.executablePath();
    } finally {
      process.env.TMPDIR = usual;
    }
    await rename(beside, place).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      await rm(beside, { recursive: true }); // another run was faster
    });
  }
  return join(place, 'chromium');
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** What went wrong without anybody asking: console errors, refused policies, failed scripts. */
  troubles: string[];
}

/** A fresh browser profile on the portal under test. Its troubles must be empty at the end: `leave` says so. */
export async function visit(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: inject('portalUrl'),
    viewport: desk,
    locale: 'es-BO',
    timezoneId: 'America/La_Paz',
    ...options,
  });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text()))
      troubles.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    if (!isCutTransition(error.message)) troubles.push(`${page.url()}: ${error.message}`);
  });
  tellFailure(context, troubles);
  return { context, page, troubles };
}

/** Chromium reports every answered refusal as an error of its own; the journeys look at what the page says instead. */
const isExpected = (text: string) =>
  /the server responded with a status of (400|401|403|404|409|413|415|422|429)|ERR_INTERNET_DISCONNECTED/.test(
    text,
  );

/** `look` changes the window while one page still fades into the next: Chromium says that it cut the fading short. */
const isCutTransition = (text: string) => /^Transition was (aborted|skipped)/.test(text);

export async function leave({ context, troubles }: Visit): Promise<void> {
  await context.close();
  expect(troubles).toEqual([]);
}

const shots = join(import.meta.dirname, 'shots');
/** They cost more than all else that `look` does, and nobody looks at them after `npm test`. */
const takesPictures = process.env['SHOTS'] !== '0';

/** Looks at a screen: no accessibility fault by axe, nothing scrolls sideways, at both widths; keeps a picture of each. */
export async function look(page: Page, name: string): Promise<void> {
  await mkdir(shots, { recursive: true });
  const before = page.viewportSize() ?? desk;
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await settle(page);
    const faults = await accessibilityFaults(page);
    expect(faults.map((fault) => `${name} ${size.width}: ${fault}`)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${name} scrolls sideways at ${size.width}`).toBeLessThanOrEqual(0);
    if (takesPictures)
      await page.screenshot({ path: join(shots, `${name}-${size.width}.png`), fullPage: true });
  }
  await page.setViewportSize(before);
}

/** What is half faded in has half its contrast: a picture and a measure are taken of what stays. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isUnderWay = ({ playState, timeline, effect }: Animation) =>
      playState === 'running' &&
      timeline instanceof DocumentTimeline && // one that follows the scrolling waits for a finger
      effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    return !document.getAnimations().some(isUnderWay);
  });
}
