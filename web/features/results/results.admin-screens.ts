import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';
import { homeOf } from '../course-home/load-course-home.ts';
import { loadResults } from './load-results.ts';

/** The administration of results (spec 2.2). */
export const resultsAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/resultados',
    params: ['id', 'state', 'group', 'page', 'search', 'sort', 'order', 'size'],
    title: ({ course }) => `Resultados: ${course.title}`,
    load: async (api, query) => {
      const [home, results] = await Promise.all([homeOf(api, query), loadResults(api, query)]);
      return { ...results, home };
    },
    view: appViews['results/results-page'],
  }),
];
