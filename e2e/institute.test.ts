import { readFile } from 'node:fs/promises';
import readWorkbook from 'read-excel-file/node';
import { expect } from 'vitest';
import { xlsxOf } from '../server/platform/spreadsheets/xlsx.ts';
import { readPdf } from '../server/testing/files/read-pdf.ts';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { inMailTo } from './fixtures/mail.ts';
import { signInByCall } from './steps/calls.ts';
import { arriveAsAdmin, password, signIn } from './steps/people.ts';
import { inDatabase } from './steps/shortcuts.ts';
import { anExam, sitting } from './steps/student.ts';

const name = 'Aula del Valle';
const institute = 'Centro de Formación del Valle';
const group = 'Constructora Illimani';
const peopleCount = 50;
const withoutEmail = 10;

/** A surname without a digit for each number. */
const surnameOf = (number: number) => `Chu${'aeiou'[Math.floor(number / 10)]}${'bcdfglmnrt'[number % 10]}uri`;
const emailOf = (number: number) => `ana${number}@correo.test`;

/** A list as the office of a company sends it: CI as numbers, dates of three kinds, ten people without e-mail. */
const listOfPeople = () =>
  xlsxOf({
    name: 'Personal',
    widths: [6, 34, 14, 28, 14, 12],
    rows: [
      ['N°', 'Apellidos y nombres', 'CI', 'Correo', 'Fecha nac.', 'Celular'],
      ...Array.from({ length: peopleCount }, (_, at) => [
        at + 1,
        `Quispe ${surnameOf(at)} Ana`,
        4_500_000 + at,
        at < withoutEmail ? '' : emailOf(at),
        ['31/12/1980', 29_586, '5-3-79'][at % 3] ?? '',
        70_010_000 + at,
      ]),
    ],
  });

test('from an empty portal: 50 people of an Excel file are enrolled and told, a name and two mistakes are mended, one file goes to the fund', async ({
  ownPortal,
  visitTo,
  fileOf,
}) => {
  const portal = await ownPortal({ dataDir: await temporaryFolder('portal-e2e-'), env: { DEMO: '0' } });
  const { page } = await visitTo(portal);
  await arriveAsAdmin(page, '/ajustes');
  await page.getByLabel('Nombre del portal').fill(name);
  await page.getByLabel('Institución que lo ofrece').fill(institute);
  await page.getByLabel('Correo de contacto').fill('hola@valle.test');
  await page.getByRole('button', { name: 'Guardar ajustes' }).click();
  await page.getByText('Guardado. El portal ya lo muestra.').waitFor();
  const titles = ['Tu primer aporte', 'Tu pensión solidaria'] as const;
  const first = await anExam(portal, titles[0]);
  const second = await anExam(portal, titles[1]);

  // one act: accounts, courses, group, letters
  await page.goto('/usuarios');
  await page.getByRole('link', { name: 'Importar' }).click();
  await page
    .getByLabel('Archivo de Excel o CSV')
    .setInputFiles(await fileOf('personal.xlsx', await listOfPeople()));
  await page.getByText('Se crearán 50 cuentas').waitFor();
  await page.getByText('La columna «N°» no se importa.').waitFor();
  for (const title of titles) await page.getByLabel(title).click();
  await page.getByLabel('Grupo').fill(group);
  await page.getByText('10 personas no tienen correo').waitFor();
  await page.getByRole('button', { name: 'Importar 50 personas' }).click();
  await page.getByRole('heading', { name: 'La lista está importada' }).waitFor();
  await page.getByText('Se crearon 50 cuentas.').waitFor();
  await page.getByText('10 personas nuevas no tienen correo').waitFor();
  await look(page, 'importar-listo');

  // told: a letter each, from the portal, with both courses and the link
  await expect.poll(() => portal.mails.length, { timeout: 30_000 }).toBe(peopleCount - withoutEmail);
  const told = portal.mails.map((mail) => /^to: (.+)$/im.exec(mail)?.[1]?.trim());
  expect(new Set(told).size).toBe(peopleCount - withoutEmail);
  expect(portal.mails.filter((mail) => !mail.includes(`From: ${name} <`))).toEqual([]);
  const letter = await inMailTo(portal, emailOf(10), /[\s\S]+/);
  for (const title of titles) expect(letter).toContain(title);

  // two were in the wrong course
  const wrong = [surnameOf(0), surnameOf(20)];
  await page.goto(`/resultados?id=${second}&size=100`);
  for (const surname of wrong)
    await page.getByRole('row').filter({ hasText: surname }).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Quitar del curso' }).click();
  const removing = page.getByRole('dialog', { name: 'Quitar del curso a 2 personas' });
  await removing.getByRole('button', { name: 'Quitar del curso' }).click();
  await page.getByText('2 personas ya no están en el curso.').waitFor();

  // the letter opens the account; what the list did not know is asked
  const person = await visitTo(portal, { viewport: phone });
  const link = /http\S+strcode=[\w-]+/.exec(letter)?.[0] ?? '';
  await person.page.goto(link.replace(/^http:\/\/[^/]+/, portal.url));
  await person.page.getByLabel('Contraseña nueva').fill(password);
  await person.page.getByLabel('Confirmar contraseña').fill(password);
  await person.page.getByRole('button', { name: 'Guardar' }).click();
  await person.page.waitForURL('**/login*');
  await signIn(person.page, emailOf(10));
  await person.page.getByLabel('Genero').selectOption({ label: 'Femenino' });
  await person.page.getByRole('button', { name: 'Actualizar' }).click();
  await person.page.getByText('completa aquí').waitFor({ state: 'detached' });
  const member = await signInByCall(portal, emailOf(10), password);
  await inDatabase(
    portal,
    'update enrolment set read_seconds = 100000, reading_completed_at = now() where account_id = $1',
    [member.userId],
  );
  await page.goto('/disenocertificado');
  await page.getByRole('button', { name: 'Agregar una firma' }).click();
  await page.getByLabel('Nombre (firma 1)').fill('Ana Soliz');
  await page.getByLabel('Cargo (firma 1)').fill('Dirección');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText('Guardado. Vale para los certificados').waitFor();
  expect((await sitting(portal, first, member).sit(5)).certificateCode).not.toBeNull();
  const certificate = async () => {
    const file = await fetch(
      `${portal.url}/api/Question/getCertificate?UserId=${member.userId}&CourseId=${first}`,
      { headers: { authorization: `Bearer ${member.token}` } },
    );
    return (await readPdf(Buffer.from(await file.arrayBuffer()))).pages[0]?.text ?? '';
  };
  const before = await certificate();
  expect(before).toContain(institute);
  expect(before).toContain(surnameOf(10));

  // a name corrected after the certificate
  await page.goto(`/editusuario?id=${member.userId}`);
  await page.getByLabel('Apellidos').fill('Quispe Chuquimia');
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  const asking = page.getByRole('alertdialog', { name: 'Su certificado dice otro nombre' });
  await asking.getByText('dirá').waitFor();
  await asking.getByRole('button', { name: 'Emitir otra vez' }).click();
  await page.waitForURL('**/usuarios');
  await page.getByText('Se emitió otra vez 1 certificado.').waitFor();
  expect(await certificate()).toContain('Quispe Chuquimia');

  // a citizen asks, and has an answer
  await person.page.goto('/contact');
  await person.page.getByLabel('Nombre').fill('Delfín Copa');
  await person.page.getByLabel('Email').fill('delfin@correo.test');
  await person.page.getByLabel('Tema').fill('¿Cuándo empieza el curso?');
  await person.page.getByLabel('Mensaje').fill('¿Hay otro en marzo?');
  await person.page.getByRole('button', { name: 'Enviar' }).click();
  await person.page.getByText('Recibimos tu mensaje.').waitFor();
  await page.goto('/mensajes');
  await page.getByRole('link', { name: /¿Cuándo empieza/ }).click();
  await page.getByLabel('Tu respuesta').fill('El 3 de marzo.');
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  await inMailTo(portal, 'delfin@correo.test', /El 3 de marzo\./);

  // the results of both courses for the fund
  await page.goto('/grupos');
  await page.getByRole('button', { name: 'Resultados de varios cursos' }).click();
  const window = page.getByRole('dialog', { name: 'Resultados de varios cursos' });
  await window.getByLabel('De quiénes').selectOption({ label: `Grupo: ${group}` });
  const downloading = page.waitForEvent('download');
  await window.getByRole('button', { name: 'Excel (XLSX)' }).click();
  const [sheet] = await readWorkbook(await readFile(await (await downloading).path()));
  const rows = (sheet?.data ?? []).map((row) => row.join(' | '));
  expect(rows.filter((row) => row.includes(titles[0]))).toHaveLength(peopleCount);
  expect(rows.filter((row) => row.includes(titles[1]))).toHaveLength(peopleCount - wrong.length);
  const fund = rows.find((row) => row.includes('Quispe Chuquimia') && row.includes(titles[0]));
  expect(fund).toContain('4500010');
  expect(fund).toContain('100');
});
