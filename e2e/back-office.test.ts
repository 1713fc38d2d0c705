import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desk, phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { arriveAsAdmin } from './steps/people.ts';

/** A usual laptop, whose window is low. */
const laptop = { width: 1366, height: 650 };
const highWindow = { width: 1280, height: 1100 };

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Administración' });
const groups = ['Contenido', 'Personas', 'Portal'];
const openGroups = (page: Page) =>
  menuOf(page)
    .locator('details[open]')
    .evaluateAll((opened) => opened.map((group) => group.querySelector('summary')?.textContent.trim()));

/** Everything in the foot of the menu lies inside the window. */
async function expectFootInSight(page: Page): Promise<void> {
  const foot = [
    menuOf(page).getByRole('link', { name: 'Ver el portal' }),
    menuOf(page).getByRole('link', { name: /^Bienvenido/ }),
    menuOf(page).getByRole('button', { name: 'Salir' }),
  ];
  const height = page.viewportSize()?.height ?? 0;
  for (const part of foot) {
    const box = await part.boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }
}

for (const size of [laptop, desk, phone])
  test(`the menu keeps its foot in sight at ${size.width} × ${size.height}, and opens one group`, async ({
    visit,
  }) => {
    const { page } = await visit({ viewport: size });
    await arriveAsAdmin(page, '/inicio');
    if (size === phone) await page.getByRole('button', { name: 'Menú' }).click();
    for (const name of groups) {
      const summary = menuOf(page).locator('summary', { hasText: name });
      if (!(await openGroups(page)).includes(name)) await summary.click();
      expect(await openGroups(page)).toEqual([name]);
      await expectFootInSight(page);
      const entry = menuOf(page).locator('details[open] a').last();
      await entry.scrollIntoViewIfNeeded();
      const row = await entry.boundingBox();
      expect(row?.height).toBeGreaterThanOrEqual(size === phone ? 44 : 36);
    }
    await page.screenshot({ path: `e2e/shots/menu-${size.width}x${size.height}.png` });
  });

test('in a high window every group of the menu is open, and a group folds alone', async ({ visit }) => {
  const { page } = await visit({ viewport: highWindow });
  await arriveAsAdmin(page, '/inicio');
  await menuOf(page).locator('[data-groups-settled]').waitFor();
  expect(await openGroups(page)).toEqual(groups);
  await menuOf(page).locator('summary', { hasText: 'Portal' }).click();
  expect(await openGroups(page)).toEqual(['Contenido', 'Personas']);
  await expectFootInSight(page);
});
