import type { Locator, Page } from 'playwright-core';

const mebibyte = 1024 ** 2;

/** Large enough to come in several parts. */
export const severalParts = 24 * mebibyte;

export const captions = `WEBVTT

00:00.000 --> 00:04.000
Tu pensión se arma con cada aporte.

00:04.000 --> 00:08.000
Empieza hoy: <b>el tiempo</b> cuenta.
`;

/** Opens the window for new material on /filecourse and fills title and file; sends nothing. */
export async function fillMaterial(page: Page, title: string, path: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Agregar', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Agregar material' });
  await dialog.getByLabel('Título', { exact: true }).fill(title);
  await chooseMaterial(dialog, path);
  return dialog;
}

/** Chooses the file itself, not that of the captions. */
export const chooseMaterial = (dialog: Locator, path: string) =>
  dialog.locator('input[name=file]').setInputFiles(path);

/** Sends the form of the window, whichever mode it is in. */
export const sendMaterial = (dialog: Locator) =>
  dialog.getByRole('button', { name: /^(Agregar|Guardar)$/ }).click();

/** The row of a piece of material; waits until it is there. */
export async function materialRow(page: Page, title: string): Promise<Locator> {
  const row = page.getByRole('row').filter({ hasText: title });
  await row.waitFor({ timeout: 60_000 });
  return row;
}

/** Adds material on /filecourse completely: for a video with captions (a path), or the reason for none. */
export async function addMaterial(
  page: Page,
  title: string,
  path: string,
  ofVideo: { captions?: string; reason?: string } = {},
): Promise<Locator> {
  const dialog = await fillMaterial(page, title, path);
  if (ofVideo.captions !== undefined)
    await dialog.locator('input[name=captions]').setInputFiles(ofVideo.captions);
  if (ofVideo.reason !== undefined)
    await dialog.getByLabel('Por qué no tiene subtítulos').fill(ofVideo.reason);
  await sendMaterial(dialog);
  return materialRow(page, title);
}
