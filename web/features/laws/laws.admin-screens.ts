import { appViews } from '../../entry/app-views.ts';
import { adminScreen, idOf, type Screen } from '../../lib/page/screen.ts';
import { versionsTitle } from '../../lib/versions/load-versions.ts';
import { loadLawVersions } from './text/load-law-versions.ts';

/** The administration of laws (spec 2.2). */
export const lawsAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/leyreglamento',
    params: ['size'],
    title: () => 'Leyes y reglamentos',
    load: async (api) => (await api.leyReglamento.get({})).data,
    view: appViews['laws/law-manager-page'],
  }),
  adminScreen({
    path: '/textoley',
    params: ['id'],
    title: ({ law }) => (law === undefined ? 'Texto de una ley' : `Texto: ${law.title}`),
    load: async (api, query) => {
      const id = idOf(query);
      const laws = (await api.leyReglamento.get({})).data;
      const law = laws.find((each) => each.id === id);
      const text = law === undefined ? null : (await api.leyTexto.getToEdit({ id })).data;
      return { law, text, laws };
    },
    view: appViews['laws/text/law-text-form-page'],
  }),
  adminScreen({
    path: '/versionesley',
    params: ['id', 'version'],
    title: versionsTitle,
    load: loadLawVersions,
    view: appViews['laws/text/law-versions-page'],
  }),
  adminScreen({
    path: '/leyescitadas',
    params: [],
    title: () => 'Textos que citan leyes que cambiaron',
    load: async (api) => (await api.leyTexto.getCitations({})).data,
    view: appViews['laws/cited-laws-page'],
  }),
];
