import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';

/** The administration of categories (spec 2.2). */
export const categoriesAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/category',
    params: ['size'],
    title: () => 'Categorías',
    load: async (api) => (await api.category.get({})).data,
    view: appViews['categories/category-manager-page'],
  }),
];
