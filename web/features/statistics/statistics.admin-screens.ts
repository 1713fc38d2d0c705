import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';
import { homeOf } from '../course-home/load-course-home.ts';
import { loadStatistics } from './load-statistics.ts';

/** The administration of statistics (spec 2.2). */
export const statisticsAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/estadisticas',
    params: ['id', 'group', 'from', 'to'],
    title: ({ home }) => `Estadísticas: ${home.title}`,
    status: ({ problem }) => (problem === null ? 200 : 400),
    load: async (api, query) => {
      const [home, statistics] = await Promise.all([homeOf(api, query), loadStatistics(api, query)]);
      return { ...statistics, home };
    },
    view: appViews['statistics/statistics-page'],
  }),
];
