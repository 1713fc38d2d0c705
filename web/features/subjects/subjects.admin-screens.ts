import { appViews } from '../../entry/app-views.ts';
import { adminScreen, idOf, type Screen } from '../../lib/page/screen.ts';
import { loadVersions, versionsTitle } from '../../lib/versions/load-versions.ts';

/** The administration of subjects (spec 2.2). */
export const subjectsAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/editartemas',
    params: ['id', 'respuesta', 'pregunta', 'desde', 'size'],
    title: () => 'Temas',
    async load(api, query) {
      const rows = (await api.subject.get({})).data;
      const id = query['respuesta']
        ? (await api.subject.read({ answerId: idOf(query, 'respuesta') })).data.id
        : /^\d+$/.test(query['id'] ?? '')
          ? idOf(query)
          : undefined;
      return { rows, edited: id === undefined ? null : (await api.subject.getToEdit({ id })).data };
    },
    view: appViews['subjects/subject-manager-page'],
  }),
  adminScreen({
    path: '/versionestema',
    params: ['id', 'version'],
    title: versionsTitle,
    load: (api, query) => loadVersions(api.subject, query),
    view: appViews['subjects/subject-versions-page'],
  }),
];
