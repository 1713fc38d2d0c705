import { idOf, type Screen, screen } from '../../lib/page/screen.ts';
import { nameOfCourse } from '../courses/name-of-course.ts';

/** Screens of those who signed in: attempts (spec 2.2). */
export const attemptsMemberScreens: readonly Screen[] = [
  screen({
    path: '/misintentos',
    who: 'member',
    mode: 'page',
    frame: 'site',
    params: ['id'],
    title: ({ title }) => `Mis intentos: ${title}`,
    load: nameOfCourse,
    loadOwn: async (api, query, { accountId }) =>
      (await api.attempt.getOwn({ courseId: idOf(query), userId: accountId })).data,
    view: () => import('./own-attempts-page.tsx'),
  }),
];
