import { legalPages, legalTitles } from '../../../contract/legal/pages.ts';
import { appViews } from '../../entry/app-views.ts';
import { adminScreen, choiceOf, type Screen } from '../../lib/page/screen.ts';

/** The administration of settings (spec 2.2). */
export const settingsAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/ajustes',
    params: [],
    title: () => 'Ajustes',
    load: async (api) => {
      const [{ data }, overview] = await Promise.all([api.settings.get({}), api.inicio.get({})]);
      return { ...data, demoCount: overview.data.demoCount };
    },
    view: appViews['settings/settings-page'],
  }),
  adminScreen({
    path: '/ajustes/paginas',
    params: ['pagina'],
    title: ({ page }) => `Páginas legales: ${legalTitles[page]}`,
    load: async (api, query) =>
      (await api.legal.getToEdit({ Page: choiceOf(query, 'pagina', legalPages) ?? legalPages[0] })).data,
    view: appViews['settings/legal-manager-page'],
  }),
];
