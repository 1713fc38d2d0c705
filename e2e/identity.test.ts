import { expect } from 'vitest';
import { adminPassword } from './fixtures/admin-password.ts';
import { test } from './fixtures/journey.ts';
import { callAsAdmin } from './steps/calls.ts';
import { aReader, arriveAs, arriveAsAdmin } from './steps/people.ts';
import { inDatabase } from './steps/shortcuts.ts';
import { aStudent } from './steps/student.ts';

test('who has a document of the institute asks for another name, an administrator grants it, and both see it', async ({
  portal,
  visit,
}) => {
  const { userId } = await aReader(portal, 'julio.pide', 'Fondos, rentabilidad y comisiones');
  await inDatabase(
    portal,
    "update account set document_number = '4821993 LP', document_is_declared = false where id = $1",
    [userId],
  );
  const { page: own } = await visit();
  await arriveAs(own, 'julio.pide', '/profile?tab=datos');
  expect(await own.getByLabel('Documento de identidad').getAttribute('readonly')).not.toBeNull();
  await own.getByRole('button', { name: 'Pedir un cambio' }).click();
  const asking = own.getByRole('dialog', { name: 'Pedir un cambio de datos' });
  await asking.getByLabel('Nombres').fill('Юлий');
  await asking.getByRole('button', { name: 'Pedir el cambio' }).click();
  await asking.getByText('se imprime en letras latinas').first().waitFor();
  await asking.getByLabel('Nombres').fill('Julio César');
  await asking.getByRole('button', { name: 'Pedir el cambio' }).click();
  await own.getByText('El instituto lo está revisando.').waitFor();

  const { page } = await visit();
  await arriveAsAdmin(page, '/inicio');
  await page.getByRole('link', { name: '1 cambio de nombre o documento por decidir' }).click();
  await page.waitForURL(/state=asking/);
  await page.getByRole('link', { name: 'Julio Mamani', exact: true }).click();
  await page.getByRole('heading', { name: 'Pide un cambio de datos' }).waitFor();
  await inDatabase(
    portal,
    "update session set signed_in_at = now() - interval '16 minutes' where ended_at is null",
  );
  await page.getByRole('button', { name: 'Aceptar el cambio' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await proof.getByLabel('Contraseña', { exact: true }).fill(adminPassword);
  await proof.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Julio César Mamani' }).waitFor();
  await page.getByRole('heading', { name: 'Pide un cambio de datos' }).waitFor({ state: 'hidden' });

  await own.reload();
  await own.getByText('El instituto lo aceptó.').waitFor();
  await expect.poll(() => own.getByLabel('Nombres', { exact: true }).inputValue()).toBe('Julio César');
});

test('a certificate waits for a name in Latin letters, and comes once it is corrected', async ({
  portal,
  visit,
}) => {
  const student = await aStudent(portal, 'Tu primera pensión', 'yulia.espera');
  await inDatabase(portal, "update account set first_name = 'Юлия' where id = $1", [student.userId]);
  await student.sit(5);
  const { page: own } = await visit();
  await arriveAs(own, 'yulia.espera', '/profile?tab=certificados');
  await own.getByText('Tu certificado te espera.').waitFor();
  await callAsAdmin(portal, 'PUT', 'Usuario/update', { id: student.userId, firstName: 'Yulia' });
  await own.reload();
  await own.getByText('Ver certificado').first().waitFor();
  expect(await own.getByText('Tu certificado te espera.').count()).toBe(0);
});
