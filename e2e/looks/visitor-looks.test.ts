import { calculatorNames } from '../../contract/pension/calculator-names.ts';
import { aCommentedCourse } from '../steps/comments.ts';
import { refusedWith } from '../steps/forms.ts';
import { addLongTexts } from '../steps/long-texts.ts';
import { applyWithoutAccount } from '../steps/people.ts';
import { addPractice } from '../steps/practice.ts';
import { testLooks } from './look-rows.ts';

testLooks(
  async (portal) => {
    await addPractice(portal);
    const commented = await aCommentedCourse(portal, 'Primeros pasos', 25);
    return { commented, longArticle: await addLongTexts(portal) };
  },
  [
    { name: 'home', path: '/' },
    { name: 'home-respuesta', path: '/?nacimiento=1984-03-14&sueldo=4200' },
    { name: 'home-falta-el-sueldo', path: '/?nacimiento=1984-03-14&sueldo=' },
    { name: 'home-ya-no-trabaja', path: '/?nacimiento=1959-05-02&aportes=8&sueldo-nose=1' },
    {
      name: 'home-sin-derecho',
      path: '/?nacimiento=1959-05-02&aportes=8&sueldo-nose=1&saldo-nose=1',
    },
    { name: 'calculadoras', path: '/calculadoras' },
    ...calculatorNames.map((name) => ({ name, path: `/calculadoras/${name}` })),
    ...calculatorNames.map((name) => ({
      name: `${name}-ejemplo`,
      path: `/calculadoras/${name}?ejemplo=rosa`,
    })),
    {
      name: 'cuanto-recibire-respuesta',
      path: '/calculadoras/cuanto-recibire?nacimiento=1984-03-14&aportes=no-se&sueldo=4200&saldo=no-se&retiro=no-se',
    },
    {
      name: 'cuanto-recibire-fuera-de-rango',
      path: '/calculadoras/cuanto-recibire?nacimiento=1890-01-01&sexo=mujer',
    },
    { name: 'practica-cursos', path: '/practica' },
    { name: 'practica', path: '/practica?id=1' },
    {
      name: 'practica-porque',
      path: '/practica?id=1&modulo=2',
      until: async (page) => {
        await page.getByRole('button', { name: 'Tú, en la oficina' }).click();
        await page.getByRole('heading', { name: 'No es esa.' }).waitFor();
      },
    },
    { name: 'articulos', path: '/articulos' },
    { name: 'articulos-nada', path: '/articulos?search=zzzzqq' },
    { name: 'leerarticulo', path: '/leerarticulo/?id=2' },
    { name: 'leerarticulo-largo', path: ({ longArticle }) => `/leerarticulo?id=${longArticle}` },
    { name: 'vercursos', path: '/vercursos' },
    { name: 'leercurso', path: '/leercurso/?id=1' },
    { name: 'leercurso-comentarios', path: ({ commented }) => `/leercurso?id=${commented}` },
    {
      name: 'leercurso-comentarios-pagina',
      path: ({ commented }) => `/leercurso?id=${commented}`,
      until: async (page) => {
        await page.getByRole('link', { name: 'Ver más comentarios' }).click();
        await page.getByText('1 a 20 de 25 comentarios').waitFor();
      },
    },
    {
      name: 'aplicar-sin-cuenta',
      path: '/leercurso/?id=1',
      until: applyWithoutAccount,
    },
    { name: 'vervideo', path: '/vervideo' },
    {
      name: 'ruta',
      path: '/ruta?id=1',
      until: (page) => page.getByText('marcados en este equipo').waitFor(),
    },
    { name: 'rutas-todas', path: '/ruta' },
    { name: 'lsistemapension', path: '/lsistemapension' },
    { name: 'lsistemapension-todas', path: '/lsistemapension?todas=1' },
    { name: 'lsistemapension-parte', path: '/lsistemapension?id=2' },
    { name: 'temas', path: '/temas' },
    { name: 'tema', path: '/tema?id=1' },
    { name: 'datos', path: '/datos' },
    { name: 'sirvio', path: '/sirvio?tipo=subject&pagina=1&sirvio=no' },
    { name: 'sirvio-gracias', path: '/sirvio?tipo=subject&pagina=1&gracias=1' },
    { name: 'glosario', path: '/glosario' },
    { name: 'glosario-una', path: '/glosario?search=laguna' },
    { name: 'glosario-nada', path: '/glosario?search=zzzzqq' },
    {
      name: 'leerarticulo-termino',
      path: '/leerarticulo/?id=2',
      until: async (page) => {
        await page.locator('html[data-terms]').waitFor();
        await page.locator('a[data-term]').first().click();
        await page.getByRole('dialog').waitFor();
      },
    },
    { name: 'leerleyreglamento', path: '/leerleyreglamento' },
    { name: 'ley', path: '/ley?id=1' },
    {
      name: 'ley-abierta',
      path: '/ley?id=1&al=2024-05-06&q=edad#art-12',
      until: async (page) => {
        const article = page.locator('#art-12');
        await article.getByText('Citar', { exact: true }).click();
        await article.getByText('Cambiado').click();
        await article.getByText('sesenta y siete').waitFor();
      },
    },
    { name: 'ayuda', path: '/ayuda' },
    {
      name: 'ayuda-capitulo',
      path: '/ayuda/miembro/rendir-el-examen',
      until: (page) => page.getByText('¿Cuántas veces puedo intentarlo?').click(),
    },
    { name: 'ayuda-busqueda', path: '/ayuda?buscar=certificado' },
    { name: 'ayuda-nada', path: '/ayuda?buscar=ornitorrinco' },
    { name: 'privacidad', path: '/privacidad' },
    { name: 'condiciones', path: '/condiciones' },
    { name: 'accesibilidad', path: '/accesibilidad' },
    { name: 'verificar-no-existe', path: '/verificar?codigo=AP-7K4N-2Q9X-M3RT' },
    { name: 'contact', path: '/contact' },
    { name: 'login', path: '/login' },
    { name: 'register', path: '/register' },
    {
      name: 'register-errores',
      path: '/register',
      until: async (page) => {
        await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
        await refusedWith(page, 'Fecha de Nacimiento');
      },
    },
    { name: 'forgetpassword', path: '/forgetpassword' },
    { name: 'segundo-paso', path: '/segundopaso' },
    { name: 'segundo-paso-recuperacion', path: '/segundopaso?con=recuperacion' },
    { name: 'registro-listo', path: '/registrolisto' },
    {
      name: 'pagina-que-no-existe',
      path: '/nada-aqui',
      until: (page) => page.getByRole('heading', { name: 'No encontramos esta página' }).waitFor(),
    },
    { name: 'resultados', path: '/buscar?search=pension' },
    { name: 'resultados-nada', path: '/buscar?search=zzzzqq' },
    { name: 'resultados-sin-palabras', path: '/buscar' },
    {
      name: 'buscar',
      path: '/articulos',
      until: async (page) => {
        await page.getByRole('banner').getByRole('searchbox').focus();
        await page.keyboard.type('pension');
        await page.getByRole('dialog').getByRole('option').nth(0).waitFor();
      },
    },
  ],
);
