import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { leave, openBrowser, visit } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('what looks at every screen finds faults where there are some', async () => {
  const session = await visit(browser);
  await session.page.setContent(`<!doctype html><html lang="es"><title>Una página</title><main><h1>Una página</h1>
    <input><p style="color: #bbb; background: #fff">Letra pálida</p></main></html>`);
  const faults = await accessibilityFaults(session.page);
  expect(faults).toEqual(['color-contrast: p', 'label: input']);
  expect(await accessibilityFaults(session.page)).toEqual(faults);
  await leave(session);
});
