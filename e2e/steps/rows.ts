import type { Locator } from 'playwright-core';

/** Opens 'Más' in a row of a list: its actions stand there in words. */
export const openMore = (row: Locator): Promise<void> => row.getByRole('button', { name: /^Más: / }).click();
