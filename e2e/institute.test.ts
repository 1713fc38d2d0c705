import readWorkbook from 'read-excel-file/node';
import { expect } from 'vitest';
import { xlsxOf } from '../server/platform/spreadsheets/xlsx.ts';
import { readPdf } from '../server/testing/files/read-pdf.ts';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { adminPassword } from './fixtures/admin-password.ts';
import { phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { inMailTo } from './fixtures/mail.ts';
import { downloaded, findRow, goByMenu, writeCourse } from './steps/administrator.ts';
import { begin, chooseWords, finishExam } from './steps/exam.ts';
import { password, signIn } from './steps/people.ts';
import { secondsPass } from './steps/reading.ts';
import { inDatabase } from './steps/shortcuts.ts';

const name = 'Aula del Valle';
const institute = 'Centro de Formación del Valle';
const group = 'Constructora Illimani';
const peopleCount = 50;
const withoutEmail = 10;

/** A surname without a digit for each number. */
const surnameOf = (number: number) => `Chu${'aeiou'[Math.floor(number / 10)]}${'bcdfglmnrt'[number % 10]}uri`;
const emailOf = (number: number) => `ana${number}@correo.test`;
/** Somebody with an e-mail, who takes the first course to its end. */
const student = 10;

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

const right = 'Un aporte a tu cuenta individual';
const questionRows = [
  ['Pregunta', 'A', 'B', 'C', 'Correcta'],
  ...['¿Qué suma a tu saldo?', '¿Qué descuenta tu empleador?', '¿Qué aparece en tu estado de cuenta?'].map(
    (asked) => [asked, 'Una cuota de retiro', right, 'Una prima del seguro', 'B'],
  ),
];
const first = { title: 'Tu primer aporte', description: 'Cómo se forma tu pensión.' };
const second = { title: 'Tu pensión solidaria', description: 'Quién la recibe, y desde cuándo.' };
const titles = [first.title, second.title] as const;
const modules = [
  { title: 'Qué es un aporte', text: 'Una parte de tu sueldo que ahorras.' },
  { title: 'Quién aporta', text: 'Tú y tu empleador.' },
];

test('from an empty portal, by screens alone: two courses, 50 people of an Excel file enrolled and told, a certificate, a name and two mistakes mended, one file for the fund', {
  timeout: 900_000, // forty screens; each wait has its own limit
}, async ({ ownPortal, visitTo, fileOf }) => {
  const portal = await ownPortal({ dataDir: await temporaryFolder('portal-e2e-'), env: { DEMO: '0' } });
  const { page } = await visitTo(portal);
  await signIn(page, 'admin', adminPassword, '/inicio');
  await page.getByRole('link', { name: 'Ir a Ajustes' }).click();
  await page.getByLabel('Nombre del portal').fill(name);
  await page.getByLabel('Institución que lo ofrece').fill(institute);
  await page.getByLabel('Correo de contacto').fill('hola@valle.test');
  await page.getByRole('button', { name: 'Guardar ajustes' }).click();
  await page.getByText('Guardado. El portal ya lo muestra.').waitFor();

  // two courses, their questions from a sheet and from a text
  const csv = questionRows.map((cells) => cells.join(';')).join('\r\n');
  const xlsx = await xlsxOf({ name: 'Preguntas', widths: [40, 30, 30, 30, 10], rows: questionRows });
  await goByMenu(page, 'Cursos');
  const ofExam = { modules, questionCount: questionRows.length - 1 };
  await writeCourse(page, { ...first, ...ofExam, questions: await fileOf('preguntas.xlsx', xlsx) });
  await writeCourse(page, { ...second, ...ofExam, questions: await fileOf('preguntas.csv', csv) });

  // one act: accounts, courses, group, letters
  await goByMenu(page, 'Usuarios');
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
  await expect.poll(() => portal.mails.length).toBe(peopleCount - withoutEmail);
  const told = portal.mails.map((mail) => /^to: (.+)$/im.exec(mail)?.[1]?.trim());
  expect(new Set(told).size).toBe(peopleCount - withoutEmail);
  expect(portal.mails.filter((mail) => !mail.includes(`From: ${name} <`))).toEqual([]);
  const letter = await inMailTo(portal, emailOf(student), /[\s\S]+/);
  for (const title of titles) expect(letter).toContain(title);

  // the letter opens the account; what the list did not know is asked
  const person = (await visitTo(portal, { viewport: phone, acceptDownloads: true })).page;
  const link = /http\S+strcode=[\w-]+/.exec(letter)?.[0] ?? '';
  await person.clock.install();
  await person.goto(link.replace(/^http:\/\/[^/]+/, portal.url));
  await person.getByLabel('Contraseña nueva').fill(password);
  await person.getByLabel('Confirmar contraseña').fill(password);
  await person.getByRole('button', { name: 'Guardar' }).click();
  await person.waitForURL('**/login*');
  await signIn(person, emailOf(student));
  await person.getByLabel('Genero').selectOption({ label: 'Femenino' });
  await person.getByRole('button', { name: 'Actualizar' }).click();
  await person.getByText('completa aquí').waitFor({ state: 'detached' });

  // the minute of reading
  await person.goto('/profile?tab=cursos');
  await person.getByRole('link', { name: new RegExp(`^Leer módulo.*${first.title}`) }).click();
  await person.getByText(modules[0]?.text ?? '').waitFor();
  await person.getByText('Guardado').filter({ visible: true }).nth(0).waitFor(); // it counts
  const [{ id: personId } = { id: 0 }] = await inDatabase<{ id: number }>(
    portal,
    'select id from account where email = $1',
    [emailOf(student)],
  );
  await secondsPass(portal, personId, 60, person);

  // two were in the wrong course
  await goByMenu(page, 'Cursos');
  await page.getByRole('link', { name: `Personas de ${second.title}: ${peopleCount}` }).click();
  await page.getByLabel('Filas por página').selectOption('100');
  const wrong = [surnameOf(0), surnameOf(20)];
  for (const surname of wrong)
    await page.getByRole('row').filter({ hasText: surname }).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Quitar del curso' }).click();
  const removing = page.getByRole('dialog', { name: 'Quitar del curso a 2 personas' });
  await removing.getByRole('button', { name: 'Quitar del curso' }).click();
  await page.getByText('2 personas ya no están en el curso.').waitFor();

  // the first certificate waits for nobody: somebody signs
  await goByMenu(page, 'Inicio');
  await page.getByText('Di quién firma los certificados').waitFor();
  await goByMenu(page, 'Certificados');
  await page.getByRole('link', { name: 'Diseño' }).first().click();
  await page.getByRole('button', { name: 'Agregar una firma' }).click();
  await page.getByLabel('Nombre (firma 1)').fill('Ana Soliz');
  await page.getByLabel('Cargo (firma 1)').fill('Dirección');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText('Guardado. Vale para los certificados').waitFor();

  // a citizen asks, and has an answer
  const citizen = (await visitTo(portal)).page;
  await citizen.goto('/');
  await citizen.getByRole('contentinfo').getByText(institute).first().waitFor();
  await citizen.getByRole('link', { name: 'Contacto' }).first().click();
  await citizen.getByLabel('Nombre').fill('Delfín Copa');
  await citizen.getByLabel('Email').fill('delfin@correo.test');
  await citizen.getByLabel('Tema').fill('¿Cuándo empieza el curso?');
  await citizen.getByLabel('Mensaje').fill('¿Hay otro en marzo?');
  await citizen.getByRole('button', { name: 'Enviar' }).click();
  await citizen.getByText('Recibimos tu mensaje.').waitFor();
  await goByMenu(page, 'Mensajes');
  await page.getByRole('link', { name: /¿Cuándo empieza/ }).click();
  await page.getByLabel('Tu respuesta').fill('El 3 de marzo.');
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  await inMailTo(portal, 'delfin@correo.test', /El 3 de marzo\./);

  // the exam, and the certificate as its holder has it
  await person.getByRole('link', { name: 'Tomar examen' }).click();
  await begin(person);
  await chooseWords(person, right);
  await finishExam(person);
  await person.getByRole('link', { name: 'Ver mi certificado' }).click({ timeout: 60_000 });
  const certificate = async () => {
    const press = person.getByRole('button', { name: /^Descargar certificado/ });
    const { pages } = await readPdf(await downloaded(person, () => press.click()));
    return pages[0]?.text ?? '';
  };
  const before = await certificate();
  expect(before).toContain(institute);
  expect(before).toContain(surnameOf(student));

  // a name corrected after the certificate
  await goByMenu(page, 'Usuarios');
  const row = await findRow(page, 'Buscar un usuario', surnameOf(student));
  await row.getByRole('link', { name: /^Editar/ }).click();
  await page.getByLabel('Apellidos').fill('Quispe Chuquimia');
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  const asking = page.getByRole('alertdialog', { name: 'Su certificado dice otro nombre' });
  await asking.getByText('dirá').waitFor();
  await asking.getByRole('button', { name: 'Emitir otra vez' }).click();
  await page.getByText('Se emitió otra vez 1 certificado.').waitFor();
  await person.reload();
  expect(await certificate()).toContain('Quispe Chuquimia');

  // the results of both courses for the fund
  await page.getByRole('link', { name: 'Grupos', exact: true }).click();
  await page.getByRole('button', { name: 'Resultados de varios cursos' }).click();
  const window = page.getByRole('dialog', { name: 'Resultados de varios cursos' });
  await window.getByLabel('De quiénes').selectOption({ label: `Grupo: ${group}` });
  const save = window.getByRole('button', { name: 'Excel (XLSX)' });
  const [sheet] = await readWorkbook(await downloaded(page, () => save.click()));
  const rows = (sheet?.data ?? []).map((cells) => cells.join(' | '));
  expect(rows.filter((cells) => cells.includes(titles[0]))).toHaveLength(peopleCount);
  expect(rows.filter((cells) => cells.includes(titles[1]))).toHaveLength(peopleCount - wrong.length);
  const fund = rows.find((cells) => cells.includes('Quispe Chuquimia') && cells.includes(titles[0]));
  expect(fund).toContain('4500010');
  expect(fund).toContain('100');
});
