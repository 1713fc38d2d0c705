import { articleThing, pageThings, trailThing } from '../../lib/page/linked-data.ts';
import { idOf, publicScreen, type Screen } from '../../lib/page/screen.ts';
import { drawnCover } from '../../lib/placeholder.ts';

/** The public screens of routes (spec 2.2). */
export const routesScreens: readonly Screen[] = [
  publicScreen({
    path: '/ruta',
    rowOf: 'route',
    isListToo: true,
    params: ['id'],
    title: ({ route }) => route?.title ?? 'Rutas',
    description: ({ route }) =>
      route?.lead ?? 'Qué hacer según tu caso, paso a paso: los papeles, los plazos y a quién llamar.',
    cover: ({ route }) => drawnCover(route ?? { id: 0, title: 'Pasos' }),
    linkedData: ({ route }, page) =>
      route === null
        ? pageThings(page, [], 'CollectionPage')
        : [
            articleThing(page, { section: 'Rutas', revised: route.revised }),
            trailThing(page, [{ name: 'Rutas', path: '/ruta' }]),
          ],
    async load(api, query) {
      if (!query['id']) return { route: null, routes: (await api.ruta.get({})).data };
      return { route: (await api.ruta.read({ id: idOf(query) })).data, routes: [] };
    },
    adminBar: ({ route }) => ({
      edit: { label: 'Editar', href: route === null ? '/rutas' : `/rutas?id=${route.id}` },
      back: { label: 'Volver', href: '/inicio' },
    }),
    view: () => import('./route-page.tsx'),
  }),
];
