import { glossaryThing, trailThing } from '../../lib/page/linked-data.ts';
import { publicScreen, type Screen } from '../../lib/page/screen.ts';

/** The public screens of terms (spec 2.2). */
export const termsScreens: readonly Screen[] = [
  publicScreen({
    path: '/glosario',
    params: ['search'],
    hasBanner: true,
    title: () => 'Glosario',
    description: () => 'Las palabras de las pensiones, explicadas con palabras de todos los días.',
    linkedData: (terms, page) => [glossaryThing(page, terms), trailThing(page, [])],
    load: async (api, { search }) => (await api.term.get(search ? { Search: search } : {})).data,
    adminBar: () => ({
      edit: { label: 'Editar el glosario', href: '/terminos' },
      back: { label: 'Volver', href: '/inicio' },
    }),
    view: () => import('./glossary-page.tsx'),
  }),
];
