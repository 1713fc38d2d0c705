import type { Page } from 'playwright-core';
import type { Portal } from '../fixtures/portal-server.ts';
import { aCourse, call, callAsAdmin } from '../steps/calls.ts';
import { refusedWith } from '../steps/forms.ts';
import { addLongTexts } from '../steps/long-texts.ts';
import { aMember } from '../steps/people.ts';
import { pressMore } from '../steps/rows.ts';
import { aGroupOf, courseIdOf, inDatabase } from '../steps/shortcuts.ts';
import { aStudent } from '../steps/student.ts';
import { type LookRow, opened, testLooks } from './look-rows.ts';

/** Something of everything that administrators have lists of. */
async function addContent(portal: Portal) {
  await addLongTexts(portal);
  const member = await aMember(portal, 'mira.miembro');
  const student = await aStudent(portal, 'Un curso con examen', 'mira.rinde');
  const { attemptId } = await student.sit(4);
  await student.start();
  await inDatabase(
    portal,
    'insert into sign_in (at, gender) select now(), 1 + n % 2 from generate_series(1, 1283) n',
  );
  const emptyCourse = await aCourse(portal, 'Un curso vacío', 4, { Published: false });
  await callAsAdmin(portal, 'PUT', 'Course/Update', { Id: emptyCourse, Duration: 25 });
  await callAsAdmin(portal, 'PUT', 'Article/Update', { Id: 1, Title: 'Un título nuevo' });
  const [question] = await callAsAdmin<{ id: number }[]>(portal, 'GET', 'Question/Get', {
    id: await courseIdOf(portal, 'Entiende tu cuenta individual'),
  });
  await callAsAdmin(portal, 'DELETE', 'Question/Delete', { id: question?.id });
  const { courseId: course, userId: examined } = student;
  const asking = await aStudent(portal, 'Un curso por certificar', 'mira.pide');
  await inDatabase(portal, "update account set first_name = 'Юлия' where id = $1", [asking.userId]);
  await asking.sit(5);
  const other = {
    FirstName: 'Julia',
    LastName: 'Mamani Choque',
    DocumentNumber: '4821994 LP',
    Reason: 'Faltaba',
  };
  await call(portal, asking.token, 'PUT', 'Users/AskIdentity', other);
  await inDatabase(
    portal,
    `insert into certificate_design (portal_name, institute, heading, lead, achievement, created_at)
      select portal_name, institute, heading, lead, achievement, now() from certificate_design limit 1`,
  );
  await (await aStudent(portal, 'Un curso sin quien firme', 'mira.espera')).sit(5);
  const group = await aGroupOf(portal, examined);
  const { userId: id } = await aMember(portal, 'mira.se.fue');
  await callAsAdmin(portal, 'DELETE', 'Usuario/Delete', { id });
  return { member: member.userId, asking: asking.userId, examined, course, attemptId, emptyCourse, group };
}
type World = Awaited<ReturnType<typeof addContent>>;

const add = (page: Page) => page.getByRole('button', { name: 'Agregar', exact: true }).click();

/** Sends an empty form of a window. */
const refusedInWindow = (window: string, message: string) => async (page: Page) => {
  await add(page);
  const dialog = page.getByRole('dialog', { name: window });
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click();
  await refusedWith(dialog, message);
};

/** Sends the empty form of a page. */
const refused = (message: string) => async (page: Page) => {
  await add(page);
  await refusedWith(page, message);
};

/** Unfolds the form above a list and sends it empty. */
const refusedUnfolded = (message: string) => async (page: Page) => {
  await add(page);
  await refused(message)(page);
};

/** Opens the figures of each option of the first question. */
const showOptions = async (page: Page) => {
  await page.locator('ol summary').first().click();
  await page.getByRole('table').first().waitFor();
};

const rows: LookRow<World>[] = [
  { name: 'inicio', path: '/inicio' },
  { name: 'categorias', path: '/category' },
  {
    name: 'categoria-errores',
    path: '/category',
    until: refusedInWindow('Agregar categoría', 'El campo Nombre es obligatorio.'),
  },
  { name: 'articulos', path: '/listarticle' },
  {
    name: 'articulos-por-titulo-elegidos',
    path: '/listarticle?sort=title&order=asc',
    until: async (page) => {
      await page.locator('tbody').getByRole('checkbox').first().check();
      await page.getByRole('region', { name: 'Lo seleccionado' }).waitFor();
    },
  },
  {
    name: 'articulos-mover',
    path: '/listarticle',
    until: async (page) => {
      await page.locator('tbody').getByRole('checkbox').first().check();
      await page.getByRole('button', { name: 'Mover', exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('option', { name: 'Jubilación' })
        .waitFor({ state: 'attached' });
    },
  },
  {
    name: 'articulos-pagina-vacia',
    path: '/listarticle?page=99',
    until: (page) => page.getByText('Esta página está vacía').waitFor(),
  },
  { name: 'articulo-errores', path: '/addarticle', until: refused('El campo Título es obligatorio.') },
  { name: 'articulo', path: '/editarticle?id=1' },
  { name: 'articulo-imagenes', path: '/imagearticulo?id=1' },
  { name: 'articulo-versiones', path: '/revisiones?id=1' },
  { name: 'articulo-version', path: '/revisiones?id=1&version=1' },
  { name: 'cursos', path: '/course' },
  {
    name: 'cursos-mas',
    path: '/course',
    until: (page) => page.getByRole('button', { name: 'Más: Un curso vacío' }).click(),
  },
  { name: 'curso-errores', path: '/addcourse', until: refused('El campo Módulo es obligatorio.') },
  { name: 'curso', path: ({ course }) => `/editcourse?id=${course}` },
  { name: 'curso-certificado', path: ({ course }) => `/certificadocurso?id=${course}` },
  { name: 'curso-borrador', path: ({ emptyCourse }) => `/leercurso?id=${emptyCourse}` },
  { name: 'curso-imagenes', path: '/imageUpload?id=1' },
  { name: 'curso-versiones', path: ({ emptyCourse }) => `/revisionescurso?id=${emptyCourse}` },
  { name: 'curso-version', path: ({ emptyCourse }) => `/revisionescurso?id=${emptyCourse}&version=1` },
  { name: 'curso-como-miembro', path: ({ course }) => `/vercomomiembro?id=${course}` },
  { name: 'prueba', path: ({ course }) => `/test?id=${course}` },
  { name: 'lectura-administrador', path: ({ course }) => `/leermodulos?id=${course}` },
  { name: 'material-vacio', path: ({ course }) => `/filecourse?id=${course}` },
  {
    name: 'material-errores',
    path: ({ course }) => `/filecourse?id=${course}`,
    until: async (page) => {
      await page.getByRole('button', { name: 'Agregar', exact: true }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Agregar material' });
      await dialog.getByRole('button', { name: 'Agregar', exact: true }).click();
      await refusedWith(dialog, 'El campo Archivo es obligatorio.');
    },
  },
  { name: 'preguntas', path: ({ course }) => `/question?id=${course}` },
  {
    name: 'pregunta-nueva',
    path: ({ course }) => `/question?id=${course}`,
    until: async (page) => {
      await page.getByRole('button', { name: 'Agregar pregunta' }).first().click();
      await page.getByRole('dialog').getByLabel('Categoria').selectOption('12');
    },
  },
  { name: 'preguntas-vacio', path: ({ emptyCourse }) => `/question?id=${emptyCourse}` },
  { name: 'intentos', path: ({ course }) => `/intentos?id=${course}` },
  { name: 'intentos-vacio', path: ({ emptyCourse }) => `/intentos?id=${emptyCourse}` },
  { name: 'intento', path: ({ attemptId }) => `/intento?id=${attemptId}` },
  { name: 'resultados', path: ({ course }) => `/resultados?id=${course}` },
  { name: 'resultados-vacio', path: ({ emptyCourse }) => `/resultados?id=${emptyCourse}` },
  {
    name: 'resultados-carta',
    path: ({ course }) => `/resultados?id=${course}`,
    until: async (page) => {
      await page.getByRole('checkbox', { name: 'Seleccionar todo lo de esta página' }).click();
      await page.getByRole('button', { name: 'Escribirles' }).click();
      const dialog = page.getByRole('dialog', { name: 'Escribir una carta' });
      await dialog.getByLabel('Asunto').fill('Tu examen te espera');
      await dialog.getByLabel('Mensaje').fill('Ya leíste todo el curso.');
      await dialog.getByRole('button', { name: 'Ver cómo queda' }).click();
      await dialog.getByRole('button', { name: 'Enviar a 1 persona' }).waitFor();
    },
  },
  {
    name: 'resultados-inscribir',
    path: ({ course }) => `/resultados?id=${course}`,
    until: async (page) => {
      await page.getByRole('button', { name: 'Inscribir' }).click();
      const dialog = page.getByRole('dialog', { name: /^Inscribir en/ });
      await dialog.getByLabel('A quiénes').fill('mira.rinde\nmira.miembro\nMamani\nNadie Conocido\nadmin');
      await dialog.getByRole('button', { name: 'Buscar', exact: true }).click();
      await dialog.getByText('No encontrado: 1').waitFor();
    },
  },
  {
    name: 'resultados-descargar',
    path: ({ course }) => `/resultados?id=${course}`,
    until: (page) => pressMore(page, 'Resultados', 'Descargar'),
  },
  { name: 'persona', path: ({ examined }) => `/persona?id=${examined}` },
  { name: 'persona-pide', path: ({ asking }) => `/persona?id=${asking}` },
  {
    name: 'persona-no-aceptar',
    path: ({ asking }) => `/persona?id=${asking}`,
    until: opened('No aceptar', 'No aceptar el cambio'),
  },
  { name: 'persona-nueva', path: ({ member }) => `/persona?id=${member}` },
  { name: 'usuarios', path: '/usuarios' },
  {
    name: 'usuario-nuevo',
    path: '/usuarios',
    until: async (page) => {
      await page.getByRole('button', { name: 'Agregar usuario' }).click();
      const dialog = page.getByRole('dialog', { name: 'Agregar usuario' });
      await dialog.getByRole('button', { name: 'Agregar', exact: true }).click();
      await refusedWith(dialog, 'El campo Nombres es obligatorio.');
    },
  },
  {
    name: 'usuarios-eliminar',
    path: '/usuarios',
    until: async (page) => {
      for (const at of [0, 1, 2]) await page.locator('tbody').getByRole('checkbox').nth(at).check();
      for (const name of [/^Más/, 'Eliminar'])
        await page.getByLabel('Lo seleccionado').getByRole('button', { name }).click();
      await page.getByRole('alertdialog').getByLabel('Tu contraseña').waitFor();
    },
  },
  { name: 'papelera-personas', path: '/papelera?type=Persona' },
  { name: 'usuarios-importar', path: '/usuarios/importar' },
  {
    name: 'usuarios-importar-columnas',
    path: '/usuarios/importar',
    until: async (page) => {
      await page
        .getByLabel('O pega aquí las celdas')
        .fill('Nombre completo\tAviso\nQuispe Rojas\tana@lista.test');
      await page.getByRole('button', { name: 'Leer la lista' }).click();
      await page.getByRole('heading', { name: '¿Qué es cada columna?' }).waitFor();
    },
  },
  {
    name: 'usuarios-importar-revision',
    path: '/usuarios/importar',
    until: async (page) => {
      await page
        .getByLabel('O pega aquí las celdas')
        .fill(
          'N°\tNombre completo\tCI\tCorreo\n1\tAna Quispe Rojas\t4567890\tana@lista.test\n2\tLuis\t5678901\t',
        );
      await page.getByRole('button', { name: 'Leer la lista' }).click();
      await page.getByRole('heading', { name: 'Revisa antes de importar' }).waitFor();
      await page.getByLabel('Apellidos de Luis').waitFor();
    },
  },
  {
    name: 'usuario-enlace',
    path: '/usuarios',
    until: async (page) => {
      await page.getByLabel('Más: Julio Mamani').first().click();
      await page.getByRole('button', { name: /^Hoja de acceso/ }).click();
      await page.getByRole('button', { name: 'Preparar' }).click();
      await page.getByRole('dialog', { name: 'Enlace para elegir contraseña' }).waitFor();
    },
  },
  { name: 'rol', path: ({ member }) => `/rol?id=${member}` },
  { name: 'grupos-vacio', path: '/grupos' },
  {
    name: 'grupos-archivo',
    path: '/grupos',
    until: opened('Resultados de varios cursos', 'Resultados de varios cursos'),
  },
  { name: 'ajustes', path: '/ajustes' },
  { name: 'rutas', path: '/rutas' },
  {
    name: 'ruta-dato',
    path: '/rutas?id=1',
    until: async (page) => {
      await page.getByRole('textbox', { name: 'Pasos' }).getByText('65 años').waitFor();
      await page.getByRole('button', { name: 'Dato del país' }).click();
      await page.getByRole('dialog').getByText('65 años').first().waitFor();
    },
  },
  { name: 'parametros', path: '/parametros' },
  { name: 'parametro-filas', path: '/parametros?dato=otras-vias' },
  {
    name: 'parametro-versiones',
    path: '/parametros?dato=telefono',
    until: opened('Versiones', 'Versiones de Teléfono de consultas'),
  },
  { name: 'paginas-legales', path: '/ajustes/paginas' },
  { name: 'ayuda', path: '/ayuda/administro/resultados' },
  { name: 'auditoria', path: '/auditoria' },
  { name: 'certificados', path: '/certificados' },
  {
    name: 'certificados-sin-firma',
    path: '/certificados',
    until: (page) => page.getByRole('button', { name: 'Emitir sin firma' }).click(),
  },
  {
    name: 'certificados-otra-vez',
    path: '/certificados',
    until: async (page) => {
      await page.getByRole('checkbox').first().check();
      await page.getByLabel('Lo seleccionado').getByRole('button', { name: 'Emitir otra vez' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'disenocertificado',
    path: '/disenocertificado',
    until: (page) => page.getByRole('link', { name: 'Abrir la muestra en PDF' }).waitFor(),
  },
  { name: 'usuario', path: ({ member }) => `/editusuario?id=${member}` },
  { name: 'correos', path: '/correos' },
  { name: 'mensajes', path: '/mensajes' },
  { name: 'opiniones', path: '/opiniones' },
  { name: 'comentarios', path: '/comentarios' },
  { name: 'avisos-de-preguntas-vacio', path: '/comentarios/preguntas' },
  { name: 'perfil', path: '/profile' },
  {
    name: 'no-existe',
    path: '/question?id=999999',
    until: (page) => page.getByRole('main').getByRole('link', { name: 'Cursos' }).waitFor(),
  },
  {
    name: 'textoley',
    path: '/textoley?id=1',
    until: async (page) => {
      await page.getByRole('button', { name: 'Leer el archivo oficial' }).click();
      await page.getByRole('button', { name: 'Reemplazar' }).click();
      await page.getByText('El original:').waitFor();
    },
  },
  {
    name: 'textoley-cambio',
    path: '/textoley?id=1',
    until: async (page) => {
      await page.getByRole('button', { name: 'Agregar un cambio' }).click();
      await page.getByRole('dialog').getByRole('toolbar').waitFor();
    },
  },
  { name: 'versionesley', path: '/versionesley?id=1' },
  { name: 'leyescitadas', path: '/leyescitadas' },
  {
    name: 'leyes-errores',
    path: '/leyreglamento',
    until: refusedUnfolded('El campo Archivo es obligatorio.'),
  },
  {
    name: 'slider-errores',
    path: '/imageslider',
    until: refusedUnfolded('El campo Archivo es obligatorio.'),
  },
  { name: 'videos', path: '/video' },
  {
    name: 'video-errores',
    path: '/video',
    until: refusedInWindow('Agregar Vídeo', 'El campo URL es obligatorio.'),
  },
  { name: 'terminos', path: '/terminos' },
  {
    name: 'terminos-errores',
    path: '/terminos',
    until: refusedInWindow('Agregar término', 'El campo Término es obligatorio.'),
  },
  { name: 'sistema', path: '/sistemapension' },
  {
    name: 'sistema-errores',
    path: '/sistemapension',
    until: async (page) => {
      await page.getByRole('link', { name: 'Agregar', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: /Agregar/ }).waitFor();
      await refused('El campo Título es obligatorio.')(page);
    },
  },
  { name: 'reporte-accesos', path: '/report' },
  { name: 'reporte-accesos-vacio', path: '/report?from=2020-01-01&to=2020-01-31' },
  { name: 'reporte-preguntas', path: ({ course }) => `/report?tab=preguntas&id=${course}` },
  { name: 'reporte-preguntas-vacio', path: ({ emptyCourse }) => `/report?tab=preguntas&id=${emptyCourse}` },
  {
    name: 'reporte-errores',
    path: ({ course }) => `/report?tab=preguntas&id=${course}&from=2026-02-01&to=2026-01-31`,
    until: (page) => page.getByText('El período termina antes de empezar').waitFor(),
  },
  { name: 'reporte-tiempo', path: ({ group }) => `/report?tab=tiempo&group=${group}` },
  { name: 'estadisticas', path: ({ course }) => `/estadisticas?id=${course}`, until: showOptions },
  { name: 'estadisticas-vacio', path: ({ emptyCourse }) => `/estadisticas?id=${emptyCourse}` },
  { name: 'papelera', path: '/papelera' },
];

testLooks(
  addContent,
  rows.map((row) => ({ ...row, name: `admin-${row.name}`, who: 'admin' })),
);
