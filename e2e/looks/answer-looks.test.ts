import type { Portal } from '../fixtures/portal-server.ts';
import { callAsAdmin } from '../steps/calls.ts';
import { refusedWith } from '../steps/forms.ts';
import { type LookRow, testLooks } from './look-rows.ts';

/** A second version of a subject, a term and a route. */
async function saveAgain(portal: Portal): Promise<void> {
  await callAsAdmin(portal, 'PUT', 'Subject/Update', { Id: 1, Summary: 'En otras palabras.' });
  await callAsAdmin(portal, 'PUT', 'Term/Update', { Id: 1, Definition: 'En otras palabras.' });
  const Description = '<h3>Un solo paso</h3><p>Ve a la oficina.</p>';
  await callAsAdmin(portal, 'PUT', 'Ruta/Update', { Id: 1, Title: 'Otra', Lead: 'Para ti.', Description });
}

const rows: readonly LookRow<void>[] = [
  { name: 'quien-puede-que', path: '/quienpuedeque' },
  { name: 'temas', path: '/editartemas' },
  { name: 'temas-editar', path: '/editartemas?id=1' },
  {
    name: 'temas-errores',
    path: '/editartemas?id=nuevo',
    until: async (page) => {
      await page.getByRole('button', { name: 'Agregar', exact: true }).click();
      await refusedWith(page, 'El campo Tema es obligatorio.');
    },
  },
  { name: 'versionestema', path: '/versionestema?id=1' },
  { name: 'versionestema-una', path: '/versionestema?id=1&version=1' },
  { name: 'versionestermino', path: '/versionestermino?id=1' },
  { name: 'versionesruta', path: '/versionesruta?id=1' },
  { name: 'lo-que-se-busca-vacio', path: '/loquesebusca' },
  { name: 'lo-que-no-tratamos', path: '/notratamos' },
  {
    name: 'palabras-que-entiende',
    path: '/loquesebusca/palabras',
    until: async (page) => {
      await page.getByLabel('Prueba una frase').fill('mi jefa no deposita lo que me quita');
      await page.getByRole('button', { name: 'Probar', exact: true }).click();
      await page.getByText('Qué sale, y por qué').waitFor();
    },
  },
  {
    name: 'palabras-que-entiende-errores',
    path: '/loquesebusca/palabras',
    until: async (page) => {
      await page.getByRole('button', { name: 'Agregar', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Agregar', exact: true }).click();
      await refusedWith(page, 'El campo Palabras es obligatorio.');
    },
  },
  {
    name: 'lo-que-no-tratamos-errores',
    path: '/notratamos',
    until: async (page) => {
      await page.getByRole('button', { name: 'Agregar', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Agregar', exact: true }).click();
      await refusedWith(page, 'El campo Tema es obligatorio.');
    },
  },
];

testLooks(
  saveAgain,
  rows.map((row) => ({ ...row, name: `admin-${row.name}`, who: 'admin' })),
);
