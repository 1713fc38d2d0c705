import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';
import { loadVersions, versionsTitle } from '../../lib/versions/load-versions.ts';

/** The administration of terms (spec 2.2). */
export const termsAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/terminos',
    params: ['id', 'size'],
    title: () => 'Glosario',
    load: async (api) => (await api.term.get({})).data,
    view: appViews['terms/term-manager-page'],
  }),
  adminScreen({
    path: '/versionestermino',
    params: ['id', 'version'],
    title: versionsTitle,
    load: (api, query) => loadVersions(api.term, query),
    view: appViews['terms/term-versions-page'],
  }),
];
