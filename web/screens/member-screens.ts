import { idOf, type Screen, screen } from '../lib/screen.ts';

/** Screens of members, and the profile of everybody who signed in (portal.md §2). */
export const memberScreens: readonly Screen<unknown>[] = [
  screen({
    path: '/profile',
    who: 'signedIn',
    mode: 'app',
    frame: 'site',
    params: ['tab'],
    title: () => 'Mi perfil',
    load: async (api, _query, viewer) => {
      const userName = viewer?.username ?? '';
      const isMember = viewer?.role === 'member';
      const [profile, enrolments] = await Promise.all([
        api.users.get({ userName }),
        isMember ? api.users.getUserCourse({ userName }) : Promise.resolve({ info: [] }),
      ]);
      return { profile: profile.data, enrolments: enrolments.info };
    },
    view: () => import('../features/profile/profile-page.tsx'),
  }),
  screen({
    path: '/leermodulos',
    who: 'signedIn',
    mode: 'app',
    frame: 'site',
    params: ['id'],
    title: ({ course }) => course.title,
    load: async (api, query, viewer) => {
      const id = idOf(query);
      const [course, comments, enrolments] = await Promise.all([
        api.course.read({ id }),
        api.course.getComment({ courseId: id, Page: 1, PageSize: 200 }),
        viewer?.role === 'member'
          ? api.users.getUserCourse({ userName: viewer.username })
          : Promise.resolve({ info: [] }),
      ]);
      const mine = comments.data.find((comment) => comment.mine) ?? null;
      return {
        course: course.data,
        mine,
        enrolment: enrolments.info.find((row) => row.courseId === id) ?? null,
      };
    },
    view: () => import('../features/courses/course-reading-page.tsx'),
  }),
  screen({
    path: '/test',
    who: 'member',
    mode: 'app',
    frame: 'exam',
    params: ['id', 'userId'],
    title: ({ course }) => `Examen: ${course.title}`,
    load: async (api, query, viewer) => {
      const id = idOf(query);
      const [course, enrolments] = await Promise.all([
        api.course.read({ id }),
        api.users.getUserCourse({ userName: viewer?.username ?? '' }),
      ]);
      const { modules: _, ...shown } = course.data; // whoever sits an exam gets its page without the course's text
      return { course: shown, enrolment: enrolments.info.find((row) => row.courseId === id) ?? null };
    },
    view: () => import('../features/exams/exam-page.tsx'),
  }),
];
