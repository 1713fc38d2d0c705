import type { Api } from '../../contract/index.ts';
import type { ExamData } from '../features/exams/exam.tsx';
import type { ProfileData } from '../features/profile/own-profile.tsx';
import type { ReadingData } from '../features/reading/course-reading-page.tsx';
import type { TrialData } from '../features/trial/trial.tsx';
import { memberStateOf } from '../lib/page/member-states.ts';
import { idOf, type Query, type Screen, screen } from '../lib/page/screen.ts';

async function nameOfCourse(api: Api, query: Query) {
  const { id, title } = (await api.course.read({ id: idOf(query) })).data;
  return { id, title };
}

/** The exam that an administrator tries. */
async function loadTrial(api: Api, id: number): Promise<TrialData> {
  const [course, settings] = await Promise.all([api.course.read({ id }), api.question.getConfig({ id })]);
  const { modules: _, ...shown } = course.data;
  return { course: shown, settings: settings.data };
}

/** Screens of members, and the profile of everybody who signed in (spec 2.2). */
export const memberScreens: readonly Screen[] = [
  screen({
    path: '/profile',
    who: 'signedIn',
    withProvisional: true,
    mode: 'page',
    frame: 'person',
    params: ['tab'],
    title: () => 'Mi perfil',
    load: async () => null,
    loadOwn: async (api, _query, { username: userName, role }): Promise<ProfileData> => {
      const isMember = role === 'member';
      const [profile, enrolments] = await Promise.all([
        api.users.get({ userName }),
        isMember ? api.users.getUserCourse({ userName }) : { info: [] },
      ]);
      // with a provisional password, or without gender and birth date, every other call is refused
      const { mustChangePassword, gender, fechaNac } = profile.data;
      const asksSummary = !isMember && !mustChangePassword && gender !== null && fechaNac !== null;
      const summary = asksSummary ? await api.inicio.getSummary({}) : null;
      return {
        profile: profile.data,
        enrolments: enrolments.info,
        wantsSummary: summary?.data.wanted ?? false,
      };
    },
    view: () => import('../features/profile/profile-page.tsx'),
  }),
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
    view: () => import('../features/reading/course-reading-page.tsx'),
  }),
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
    view: () => import('../features/as-member/as-member-page.tsx'),
  }),
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
    view: () => import('../features/trial/exam-page.tsx'),
  }),
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
    view: () => import('../features/attempts/own-attempts-page.tsx'),
  }),
];
