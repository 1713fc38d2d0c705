import { legalPages, legalTitles } from '../../contract/content/legal-pages.ts';
import { appViews } from '../app-views.ts';
import { loadAudit } from '../features/audit/load-audit.ts';
import { adminScreen, choiceOf, type Screen } from '../lib/page/screen.ts';

/** The administrators' screens of the portal itself: the institute's settings (spec 13.14), who did what (5.10), the state of the service (13.15). */
export const settingsScreens: readonly Screen[] = [
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
  adminScreen({
    path: '/auditoria',
    params: ['page', 'search', 'size', 'by', 'kind', 'from', 'to', 'linea'],
    title: () => 'Auditoría',
    load: loadAudit,
    view: appViews['audit/audit-page'],
  }),
  adminScreen({
    path: '/estado',
    params: [],
    title: () => 'Estado del servicio',
    load: async (api) => (await api.estado.get({})).data,
    view: appViews['service-state/state-page'],
  }),
  adminScreen({
    path: '/parametros',
    params: ['dato', 'calculadora'],
    title: () => 'Datos del país',
    load: async (api) => {
      const [facts, calculators] = await Promise.all([api.parameter.get({}), api.calculator.getAsked({})]);
      return { facts: facts.data, calculators: calculators.data };
    },
    view: appViews['parameters/parameters-page'],
  }),
];
