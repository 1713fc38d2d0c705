import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { preparedFolder } from './fixtures/portal-server.ts';
import { signInAsAdmin } from './steps/people.ts';
import { inDatabase } from './steps/shortcuts.ts';

/** A bundle and a rehearsal are programs of their own, behind all else that a busy machine does. */
const consoleMilliseconds = 240_000;

test('an administrator makes a bundle and tries it, and sees what failed', async ({ ownPortal, visitTo }) => {
  const folder = await temporaryFolder('bundles-');
  const portal = await ownPortal({
    dataDir: await preparedFolder(),
    env: { BACKUP_DIR: folder, BACKUP_PASSPHRASE: 'cinco palabras bien largas' },
  });
  const { page } = await visitTo(portal);
  await signInAsAdmin(page, '/estado');
  const row = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  // at 6:30 the portal makes one by itself
  await row('Copias de seguridad')
    .getByText(/Falta una copia|En este mismo disco|Al día/)
    .waitFor();
  await look(page, 'estado-sin-copias');
  await page.getByRole('button', { name: 'Hacer una copia' }).click();
  // the folders of a test mostly lie on one disk
  await row('Copias de seguridad')
    .getByText(/En este mismo disco|Al día/)
    .waitFor({ timeout: consoleMilliseconds });
  expect((await readdir(folder)).filter((name) => /^aula-\w+\.tar\.age$/.test(name))).not.toHaveLength(0);
  await page.getByRole('button', { name: 'Ensayar ahora' }).click();
  await row('Ensayo de recuperación').getByText('Salió bien').waitFor({ timeout: consoleMilliseconds });
  await row('Ensayo de recuperación')
    .getByText(/volvieron \d+ filas y \d+ archivos/)
    .waitFor();
  expect((await readdir(folder)).filter((name) => name.startsWith('.rehearsal'))).toEqual([]);

  await page.getByRole('button', { name: 'Descargar', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Descargar una copia' })
    .getByText('Cifrada', { exact: true })
    .waitFor();
  await look(page, 'estado-descargar');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Descargar la copia del/ }).click();
  const made =
    (await readdir(folder))
      .filter((name) => name.endsWith('.age'))
      .toSorted()
      .at(-1) ?? '';
  const download = await started;
  expect(download.suggestedFilename()).toBe(made);
  expect(await readFile(await download.path())).toEqual(await readFile(join(folder, made)));
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();

  await inDatabase(
    portal,
    `insert into backup_run (kind, started_at, ended_at, failure) values ('backup', now(), now(), 'ENOSPC: no space left on device')`,
  );
  await inDatabase(
    portal,
    `insert into service_outage (from_at, until_at) values (now() - interval '9 days', now() - interval '9 days' + interval '21 minutes')`,
  );
  await inDatabase(portal, `update service_node set first_seen_at = now() - interval '40 days'`);
  await page.getByRole('button', { name: 'Comprobar ahora' }).click();
  await page.getByText('Una cosa falla').waitFor();
  await row('Copias de seguridad').getByText('ENOSPC').waitFor();
  await page.getByText('21 minutos sin servicio').waitFor();
  await look(page, 'estado-falla');
}, 600_000);
