import type { Portal } from '../fixtures/portal-server.ts';
import { callAsAdmin } from '../steps/calls.ts';
import { aMember } from '../steps/people.ts';
import { opened, testLooks } from './look-rows.ts';

/** A letter to a member, and a saved text. */
async function addLetters(portal: Portal) {
  const { userId } = await aMember(portal, 'mira.miembro');
  const words = { Subject: 'Aviso para {nombre}', Text: 'Nos vemos el lunes.\n\nHasta pronto.' };
  await callAsAdmin(portal, 'POST', 'Mailing/AddText', { ...words, Name: 'Bienvenida' });
  const { id: letter } = await callAsAdmin<{ id: number }>(portal, 'POST', 'Mailing/Send', {
    ...words,
    UserIds: [userId],
    Expected: 1,
  });
  await callAsAdmin(portal, 'POST', 'Announcement/Add', {
    Title: 'El jueves no habrá exámenes de 14:00 a 16:00',
    Text: 'Cambiamos el servidor. Puedes leer como siempre. Si tu examen vence ese día, tienes uno más.',
    Link: '/ayuda',
    Reach: 'all',
    From: '2020-01-01T08:00',
    Until: '2090-01-01T08:00',
  });
  return { letter };
}

const asAdmin = { who: 'admin' };

testLooks(addLetters, [
  { ...asAdmin, name: 'cartas', path: '/cartas' },
  { ...asAdmin, name: 'carta-enviada', path: ({ letter }) => `/carta?id=${letter}` },
  {
    ...asAdmin,
    name: 'carta-escribir',
    path: '/cartas#escribir',
    until: (page) => page.getByRole('dialog', { ...asAdmin, name: 'Escribir una carta' }).waitFor(),
  },
  {
    ...asAdmin,
    name: 'carta-revisar',
    path: '/usuarios?search=mira.miembro',
    until: async (page) => {
      await page.getByRole('checkbox').last().check();
      await page
        .getByLabel('Lo seleccionado')
        .getByRole('button', { ...asAdmin, name: 'Escribirles' })
        .click();
      await page.getByLabel('Asunto').fill('Aviso, {nombre}');
      await page.getByLabel('Mensaje').fill('Nos vemos el lunes.');
      await page.getByRole('button', { ...asAdmin, name: 'Ver cómo queda' }).click();
      await page.getByText('Así la lee').waitFor();
    },
  },
  {
    ...asAdmin,
    name: 'carta-volvieron',
    path: '/cartas',
    until: opened('Anotar las que volvieron', 'Anotar las que volvieron'),
  },
  { ...asAdmin, name: 'anuncios', path: '/anuncios' },
  {
    ...asAdmin,
    name: 'anuncio-agregar',
    path: '/anuncios',
    until: opened('Agregar anuncio', 'Agregar anuncio'),
  },
  { name: 'anuncio-visitante', path: '/vercursos' },
  { name: 'anuncio-miembro', who: 'mira.miembro', path: '/profile' },
]);
