import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callsUnderWay } from '../fixtures/browser.ts';

/** Waits until nothing that the pages of a profile asked is under way, and they have read every answer. */
export async function callsAnswered(page: Page): Promise<void> {
  const calls = () => callsUnderWay(page.context());
  await expect
    .poll(async () => {
      if (calls().length === 0) await page.evaluate(readAnswers);
      return calls(); // an answer may lead to the next call
    })
    .toEqual([]);
}

/** Runs in the page: resolves behind everything that has arrived, also while the page's own clock stands. */
async function readAnswers(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
}

/**
 * Stops the page's own clock, which `page.clock.install()` must have taken over: what goes away by itself stays, however
 * long a busy machine takes. `page.clock.resume()` lets it go on.
 */
export async function holdClock(page: Page): Promise<void> {
  const stopSoon = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await stopSoon().catch(async (error: Error) => {
    if (!error.message.includes('to the past')) throw error;
    await stopSoon(); // a second passed between the two: the clock stands since then
  });
}

/** Lets seconds pass on the page's own clock while nothing is under way whose answer would count as silence. */
export async function letPagePass(page: Page, seconds: number): Promise<void> {
  await holdClock(page);
  await callsAnswered(page);
  await page.clock.fastForward(seconds * 1_000);
  await page.clock.resume();
}
