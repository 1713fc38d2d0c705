import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readQr } from '../server/testing/files/read-pdf.ts';
import { phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { allSaved, begin, choose, finishExam, questionsOf } from './steps/exam.ts';
import { arriveAs, arriveAsAdmin } from './steps/people.ts';
import { openMore } from './steps/rows.ts';
import { aStudent } from './steps/student.ts';

const verdict = (page: Page, title: string) => page.getByRole('heading', { name: title }).waitFor();

/** The answer of the page to a file that is chosen there. */
async function checkFile(page: Page, path: string, title: string): Promise<void> {
  await page.goto('/verificar');
  await page.getByLabel(/PDF del certificado/).setInputFiles(path); // the island may not be hydrated yet
  await verdict(page, title);
}

test('a certificate is earned, looked at, kept, shared and checked by a stranger', async ({
  portal,
  visit,
  fileOf,
}) => {
  const student = await aStudent(portal, 'Tu primera pensión', 'clara.aprueba');
  const { page } = await visit({ viewport: phone, acceptDownloads: true });
  await page.clock.install();
  await arriveAs(page, student.username, `/test?id=${student.courseId}&userId=${student.userId}`);
  await begin(page);
  const count = await questionsOf(page).count();
  for (let place = 0; place < count; place += 1) await choose(page, place, 1);
  await allSaved(page);
  await finishExam(page);
  await page.getByText('¡Aprobaste!').waitFor();
  await page.getByRole('button', { name: 'Quedarme aquí' }).click();
  await page.getByText('Tu certificado está listo.').waitFor();

  await page.getByRole('link', { name: 'Ver mi certificado' }).click();
  await page.waitForURL(/tab=certificados/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Descargar certificado/ }).click();
  await page.getByText('Tu certificado se está descargando.').waitFor();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('certificado-tu-primera-pension.pdf');
  const pdf = await readFile(await download.path());

  // its holder shares it
  await page.getByRole('button', { name: /^Compartir/ }).click();
  const sharing = page.getByRole('dialog', { name: 'Compartir tu certificado' });
  await sharing.getByLabel(/página pública/).click();
  const address = await sharing.getByLabel('Dirección de tu página').inputValue();
  expect(await sharing.getByRole('link', { name: /LinkedIn/ }).getAttribute('href')).toContain('certId=AP-');
  await sharing
    .getByAltText('Así se ve tu página al compartirla')
    .evaluate((picture) => (picture as HTMLImageElement).decode());

  // a stranger sees it, reads the code with a phone, and has the file
  const { page: stranger } = await visit({ viewport: phone });
  await stranger.goto(new URL(address).pathname);
  await stranger.getByRole('heading', { level: 1 }).waitFor();
  expect(await stranger.locator('meta[property="og:image"]').getAttribute('content')).toMatch(
    /\/imagen\.png$/,
  );
  const verification = new URL((await readQr(pdf)) ?? '').pathname;
  await stranger.goto(verification);
  await verdict(stranger, 'Certificado válido');
  await stranger.getByText('Tu primera pensión').waitFor();
  await checkFile(stranger, await fileOf('certificado.pdf', pdf), 'Archivo auténtico');
  await look(stranger, 'verificar-archivo');
  const changed = Buffer.from(pdf);
  changed[changed.indexOf('/Filter /Adobe.PPKLite') + 2] = 'X'.charCodeAt(0);
  await checkFile(stranger, await fileOf('cambiado.pdf', changed), 'El archivo fue cambiado');
  await checkFile(stranger, await fileOf('otro.pdf', 'hola'), 'No es un PDF');

  // switched off again
  await sharing.getByLabel(/página pública/).click();
  await page.getByText('Tu página ya no se ve.').waitFor();
  expect((await stranger.goto(new URL(address).pathname))?.status()).toBe(404);
});

test('an administrator revokes a certificate, restores it and issues it again; each is seen by who checks it', async ({
  portal,
  visit,
}) => {
  const student = await aStudent(portal, 'Tu segunda pensión', 'diego.aprueba');
  const { certificateCode } = await student.sit(5);
  const { page } = await visit();
  const { page: stranger } = await visit();
  const check = async (title: string) => {
    await stranger.goto(`/verificar?codigo=${certificateCode}`);
    expect(await stranger.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await verdict(stranger, title);
  };
  await arriveAsAdmin(page, '/certificados?search=Tu segunda pensión');
  const row = page.getByRole('row').filter({ hasText: 'Tu segunda pensión' });
  await openMore(row);
  await page.getByRole('button', { name: /^Revocar/ }).click();
  const asking = page.getByRole('dialog', { name: 'Revocar el certificado' });
  await asking.getByLabel('Por qué se revoca').selectOption('mistake');
  await asking.getByLabel('Detalle').fill('Se probó otra cosa.');
  await asking.getByRole('button', { name: 'Revocar' }).click();
  await page.getByText('Certificado revocado.').waitFor();
  await check('Certificado revocado');
  expect(await stranger.getByText(/por error|Se probó/).count()).toBe(0); // why is the administration's

  await page.getByRole('button', { name: /^Restaurar/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar' }).click();
  await page.getByText('El certificado vuelve a ser válido.').waitFor();
  await check('Certificado válido');

  await openMore(row);
  await page.getByRole('button', { name: /^Emitir otra vez/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Emitir otra vez' }).click();
  await page.getByText('Se emitió otra vez 1 certificado.').waitFor();
  await check('Certificado sustituido');
});

test('what is no certificate of ours gets a sentence of its own, code or file', async ({ visit, fileOf }) => {
  const { page } = await visit();
  for (const [typed, title] of [
    ['AP-0000-0000-0000', 'No encontramos ese código'],
    ['https://otro.example/cert/42', 'Eso no es un código nuestro'],
  ] as const) {
    await page.goto(`/verificar?codigo=${encodeURIComponent(typed)}`);
    await verdict(page, title);
  }
  for (const [name, content, title] of [
    ['foto.pdf', 'GIF89a', 'No es un PDF'],
    ['roto.pdf', '%PDF-1.7\nnada', 'No pudimos leer ese PDF'],
    ['cerrado.pdf', aLockedPdf(), 'El PDF tiene contraseña'],
    ['ajeno.pdf', aPdfSaying('Un folleto'), 'No es un certificado nuestro'],
    ['otro-codigo.pdf', aPdfSaying('AP-1111-1111-1111'), 'No es un certificado nuestro'],
    ['enorme.pdf', Buffer.alloc(50 * 1024 * 1024, '%PDF-1.7'), 'No es un certificado nuestro'],
  ] as const)
    await checkFile(page, await fileOf(name, content), title);
});

/** A PDF with a line of text, as other programs write it. */
const aPdfSaying = (words: string, more = '') => `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj
4 0 obj <</Length ${words.length + 27}>> stream
BT /F 12 Tf 20 100 Td (${words}) Tj ET
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
${more}trailer <</Root 1 0 R/ID[(a)(a)]${more === '' ? '' : '/Encrypt 6 0 R'}>>
%%EOF
`;

/** A PDF with a password. */
const aLockedPdf = () =>
  aPdfSaying(
    'secreto',
    `6 0 obj <</Filter/Standard/V 1/R 2/P -4/O(${'o'.repeat(32)})/U(${'u'.repeat(32)})>> endobj\n`,
  );
