import type { Api } from '../../../contract/index.ts';
import { idOf, type Screen, screen } from '../../lib/page/screen.ts';
import { nameOfCourse } from '../courses/name-of-course.ts';
import type { ExamData } from '../exams/exam.tsx';
import type { TrialData } from './trial.tsx';

/** The exam that an administrator tries. */
async function loadTrial(api: Api, id: number): Promise<TrialData> {
  const [course, settings] = await Promise.all([api.course.read({ id }), api.question.getConfig({ id })]);
  const { modules: _, ...shown } = course.data;
  return { course: shown, settings: settings.data };
}

/** Screens of those who signed in: trial (spec 2.2). */
export const trialMemberScreens: readonly Screen[] = [
  screen({
    path: '/test',
    who: 'signedIn',
    mode: 'page',
    frame: 'exam',
    params: ['id'],
    title: ({ title }) => `Examen: ${title}`,
    load: nameOfCourse,
    loadOwn: async (api, query, { username: userName, role }): Promise<ExamData | TrialData> => {
      const id = idOf(query);
      if (role === 'admin') return loadTrial(api, id);
      const [course, enrolments] = await Promise.all([
        api.course.read({ id }),
        api.users.getUserCourse({ userName, courseId: id }),
      ]);
      const { modules: _, ...shown } = course.data; // members in an exam get its page without the course's text
      const enrolment = enrolments.info[0] ?? null;
      // a member who is not enrolled is refused the settings and sent to the course
      const settings = enrolment === null ? null : (await api.question.getConfig({ id })).data;
      return { course: shown, settings, enrolment };
    },
    view: () => import('./exam-page.tsx'),
  }),
];
