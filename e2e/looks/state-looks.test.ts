import type { Page } from 'playwright-core';
import type { Portal } from '../fixtures/portal-server.ts';
import { aFailedJob, inDatabase } from '../steps/shortcuts.ts';
import { type LookRow, testLooks } from './look-rows.ts';

/** A job that failed, files that nothing names, and bundles: plain, encrypted, and one of what was new. */
async function addState(portal: Portal): Promise<void> {
  await inDatabase(
    portal,
    'insert into file_clean_up (unnamed_count, file_count, held_at) values (1217, 5400, now())',
  );
  await aFailedJob(portal);
  await inDatabase(
    portal,
    `insert into backup_run (kind, started_at, ended_at, path, bytes, base)
      select 'backup', now(), now(), '/bundles/' || name, 7234567, base from (values
        ('aula-uno.tar', null), ('aula-dos.tar.age', null), ('aula-tres.tar.age', 'aula-dos.tar.age')) made (name, base)`,
  );
}

const openedBy = async (page: Page, button: string) => {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').waitFor();
};

const who = 'admin';
const path = '/estado';

const rows: LookRow<void>[] = [
  { name: 'admin-estado', who, path },
  { name: 'admin-estado-espacio', who, path, until: (page) => openedBy(page, 'Qué ocupa más') },
  { name: 'admin-estado-cola', who, path, until: (page) => openedBy(page, 'Ver la cola') },
  { name: 'admin-estado-cambios', who, path, until: (page) => openedBy(page, 'Qué cambió') },
  {
    name: 'admin-estado-contrasena',
    who,
    path,
    until: async (page) => {
      await page.getByRole('button', { name: 'Descargar', exact: true }).click();
      await page
        .getByRole('button', { name: /^Descargar la copia del/ })
        .last()
        .click();
      await page.getByLabel('Repite la contraseña').waitFor();
    },
  },
];

testLooks(addState, rows);
