import type { Locator, Page } from 'playwright-core';

/** Waits until the note above a form says what is wrong. */
export const refusedWith = (where: Page | Locator, message: string | RegExp) =>
  where.getByRole('alert').getByText(message).waitFor();

export const editorOf = (where: Page | Locator) => where.locator('.ProseMirror');

export async function writeOn(page: Page, editor: Locator, words: string): Promise<void> {
  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}
