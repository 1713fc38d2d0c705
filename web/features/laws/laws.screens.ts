import { pageOfRows } from '../../lib/lists/page-of-rows.rules.ts';
import { lawThing, pageThings, trailThing } from '../../lib/page/linked-data.ts';
import { idOf, publicScreen, type Screen } from '../../lib/page/screen.ts';

/** The public screens of laws (spec 2.2). */
export const lawsScreens: readonly Screen[] = [
  publicScreen({
    path: '/leerleyreglamento',
    rowOf: 'law',
    isListToo: true,
    params: ['page', 'id', 'pagina'],
    hasBanner: true,
    title: () => 'Leyes y reglamentos',
    description: () => 'Leyes y reglamentos de pensiones para descargar.',
    identity: ({ page }) => ({ id: undefined, page: String(page) }), // a law's address is its page of the list
    linkedData: (_, page) => pageThings(page, [], 'CollectionPage'),
    load: async (api, query) => pageOfRows((await api.leyReglamento.get({})).data, query, 50),
    adminBar: () => ({
      edit: { label: 'Editar las leyes', href: '/leyreglamento' },
      back: { label: 'Volver', href: '/inicio' },
    }),
    view: () => import('./law-list-page.tsx'),
  }),
  publicScreen({
    path: '/ley',
    rowOf: 'law',
    params: ['id', 'al', 'q'],
    hasBanner: true,
    title: ({ title }) => title,
    description: ({ number, title, description }) =>
      description || `${number}: ${title}, artículo por artículo.`,
    linkedData: (law, page) => [
      lawThing(page, { ...law, file: `/api/LeyReglamento/DownloadLeyReglamento?fileId=${law.id}` }),
      trailThing(page, [{ name: 'Leyes y reglamentos', path: '/leerleyreglamento' }]),
    ],
    load: async (api, query) =>
      (await api.leyTexto.read({ id: idOf(query), ...(query['al'] && { al: query['al'] }) })).data,
    adminBar: ({ id }) => ({
      edit: { label: 'Editar este texto', href: `/textoley?id=${id}` },
      back: { label: 'Volver', href: '/leyreglamento' },
    }),
    view: () => import('./law-text-page.tsx'),
  }),
];
