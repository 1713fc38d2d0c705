import { appViews } from '../../entry/app-views.ts';
import { adminScreen, idOf, type Screen, screen } from '../../lib/page/screen.ts';
import { homeOf } from '../course-home/load-course-home.ts';
import { loadAttempts } from './load-attempts.ts';

/** The administration of attempts (spec 2.2). */
export const attemptsAdminScreens: readonly Screen[] = [
  screen({
    path: '/intento',
    who: 'signedIn',
    mode: 'app',
    frame: 'person',
    params: ['id'],
    title: ({ number, courseTitle }) => `Intento ${number}: ${courseTitle}`,
    load: async (api, query) => (await api.attempt.getEvidence({ id: idOf(query) })).data,
    view: appViews['attempts/evidence-page'],
  }),
  adminScreen({
    path: '/intentos',
    params: ['id', 'state', 'group', 'page', 'search', 'size'],
    title: ({ home }) => `Intentos: ${home.title}`,
    load: async (api, query) => {
      const [home, page] = await Promise.all([homeOf(api, query), loadAttempts(api, query)]);
      return { ...page, home, now: new Date().toISOString() };
    },
    view: appViews['attempts/attempt-list-page'],
  }),
];
