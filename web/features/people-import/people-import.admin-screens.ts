import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';
import { loadImport } from './load-import.ts';

/** The administration of people-import (spec 2.2). */
export const peopleImportAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/usuarios/importar',
    params: ['id', 'course'],
    title: () => 'Importar personas',
    load: loadImport,
    view: appViews['people-import/people-import-page'],
  }),
];
