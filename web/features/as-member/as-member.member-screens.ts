import { memberStateOf } from '../../lib/page/member-states.ts';
import { idOf, type Screen, screen } from '../../lib/page/screen.ts';

/** Screens of those who signed in: as-member (spec 2.2). */
export const asMemberMemberScreens: readonly Screen[] = [
  screen({
    path: '/vercomomiembro',
    who: 'admin',
    mode: 'page',
    frame: 'site',
    params: ['id', 'como'],
    title: ({ course }) => `Como miembro: ${course.title}`,
    load: async (api, query) => ({
      course: (await api.course.read({ id: idOf(query) })).data,
      as: memberStateOf(query['como']),
    }),
    adminBar: ({ course, as }) => ({
      courseId: course.id,
      shown: { path: '/vercomomiembro', state: as },
    }),
    view: () => import('./as-member-page.tsx'),
  }),
];
