import { memberStateOf } from '../../lib/page/member-states.ts';
import { idOf, type Screen, screen } from '../../lib/page/screen.ts';
import { nameOfCourse } from '../courses/name-of-course.ts';
import type { ReadingData } from './course-reading-page.tsx';

/** Screens of those who signed in: reading (spec 2.2). */
export const readingMemberScreens: readonly Screen[] = [
  screen({
    path: '/leermodulos',
    who: 'signedIn',
    mode: 'page',
    frame: 'site',
    params: ['id', 'como'],
    title: ({ title }) => title,
    load: nameOfCourse,
    loadOwn: async (api, query, { username: userName, role }): Promise<ReadingData> => {
      const id = idOf(query);
      const course = (await api.course.read({ id })).data;
      if (course.modules === undefined)
        return { course, reading: null, ...(await api.users.getEnrolment({ courseId: id })).data };
      const ofMember = role === 'member';
      const [files, comments, enrolments] = await Promise.all([
        api.course.getFileCourse({ courseId: id, WithLinks: true }),
        ofMember ? api.course.getComment({ courseId: id, Mine: true }) : { data: [] },
        ofMember ? api.users.getUserCourse({ userName, courseId: id }) : { info: [] },
      ]);
      const reading = {
        files: files.data.map(({ links: _, ...file }) => file),
        links: files.data.flatMap(({ links = [] }) => links),
        mine: comments.data[0] ?? null,
        enrolment: enrolments.info[0] ?? null,
      };
      return { course, reading: { ...reading, as: memberStateOf(query['como']) } };
    },
    adminBar: ({ id }, query) => ({
      courseId: id,
      shown: { path: '/leermodulos', state: memberStateOf(query['como']) },
    }),
    view: () => import('./course-reading-page.tsx'),
  }),
];
