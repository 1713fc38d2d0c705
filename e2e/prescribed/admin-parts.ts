import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openMore } from '../steps/rows.ts';

/** The headings of the columns of a page's table, but for the ticks. */
export const columnsOf = async (page: Page): Promise<string[]> => {
  await page.getByRole('columnheader').first().waitFor();
  const texts = await page.getByRole('columnheader').allInnerTexts();
  return texts.map((text) => text.trim().split('\n')[0] ?? '').filter((text) => text !== '');
};

/** These are among the columns, in this order. */
export async function hasColumns(page: Page, wanted: readonly string[]): Promise<void> {
  const columns = await columnsOf(page);
  expect(columns.filter((column) => wanted.includes(column))).toEqual(wanted);
}

export const button = (where: Page | Locator, name: string | RegExp) =>
  where.getByRole('button', { name, exact: typeof name === 'string' });

export const firstRow = (page: Page) => page.getByRole('main').locator('tbody tr').first();

/** The first row has Editar, and in Más these actions in their order. */
export async function hasActions(page: Page, wanted: readonly string[]): Promise<void> {
  const row = firstRow(page);
  await row.getByText('Editar').first().waitFor();
  await openMore(row);
  const menu = page.locator('[role=menu], [popover]:popover-open, dialog[open]').last();
  await menu.waitFor();
  const texts = (await menu.locator('a, button').allInnerTexts()).map((text) => text.trim());
  expect(texts.filter((text) => wanted.includes(text))).toEqual(wanted);
  await page.keyboard.press('Escape');
}

export const opened = async (page: Page, press: string, window: string): Promise<Locator> => {
  await button(page, press).first().click();
  const dialog = page.getByRole('dialog', { name: window });
  await dialog.waitFor();
  return dialog;
};
