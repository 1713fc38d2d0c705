import { appViews } from '../app-views.ts';
import { loadGroupPage } from '../features/groups/load-groups.ts';
import { loadAttemptsOf } from '../features/people/load-attempts-of.ts';
import { loadResults } from '../features/results/load-results.ts';
import { adminScreen, idOf, type Screen } from '../lib/page/screen.ts';
import { homeOf } from './course-home-screens.ts';

/** The screens of people and results (spec 17.1, 17.4); both are extensions. */
export const resultsScreens: readonly Screen[] = [
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
  adminScreen({
    path: '/grupos',
    params: ['page', 'search', 'size'],
    title: () => 'Grupos',
    load: loadGroupPage,
    view: appViews['groups/group-list-page'],
  }),
  adminScreen({
    path: '/persona',
    params: ['id', 'page', 'search', 'size'],
    title: ({ person }) => person.fullname,
    load: async (api, query) => {
      const [person, page, otherNames] = await Promise.all([
        api.person.get({ id: idOf(query) }),
        loadAttemptsOf(api, query),
        api.certificate.getAll({ userId: idOf(query), State: 'otherName' }),
      ]);
      return { ...page, person: person.data, otherNames: otherNames.data };
    },
    view: appViews['people/person-page'],
  }),
];
