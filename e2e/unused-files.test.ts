import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { signInAsAdmin } from './steps/people.ts';
import { inDatabase } from './steps/shortcuts.ts';

test('an administrator lets the clean-up take files that nothing uses; they lie apart', async ({
  visit,
  portal,
}) => {
  const slides = join(portal.dataDir, 'files/slider');
  const all = readdirSync(slides).length;
  const longAgo = new Date(Date.now() - 48 * 3600 * 1000);
  for (let n = 0; n < all; n += 1) {
    writeFileSync(join(slides, `sobra${n}.webp`), 'x');
    utimesSync(join(slides, `sobra${n}.webp`), longAgo, longAgo);
  }
  await inDatabase(portal, `select graphile_worker.add_job('cleanFiles', '{}')`);
  const waits = () => inDatabase(portal, 'select from file_clean_up where allowed_count is null');
  await expect.poll(async () => (await waits()).length).toBe(1);
  const { page } = await visit();
  await signInAsAdmin(page, '/inicio');
  await page.getByText(/archivos sin uso esperan tu permiso/).waitFor();
  await look(page, 'admin-archivos-sin-uso');
  await page.getByRole('button', { name: 'Quitarlos…' }).click();
  await look(page, 'admin-archivos-sin-uso-pregunta');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar', exact: true }).click();
  await page.getByText(/Los archivos se apartan en un momento/).waitFor();
  await expect.poll(() => readdirSync(slides).filter((name) => name.startsWith('sobra'))).toEqual([]);
  expect(readdirSync(join(portal.dataDir, 'files/removed/slider')).length).toBe(all);
});
