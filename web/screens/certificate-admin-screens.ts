import { appViews } from '../app-views.ts';
import { loadCertificates } from '../features/certificates/admin/load-certificates.ts';
import { type Screen, screen } from '../lib/page/screen.ts';

/** The administrators' screens of certificates (spec 9.9). */
export const certificateAdminScreens: readonly Screen[] = [
  screen({
    path: '/certificados',
    who: 'admin',
    mode: 'app',
    frame: 'admin',
    params: ['page', 'search', 'size', 'state', 'group', 'course', 'person'],
    title: () => 'Certificados',
    load: loadCertificates,
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
