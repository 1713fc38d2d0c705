import { appViews } from '../app-views.ts';
import { wantedOf } from '../features/results/results.rules.ts';
import { idOf, pageOf, type Screen, screen, tablePageSize } from '../lib/page/screen.ts';

/** The screens of people and what they achieved (spec 17.1, 17.4); both are extensions. */
export const resultsScreens: readonly Screen[] = [
  screen({
    path: '/resultados',
    who: 'admin',
    mode: 'app',
    frame: 'admin',
    params: ['id', 'state', 'page', 'search', 'sort', 'order'],
    title: ({ course }) => `Resultados: ${course.title}`,
    load: async (api, query) => {
      const asked = { courseId: idOf(query), ...wantedOf(query), ...pageOf(query), PageSize: tablePageSize };
      const { data, total } = await api.result.get(asked);
      return { ...data, total: total ?? data.rows.length };
    },
    view: appViews['results/results-page'],
  }),
  screen({
    path: '/persona',
    who: 'admin',
    mode: 'app',
    frame: 'admin',
    params: ['id', 'page', 'search'],
    title: ({ person }) => person.fullname,
    load: async (api, query) => {
      const id = idOf(query);
      const [person, attempts] = await Promise.all([
        api.person.get({ id }),
        api.person.getAttempts({ id, ...pageOf(query), PageSize: tablePageSize }),
      ]);
      return {
        person: person.data,
        attempts: attempts.data,
        total: attempts.total ?? attempts.data.length,
      };
    },
    view: appViews['people/person-page'],
  }),
];
