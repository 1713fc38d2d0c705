import { appViews } from '../app-views.ts';
import { filterOf } from '../features/certificates/admin/certificate-states.ts';
import { pageOf, type Screen, screen, tablePageSize } from '../lib/page/screen.ts';

/** The administrators' screens of certificates (spec 9.9). */
export const certificateAdminScreens: readonly Screen[] = [
  screen({
    path: '/certificados',
    who: 'admin',
    mode: 'app',
    frame: 'admin',
    params: ['page', 'search', 'state'],
    title: () => 'Certificados',
    load: async (api, query) => {
      const wanted = { ...pageOf(query), ...filterOf(query), PageSize: tablePageSize };
      const { data, total } = await api.certificate.get(wanted);
      return { certificates: data, total: total ?? data.length };
    },
    view: appViews['certificates/admin/certificate-manager-page'],
  }),
  screen({
    path: '/disenocertificado',
    who: 'admin',
    mode: 'app',
    frame: 'admin',
    params: [],
    title: () => 'Diseño del certificado',
    load: async (api) => (await api.certificate.getDesign({})).data,
    view: appViews['certificates/admin/design-page'],
  }),
];
