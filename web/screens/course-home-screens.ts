import type { Api } from '../../contract/index.ts';
import { appViews } from '../app-views.ts';
import { loadAttempts } from '../features/attempts/load-attempts.ts';
import { loadCertificates } from '../features/certificates/admin/load-certificates.ts';
import { loadGroupPage } from '../features/groups/load-groups.ts';
import { loadAttemptsOf } from '../features/people/load-attempts-of.ts';
import { loadResults } from '../features/results/load-results.ts';
import { loadStatistics } from '../features/statistics/load-statistics.ts';
import { adminScreen, idOf, type Query, type Screen, screen } from '../lib/page/screen.ts';
import { loadVersions, versionsTitle } from '../lib/versions/load-versions.ts';

/** The head above the tabs of a course. */
const homeOf = async (api: Api, query: Query) => (await api.course.getHome({ id: idOf(query) })).data;

/** The tabs of a course and their screens (spec 2.16), with the screens of attempts, results, groups and people (17.1, 17.4). */
export const courseHomeScreens: readonly Screen[] = [
  adminScreen({
    path: '/editcourse',
    params: ['id'],
    title: ({ home }) => `Editar curso: ${home?.title ?? ''}`,
    load: async (api, query) => {
      const [home, course] = await Promise.all([
        homeOf(api, query),
        api.course.getToEdit({ id: idOf(query) }),
      ]);
      return { home, course: course.data };
    },
    view: appViews['courses/admin/course-form-page'],
  }),
  adminScreen({
    path: '/revisionescurso',
    params: ['id', 'version'],
    title: (data) => `${versionsTitle(data)}: ${data.home.title}`,
    load: async (api, query) => {
      const [home, loaded] = await Promise.all([homeOf(api, query), loadVersions(api.course, query)]);
      return { home, ...loaded };
    },
    view: appViews['courses/admin/course-revisions-page'],
  }),
  adminScreen({
    path: '/imageUpload',
    params: ['id'],
    title: () => 'Imagen de Portada y Detalle del Curso',
    load: async (api, query) => {
      const [home, images] = await Promise.all([
        homeOf(api, query),
        api.course.getImages({ id: idOf(query) }),
      ]);
      return { home, images: images.data };
    },
    view: appViews['images/course-images-page'],
  }),
  adminScreen({
    path: '/question',
    params: ['id', 'corregir', 'size'],
    title: ({ home }) => `Preguntas: ${home.title}`,
    load: async (api, query) => {
      const id = idOf(query);
      const [home, course, questions, settings] = await Promise.all([
        homeOf(api, query),
        api.course.getToEdit({ id }),
        api.question.get({ id }),
        api.question.getConfig({ id }),
      ]);
      return {
        home,
        modules: [...new Set(course.data.moduleList.map(({ title }) => title))].filter(Boolean),
        questions: questions.data,
        settings: settings.data,
        toCorrect: idOf(query, 'corregir'),
      };
    },
    view: appViews['questions/question-manager-page'],
  }),
  adminScreen({
    path: '/filecourse',
    params: ['id', 'size'],
    title: ({ home }) => `Material de apoyo: ${home.title}`,
    load: async (api, query) => {
      const [home, files] = await Promise.all([
        homeOf(api, query),
        api.course.getFileCourse({ courseId: idOf(query) }),
      ]);
      return { home, files: files.data };
    },
    view: appViews['material/material-manager-page'],
  }),
  adminScreen({
    path: '/estadisticas',
    params: ['id', 'group', 'from', 'to'],
    title: ({ home }) => `Estadísticas: ${home.title}`,
    status: ({ problem }) => (problem === null ? 200 : 400),
    load: async (api, query) => {
      const [home, statistics] = await Promise.all([homeOf(api, query), loadStatistics(api, query)]);
      return { ...statistics, home };
    },
    view: appViews['statistics/statistics-page'],
  }),
  adminScreen({
    path: '/certificadocurso',
    params: ['id', 'page', 'search', 'size', 'state', 'group'],
    title: ({ home }) => `Certificado: ${home.title}`,
    load: async (api, query) => {
      const [home, design, page] = await Promise.all([
        homeOf(api, query),
        api.certificate.getDesign({}),
        loadCertificates(api, { ...query, course: query['id'] }),
      ]);
      return { home, design: design.data, page };
    },
    view: appViews['certificates/admin/course-certificate-page'],
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
