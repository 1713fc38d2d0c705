import { pageThings } from '../../lib/page/linked-data.ts';
import { publicScreen, type Screen } from '../../lib/page/screen.ts';

/** The public screens of contact (spec 2.2). */
export const contactScreens: readonly Screen[] = [
  publicScreen({
    path: '/contact',
    params: ['enviado'],
    title: () => 'Contacto',
    description: () => 'Escribe al instituto: te responde a tu correo.',
    linkedData: (_, page) => pageThings(page, [], 'ContactPage'),
    load: async (api) =>
      (await api.parameter.get({})).data.filter(({ group }) => group === 'Dónde y a quién'),
    loadOwn: async (api, _, { username }) => (await api.users.get({ userName: username })).data.email,
    view: () => import('./contact-page.tsx'),
  }),
];
