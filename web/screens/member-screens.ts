import { appViews } from '../app-views.ts';
import { idOf, type Screen, screen } from '../lib/page/screen.ts';

/** Screens of members, and the profile of everybody who signed in (spec 2.2). */
export const memberScreens: readonly Screen[] = [
  screen({
    path: '/profile',
    who: 'signedIn',
    withProvisional: true,
    mode: 'app',
    sleeps: true,
    frame: 'person',
    params: ['tab'],
    title: () => 'Mi perfil',
    load: async (api, _query, viewer) => {
      const userName = viewer?.username ?? '';
      const isMember = viewer?.role === 'member';
      const [profile, enrolments] = await Promise.all([
        api.users.get({ userName }),
        isMember ? api.users.getUserCourse({ userName }) : { info: [] },
      ]);
      // while a made-up password has to be changed, every other call is refused
      const asksSummary = !isMember && !profile.data.mustChangePassword;
      const summary = asksSummary ? await api.inicio.getSummary({}) : null;
      return {
        profile: profile.data,
        enrolments: enrolments.info,
        wantsSummary: summary?.data.wanted ?? false,
      };
    },
    view: appViews['profile/profile-page'],
  }),
  screen({
    path: '/leermodulos',
    who: 'signedIn',
    mode: 'app',
    sleeps: true,
    frame: 'site',
    params: ['id'],
    title: ({ course }) => course.title,
    load: async (api, query, viewer) => {
      const id = idOf(query);
      const course = (await api.course.read({ id })).data;
      if (course.modules === undefined || viewer === null) return { course, reading: null };
      const ofMember = viewer.role === 'member';
      const [files, comments, enrolments] = await Promise.all([
        api.course.getFileCourse({ courseId: id, WithLinks: true }),
        ofMember ? api.course.getComment({ courseId: id, Mine: true }) : { data: [] },
        ofMember ? api.users.getUserCourse({ userName: viewer.username, courseId: id }) : { info: [] },
      ]);
      const reading = {
        files: files.data.map(({ links: _, ...file }) => file),
        links: files.data.flatMap(({ links = [] }) => links),
        mine: comments.data[0] ?? null,
        enrolment: enrolments.info[0] ?? null,
      };
      return { course, reading };
    },
    view: appViews['reading/course-reading-page'],
  }),
  screen({
    path: '/test',
    who: 'member',
    mode: 'app',
    sleeps: true,
    frame: 'exam',
    params: ['id', 'userId'],
    title: ({ course }) => `Examen: ${course.title}`,
    load: async (api, query, viewer) => {
      const id = idOf(query);
      const [course, enrolments] = await Promise.all([
        api.course.read({ id }),
        api.users.getUserCourse({ userName: viewer?.username ?? '', courseId: id }),
      ]);
      const { modules: _, ...shown } = course.data; // members in an exam get its page without the course's text
      const enrolment = enrolments.info[0] ?? null;
      // a member who is not enrolled is refused the settings, and is led to the course
      const settings = enrolment === null ? null : (await api.question.getConfig({ id })).data;
      return { course: shown, settings, enrolment };
    },
    view: appViews['exams/exam-page'],
  }),
  screen({
    path: '/misintentos',
    who: 'member',
    mode: 'app',
    sleeps: true,
    frame: 'site',
    params: ['id'],
    title: ({ course }) => `Mis intentos: ${course.title}`,
    load: async (api, query, viewer) => {
      const courseId = idOf(query);
      const [course, attempts] = await Promise.all([
        api.course.read({ id: courseId }),
        api.attempt.getOwn({ courseId, userId: viewer?.accountId ?? 0 }),
      ]);
      return { course: { id: courseId, title: course.data.title }, attempts: attempts.data };
    },
    view: appViews['attempts/own-attempts-page'],
  }),
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
];
