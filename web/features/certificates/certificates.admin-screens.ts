import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';
import { homeOf } from '../course-home/load-course-home.ts';
import { loadCertificates } from './admin/load-certificates.ts';

/** The administration of certificates (spec 2.2). */
export const certificatesAdminScreens: readonly Screen[] = [
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
  adminScreen({
    path: '/certificadocurso',
    params: ['id', 'page', 'search', 'size', 'state', 'group'],
    title: ({ home }) => `Certificado: ${home.title}`,
    load: async (api, query) => {
      const [home, design, page] = await Promise.all([
        homeOf(api, query),
        api.certificate.getDesign({}),
        loadCertificates(api, { ...query, course: query['id'] }),
      ]);
      return { home, design: design.data, page };
    },
    view: appViews['certificates/admin/course-certificate-page'],
  }),
];
