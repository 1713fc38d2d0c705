import { type LegalPage, legalPages, legalTitles } from '../../../contract/legal/pages.ts';
import { pageThings } from '../../lib/page/linked-data.ts';
import { publicScreen, type Screen } from '../../lib/page/screen.ts';

const descriptions: Readonly<Record<LegalPage, string>> = {
  privacidad: 'Qué guarda este portal de ti, para qué, cuánto tiempo y quién lo ve.',
  condiciones: 'Las reglas para usar este portal.',
  accesibilidad: 'Cómo cuidamos que cualquier persona pueda usar este portal.',
};

/** The pages of privacy, terms and accessibility (spec 13.16). */
export const legalScreens: readonly Screen[] = legalPages.map((page) =>
  publicScreen({
    path: `/${page}`,
    params: [],
    title: () => legalTitles[page],
    description: () => descriptions[page],
    linkedData: (_, page) => pageThings(page),
    load: async (api) => (await api.legal.get({ Page: page })).data,
    adminBar: () => ({
      edit: { label: 'Editar esta página', href: `/ajustes/paginas?pagina=${page}` },
      back: { label: 'Volver', href: '/ajustes' },
    }),
    view: () => import('./legal-page.tsx'),
  }),
);
