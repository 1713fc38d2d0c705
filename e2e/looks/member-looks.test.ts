import type { Portal } from '../fixtures/portal-server.ts';
import { call } from '../steps/calls.ts';
import { aMember, aReader } from '../steps/people.ts';
import { giveMaterial } from '../steps/reading.ts';
import { courseIdOf, readAllBut } from '../steps/shortcuts.ts';
import { aStudent } from '../steps/student.ts';
import { opened, testLooks } from './look-rows.ts';

const course = 'Fondos, rentabilidad y comisiones';

/** Members at every stage: new, reading, ready for the exam, in it, and with a certificate. */
async function addMembers(portal: Portal) {
  const courseId = await courseIdOf(portal, course);
  await giveMaterial(portal, courseId);
  await aMember(portal, 'mira.nueva');
  const reader = await aMember(portal, 'mira.lee');
  const own = { CourseId: courseId, UserId: reader.userId };
  await call(portal, reader.token, 'POST', 'Users/addusercourse', own);
  await readAllBut(portal, 600, 'mira.lee', course);
  const asking = await aReader(portal, 'mira.pide', course);
  await call(portal, asking.token, 'PUT', 'Users/update', { documentNumber: '4821993 LP' });
  const other = {
    FirstName: 'Julio César',
    LastName: 'Mamani Choque',
    DocumentNumber: '4821994 LP',
    Reason: 'Faltaba',
  };
  await call(portal, asking.token, 'PUT', 'Users/AskIdentity', other);
  const ready = await aReader(portal, 'mira.lista', course);
  const student = await aStudent(portal, 'Un curso con examen', 'mira.rinde');
  const { attemptId } = await student.sit(4);
  const graduate = await aStudent(portal, 'Un curso aprobado', 'mira.aprueba');
  const { certificateCode } = await graduate.sit(5);
  const shared = { courseId: graduate.courseId, Shared: true };
  await call(portal, graduate.token, 'PUT', 'Certificate/Share', shared);
  const beginner = await aReader(portal, 'mira.examina', course);
  const exam = { id: courseId, userId: beginner.userId };
  await call(portal, beginner.token, 'GET', 'Question/GetTest', exam);
  return {
    courseId,
    attemptId,
    ready: ready.userId,
    beginner: beginner.userId,
    examCourse: student.courseId,
    certificateCode,
  };
}

testLooks(addMembers, [
  { name: 'home-sin-cursos', who: 'mira.nueva', path: '/' },
  { name: 'home-leyendo', who: 'mira.lee', path: '/' },
  { name: 'home-en-examen', who: 'mira.examina', path: '/' },
  { name: 'home-con-certificado', who: 'mira.aprueba', path: '/' },
  { name: 'profile-sin-cursos', who: 'mira.nueva', path: '/profile' },
  { name: 'profile-pedido', who: 'mira.pide', path: '/profile?tab=datos' },
  {
    name: 'profile-pedir',
    who: 'mira.pide',
    path: '/profile?tab=datos',
    until: opened('Cambiar el pedido', 'Pedir un cambio de datos'),
  },
  { name: 'seguridad', who: 'mira.nueva', path: '/seguridad' },
  {
    name: 'seguridad-activar',
    who: 'mira.nueva',
    path: '/seguridad',
    until: async (page) => {
      await page.getByRole('button', { name: 'Activar el segundo paso' }).click();
      await page.getByRole('img', { name: 'Código QR para tu aplicación' }).waitFor();
    },
  },
  { name: 'profile-datos', who: 'mira.nueva', path: '/profile?tab=datos' },
  {
    name: 'leermodulos-sin-aplicar',
    who: 'mira.nueva',
    path: ({ courseId }) => `/leermodulos?id=${courseId}`,
  },
  {
    name: 'salir',
    who: 'mira.nueva',
    path: '/contact',
    until: async (page) => {
      await page.getByRole('button', { name: 'Salir' }).click();
      await page.getByRole('alertdialog').getByText('Desea Salir?').waitFor();
    },
  },
  { name: 'profile-cursos', who: 'mira.lee', path: '/profile' },
  {
    name: 'profile-dejar',
    who: 'mira.lee',
    path: '/profile',
    until: async (page) => {
      await page.getByRole('button', { name: /^Dejar el curso/ }).click();
      await page.getByText(`«${course}» saldrá de tu perfil.`).waitFor();
    },
  },
  { name: 'leermodulos', who: 'mira.lee', path: ({ courseId }) => `/leermodulos?id=${courseId}` },
  {
    name: 'leermodulos-videos',
    who: 'mira.lee',
    path: ({ courseId }) => `/leermodulos?id=${courseId}`,
    until: async (page) => {
      await page.getByRole('tab', { name: /^Videos/ }).click();
      await page.getByText('Leer la transcripción').click();
      await page.getByText('Cero, uno, dos, tres.').waitFor();
    },
  },
  { name: 'leermodulos-completo', who: 'mira.lista', path: ({ courseId }) => `/leermodulos?id=${courseId}` },
  {
    name: 'test-inicio',
    who: 'mira.lista',
    path: ({ courseId, ready }) => `/test?id=${courseId}&userId=${ready}`,
  },
  {
    name: 'test-en-curso',
    who: 'mira.examina',
    path: ({ courseId, beginner }) => `/test?id=${courseId}&userId=${beginner}`,
    until: (page) => page.getByText('Tienes un examen en curso y su reloj sigue corriendo.').waitFor(),
  },
  {
    name: 'profile-certificados',
    who: 'mira.rinde',
    path: '/profile?tab=certificados',
    until: (page) => page.getByText('80 de 100').waitFor(),
  },
  { name: 'verificar', path: '/verificar' },
  { name: 'certificado', path: ({ certificateCode }) => `/certificado/${certificateCode}` },
  {
    name: 'logro',
    path: ({ certificateCode }) => `/logro/${certificateCode}`,
    until: (page) =>
      page.locator('img[src$="imagen.png"]').evaluate((img) => (img as HTMLImageElement).decode()),
  },
  {
    name: 'profile-certificado',
    who: 'mira.aprueba',
    path: '/profile?tab=certificados',
    until: (page) => page.getByRole('button', { name: /^Compartir/ }).waitFor(),
  },
  {
    name: 'profile-compartir',
    who: 'mira.aprueba',
    path: '/profile?tab=certificados',
    until: async (page) => {
      await page.getByRole('button', { name: /^Compartir/ }).click();
      await page.getByLabel('Dirección de tu página').waitFor();
    },
  },
  { name: 'misintentos', who: 'mira.rinde', path: ({ examCourse }) => `/misintentos?id=${examCourse}` },
  { name: 'intento-sin-marcas', who: 'mira.rinde', path: ({ attemptId }) => `/intento?id=${attemptId}` },
]);
