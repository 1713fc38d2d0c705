import { pageThings } from '../../lib/page/linked-data.ts';
import { publicScreen, type Screen } from '../../lib/page/screen.ts';

/** The public screens of parameters (spec 2.2). */
export const factsScreens: readonly Screen[] = [
  publicScreen({
    path: '/datos',
    params: [],
    title: () => 'Datos del país',
    description: () => 'Edades, aportes, montos, papeles y teléfonos, con su fuente y su fecha.',
    linkedData: (_, page) => pageThings(page, [], 'CollectionPage'),
    load: async (api) => (await api.parameter.get({})).data,
    adminBar: () => ({
      edit: { label: 'Editar los datos', href: '/parametros' },
      back: { label: 'Volver', href: '/inicio' },
    }),
    view: () => import('./facts-page.tsx'),
  }),
];
