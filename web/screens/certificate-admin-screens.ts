import { appViews } from '../app-views.ts';
import { loadCertificates } from '../features/certificates/admin/load-certificates.ts';
import { adminScreen, type Screen } from '../lib/page/screen.ts';

/** The administrators' screens of certificates (spec 9.9). */
export const certificateAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/certificados',
    params: ['page', 'search', 'size', 'state', 'group', 'course', 'person'],
    title: () => 'Certificados',
    load: loadCertificates,
    view: appViews['certificates/admin/certificate-manager-page'],
  }),
  adminScreen({
    path: '/disenocertificado',
    params: [],
    title: () => 'Diseño del certificado',
    load: async (api) => (await api.certificate.getDesign({})).data,
    view: appViews['certificates/admin/design-page'],
  }),
];
