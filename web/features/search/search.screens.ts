import { publicScreen, type Screen } from '../../lib/page/screen.ts';
import { loadMaterial, loadSearch } from './load-search.ts';

/** The public screens of search (spec 2.2). */
export const searchScreens: readonly Screen[] = [
  publicScreen({
    path: '/buscar',
    params: ['search', 'type', 'page'],
    counts: 'search',
    title: ({ search }) => (search === '' ? 'Buscar' : `Buscar: ${search}`),
    description: () => 'Busca en los artículos, los cursos, los videos y las leyes del portal.',
    isNotIndexed: true,
    load: loadSearch,
    loadOwn: async (api, query, { role }) => (role === 'member' ? loadMaterial(api, query) : undefined),
    view: () => import('./search-page.tsx'),
  }),
];
