import { appViews } from '../../entry/app-views.ts';
import { adminScreen, idOf, type Screen } from '../../lib/page/screen.ts';
import { loadAttemptsOf } from './load-attempts-of.ts';

/** The administration of people (spec 2.2). */
export const peopleAdminScreens: readonly Screen[] = [
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
