import { expect } from 'vitest';
import { accessibilityFaults } from './fixtures/accessibility.ts';
import { test } from './fixtures/journey.ts';

test('what looks at every screen finds faults where there are some', async ({ browser }) => {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><html lang="es"><title>Una página</title><main><h1>Una página</h1>
    <input><p style="color: #bbb; background: #fff">Letra pálida</p></main></html>`);
  const faults = await accessibilityFaults(page);
  expect(faults).toEqual(['color-contrast: p', 'label: input']);
  expect(await accessibilityFaults(page)).toEqual(faults);
  await page.close();
});
