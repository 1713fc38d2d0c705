import { popularCourses, recentArticles } from '../contract/constants.ts';
import { idOf, type Query, type Screen, screen } from './lib/screen.ts';

const pageOf = (query: Query) => ({ Page: Math.max(1, idOf(query, 'page')), Search: query['search'] || undefined });

/** Every route of portal.md §2 that exists so far, in its order; extensions at the end. */
export const screens: readonly Screen<unknown>[] = [
  screen({
    path: '/', who: 'open', mode: 'page', frame: 'site', params: [], hasBanner: true,
    title: () => 'Aula Previsional: aprende cómo se construye tu pensión',
    description: () => 'Cursos breves, artículos claros y un certificado digital para entender tu pensión.',
    load: async (api) => {
      const [slides, courses] = await Promise.all([
        api.homeSlider.getImages({}),
        api.course.get({ Page: 1, PageSize: popularCourses, Sort: 'popular' }),
      ]);
      return { slides: slides.data, courses: courses.datas };
    },
    view: () => import('./features/home/home-page.tsx'),
  }),
  screen({
    path: '/login', who: 'open', mode: 'page', frame: 'bare', isPrivate: true, params: ['next', 'username', 'strcode'],
    title: () => 'Iniciar sesión', load: async () => null,
    view: () => import('./features/accounts/login-page.tsx'),
  }),
  screen({
    path: '/register', who: 'open', mode: 'page', frame: 'site', isPrivate: true, params: ['next'],
    title: () => 'Crea tu cuenta', load: async () => null,
    view: () => import('./features/accounts/register-page.tsx'),
  }),
  screen({
    path: '/forgetpassword', who: 'open', mode: 'page', frame: 'bare', isPrivate: true, params: ['username', 'strcode'],
    title: () => 'Recupera tu contraseña', load: async () => null,
    view: () => import('./features/accounts/forgotten-password-page.tsx'),
  }),
  screen({
    path: '/profile', who: 'signedIn', mode: 'app', frame: 'site', params: ['tab'],
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
    view: () => import('./features/profile/profile-page.tsx'),
  }),
  screen({
    path: '/contact', who: 'open', mode: 'page', frame: 'site', params: [],
    title: () => 'Contacto', load: async () => null,
    view: () => import('./features/contact/contact-page.tsx'),
  }),
  screen({
    path: '/category', who: 'admin', mode: 'app', frame: 'admin', params: [],
    title: () => 'Categorías', load: async (api) => (await api.category.get({})).data,
    view: () => import('./features/categories/category-manager-page.tsx'),
  }),
  screen({
    path: '/listarticle', who: 'admin', mode: 'app', frame: 'admin', params: ['page', 'search'],
    title: () => 'Artículos',
    load: async (api, query) => {
      const { data, total } = await api.article.get({ ...pageOf(query), PageSize: 20 });
      return { articles: data, total: total ?? data.length };
    },
    view: () => import('./features/articles/article-manager-page.tsx'),
  }),
  screen({
    path: '/addarticle', who: 'admin', mode: 'app', frame: 'admin', params: [],
    title: () => 'Agregar artículo',
    load: async (api) => ({ article: null, categories: (await api.category.get({})).data }),
    view: () => import('./features/articles/article-form-page.tsx'),
  }),
  screen({
    path: '/editarticle', who: 'admin', mode: 'app', frame: 'admin', params: ['id'],
    title: () => 'Editar artículo',
    load: async (api, query) => {
      const [article, categories] = await Promise.all([api.article.getToEdit({ id: idOf(query) }), api.category.get({})]);
      return { article: article.data, categories: categories.data };
    },
    view: () => import('./features/articles/article-form-page.tsx'),
  }),
  screen({
    path: '/articulos', who: 'open', mode: 'page', frame: 'site', params: ['page', 'search'], hasBanner: true,
    title: () => 'Artículos',
    load: async (api, query) => {
      const [list, recent] = await Promise.all([
        api.article.getClient({ ...pageOf(query), PageSize: 10 }),
        api.article.getClient({ Page: 1, PageSize: recentArticles }),
      ]);
      return { articles: list.data, total: list.total ?? list.data.length, recent: recent.data };
    },
    view: () => import('./features/articles/article-list-page.tsx'),
  }),
  screen({
    path: '/leerarticulo', who: 'open', mode: 'page', frame: 'site', params: ['id'], hasBanner: true,
    title: ({ article }) => article.title,
    description: ({ article }) => article.description,
    load: async (api, query) => {
      const [article, recent] = await Promise.all([
        api.article.read({ id: idOf(query) }),
        api.article.getClient({ Page: 1, PageSize: recentArticles + 1 }),
      ]);
      return { article: article.data, recent: recent.data.filter(({ id }) => id !== article.data.id).slice(0, recentArticles) };
    },
    view: () => import('./features/articles/article-reader-page.tsx'),
  }),
  screen({
    path: '/vervideo', who: 'open', mode: 'page', frame: 'site', params: [], hasBanner: true,
    title: () => 'Videos', load: async (api) => (await api.video.get({})).data,
    view: () => import('./features/videos/video-page.tsx'),
  }),
  screen({
    path: '/lsistemapension', who: 'open', mode: 'page', frame: 'site', params: [], hasBanner: true,
    title: () => 'Sistema de pensiones', load: async (api) => (await api.sistemaPension.get({})).data,
    view: () => import('./features/pension-system/pension-system-page.tsx'),
  }),
  screen({
    path: '/course', who: 'admin', mode: 'app', frame: 'admin', params: ['page', 'search'],
    title: () => 'Cursos',
    load: async (api, query) => {
      const { datas, total } = await api.course.get({ ...pageOf(query), PageSize: 20 });
      return { courses: datas, total: total ?? datas.length };
    },
    view: () => import('./features/courses/course-manager-page.tsx'),
  }),
  screen({
    path: '/addcourse', who: 'admin', mode: 'app', frame: 'admin', params: [],
    title: () => 'Agregar curso', load: async () => ({ course: null }),
    view: () => import('./features/courses/course-form-page.tsx'),
  }),
  screen({
    path: '/editcourse', who: 'admin', mode: 'app', frame: 'admin', params: ['id'],
    title: () => 'Editar curso',
    load: async (api, query) => ({ course: (await api.course.getToEdit({ id: idOf(query) })).data }),
    view: () => import('./features/courses/course-form-page.tsx'),
  }),
  screen({
    path: '/vercursos', who: 'open', mode: 'page', frame: 'site', params: ['page'], hasBanner: true,
    title: () => 'Cursos',
    load: async (api, query) => {
      const { datas, total } = await api.course.get({ ...pageOf(query), PageSize: 24 });
      return { courses: datas, total: total ?? datas.length };
    },
    view: () => import('./features/courses/course-grid-page.tsx'),
  }),
  screen({
    path: '/leercurso', who: 'open', mode: 'page', frame: 'site', params: ['id', 'comments'], hasBanner: true,
    title: ({ course }) => course.title,
    load: async (api, query) => {
      const id = idOf(query);
      const [course, comments, latest] = await Promise.all([
        api.course.read({ id }),
        api.course.getComment({ courseId: id, Page: 1, PageSize: query['comments'] === 'all' ? 200 : 3 }),
        api.course.get({ Page: 1, PageSize: 6 }),
      ]);
      return { course: course.data, comments: comments.data, latest: latest.datas.filter((other) => other.id !== id).slice(0, 5) };
    },
    view: () => import('./features/courses/course-detail-page.tsx'),
  }),
  screen({
    path: '/leermodulos', who: 'signedIn', mode: 'app', frame: 'site', params: ['id'],
    title: ({ course }) => course.title,
    load: async (api, query, viewer) => {
      const id = idOf(query);
      const [course, comments, enrolments] = await Promise.all([
        api.course.read({ id }),
        api.course.getComment({ courseId: id, Page: 1, PageSize: 200 }),
        viewer?.role === 'member' ? api.users.getUserCourse({ userName: viewer.username }) : Promise.resolve({ info: [] }),
      ]);
      const mine = comments.data.find((comment) => comment.mine) ?? null;
      return { course: course.data, mine, enrolment: enrolments.info.find((row) => row.courseId === id) ?? null };
    },
    view: () => import('./features/courses/course-reading-page.tsx'),
  }),
  screen({
    path: '/question', who: 'admin', mode: 'app', frame: 'admin', params: ['id'],
    title: () => 'Preguntas',
    load: async (api, query) => {
      const id = idOf(query);
      const [course, questions, settings] = await Promise.all([
        api.course.getToEdit({ id }), api.question.get({ id }), api.question.getConfig({ id }),
      ]);
      return { course: { id, title: course.data.title }, questions: questions.data, settings: settings.data };
    },
    view: () => import('./features/questions/question-manager-page.tsx'),
  }),
  screen({
    path: '/test', who: 'member', mode: 'app', frame: 'exam', params: ['id', 'userId'],
    title: ({ course }) => `Examen: ${course.title}`,
    load: async (api, query, viewer) => {
      const id = idOf(query);
      const [course, enrolments] = await Promise.all([
        api.course.read({ id }),
        api.users.getUserCourse({ userName: viewer?.username ?? '' }),
      ]);
      return { course: course.data, enrolment: enrolments.info.find((row) => row.courseId === id) ?? null };
    },
    view: () => import('./features/exams/exam-page.tsx'),
  }),
  screen({
    path: '/leerleyreglamento', who: 'open', mode: 'page', frame: 'site', params: [], hasBanner: true,
    title: () => 'Leyes y reglamentos', load: async (api) => (await api.leyReglamento.get({})).data,
    view: () => import('./features/laws/law-list-page.tsx'),
  }),
  screen({
    path: '/usuarios', who: 'admin', mode: 'app', frame: 'admin', params: ['page', 'search'],
    title: () => 'Usuarios',
    load: async (api, query) => {
      const { data, total } = await api.usuario.get({ ...pageOf(query), PageSize: 20 });
      return { users: data, total: total ?? data.length };
    },
    view: () => import('./features/users/user-list-page.tsx'),
  }),
  screen({
    path: '/editusuario', who: 'admin', mode: 'app', frame: 'admin', params: ['id'],
    title: () => 'Editar usuario', load: async (api, query) => (await api.usuario.getToEdit({ id: idOf(query) })).data,
    view: () => import('./features/users/user-form-page.tsx'),
  }),
  screen({
    path: '/correos', who: 'admin', mode: 'app', frame: 'admin', params: ['page', 'search'],
    title: () => 'Correos',
    load: async (api, query) => {
      const [mails, messages] = await Promise.all([
        api.mail.get({ ...pageOf(query), PageSize: 20 }),
        api.contact.get({ Page: 1, PageSize: 20 }),
      ]);
      return { mails: mails.data, total: mails.total ?? mails.data.length, messages: messages.data };
    },
    view: () => import('./features/mail/mail-page.tsx'),
  }),
];
