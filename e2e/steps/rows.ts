import type { Locator, Page } from 'playwright-core';

/** Opens 'Más' in a row of a list, whose actions are named there. */
export const openMore = (row: Locator): Promise<void> => row.getByRole('button', { name: /^Más: / }).click();

/** Presses an action of the 'Más' beside the title of a screen. */
export async function pressMore(page: Page, subject: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Más: ${subject}`, exact: true }).click();
  const named = { name: action, exact: true };
  await page.getByRole('button', named).or(page.getByRole('link', named)).click();
}

export const unfoldPeriod = (page: Page): Promise<void> =>
  page.locator('summary').filter({ hasText: 'Período' }).click();
