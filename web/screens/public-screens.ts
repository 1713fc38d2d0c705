import { certificateFlags, popularCourses, recentArticles } from '../../contract/constants.ts';
import { firstQuestionParameters } from '../../contract/pension/first-answer.ts';
import { loadArticleList } from '../features/articles/load-article-list.ts';
import { type HomeOwn, homeOwnOf } from '../features/home/home-own.ts';
import { loadPensionSystem } from '../features/pension-system/pension-parts.ts';
import { plainBeginning } from '../features/pension-system/plain-text.rules.ts';
import { loadMaterial, loadSearch } from '../features/search/load-search.ts';
import { pageOfRows } from '../lib/lists/page-of-rows.rules.ts';
import {
  articleThing,
  courseThing,
  lawThing,
  pageThings,
  portalThings,
  trailThing,
  videoThings,
} from '../lib/page/linked-data.ts';
import { idOf, pageOf, publicScreen, type Screen } from '../lib/page/screen.ts';
import { placeholderUrl } from '../lib/placeholder.ts';
import { answerScreens } from './answer-screens.ts';
import { calculatorScreens } from './calculator-screens.ts';
import { certificateScreens } from './certificate-screens.ts';
import { drawnCover } from './drawn-cover.ts';
import { helpScreens } from './help-screens.ts';
import { legalScreens } from './legal-screens.ts';

/** The public screens (spec 2.2). */
export const publicScreens: readonly Screen[] = [
  publicScreen({
    path: '/',
    params: firstQuestionParameters,
    personalParams: firstQuestionParameters,
    hasBanner: true,
    title: (_, { settings: { name, slogan } }) => `${name}: ${slogan}`,
    description: () =>
      'Cuándo te jubilas y cuánto recibirás. Cursos breves, artículos claros y un certificado digital para entender tu pensión.',
    linkedData: (_, page) => portalThings(page),
    load: async (api) => {
      const [slides, routes, courses, facts] = await Promise.all([
        api.homeSlider.getImages({}),
        api.ruta.get({}),
        // a member is shown the best of those that they do not have
        api.course.get({ Page: 1, PageSize: popularCourses * 2, Sort: 'popular' }),
        api.calculator.getFacts({}),
      ]);
      return { slides: slides.data, courses: courses.datas, routes: routes.data, ...facts.data };
    },
    loadOwn: async (api, _, { role, username: userName }): Promise<HomeOwn | undefined> => {
      if (role !== 'member') return undefined;
      const [courses, profile] = await Promise.all([
        api.users.getUserCourse({ userName }),
        api.users.get({ userName }),
      ]);
      return homeOwnOf(courses.info, profile.data, Date.now());
    },
    view: () => import('../features/home/home-page.tsx'),
  }),
  publicScreen({
    path: '/login',
    isPrivate: true,
    params: ['next', 'username', 'strcode'],
    title: () => 'Iniciar sesión',
    description: () => 'Entra a tu cuenta y sigue tus cursos donde los dejaste.',
    linkedData: (_, page) => pageThings(page),
    load: async () => null,
    view: () => import('../features/accounts/sessions/login-page.tsx'),
  }),
  publicScreen({
    path: '/register',
    isPrivate: true,
    params: ['next'],
    title: () => 'Crea tu cuenta',
    description: () => 'Crea tu cuenta gratis para tomar cursos, rendir exámenes y obtener certificados.',
    linkedData: (_, page) => pageThings(page),
    load: async () => null,
    view: () => import('../features/accounts/register-page.tsx'),
  }),
  publicScreen({
    path: '/registrolisto',
    isPrivate: true,
    isNotIndexed: true,
    params: ['correo'],
    title: () => 'Revisa tu correo',
    description: () => 'Abre el enlace que te enviamos y tu cuenta queda lista.',
    load: async () => null,
    view: () => import('../features/accounts/registered-page.tsx'),
  }),
  publicScreen({
    path: '/forgetpassword',
    isPrivate: true,
    params: ['username', 'strcode'],
    title: () => 'Recupera tu contraseña',
    description: () => 'Pide un enlace a tu correo y elige una contraseña nueva.',
    linkedData: (_, page) => pageThings(page),
    load: async () => null,
    view: () => import('../features/accounts/recovery/forgotten-password-page.tsx'),
  }),
  publicScreen({
    path: '/contact',
    params: ['enviado'],
    title: () => 'Contacto',
    description: () => 'Escribe al instituto: te responde a tu correo.',
    linkedData: (_, page) => pageThings(page, [], 'ContactPage'),
    load: async (api) =>
      (await api.parameter.get({})).data.filter(({ group }) => group === 'Dónde y a quién'),
    loadOwn: async (api, _, { username }) => (await api.users.get({ userName: username })).data.email,
    view: () => import('../features/contact/contact-page.tsx'),
  }),
  publicScreen({
    path: '/buscar',
    params: ['search', 'type', 'page'],
    title: ({ search }) => (search === '' ? 'Buscar' : `Buscar: ${search}`),
    description: () => 'Busca en los artículos, los cursos, los videos y las leyes del portal.',
    isNotIndexed: true,
    load: loadSearch,
    loadOwn: async (api, query, { role }) => (role === 'member' ? loadMaterial(api, query) : undefined),
    view: () => import('../features/search/search-page.tsx'),
  }),
  publicScreen({
    path: '/articulos',
    params: ['page', 'search', 'category'],
    hasBanner: true,
    title: () => 'Artículos',
    description: () => 'Artículos claros sobre aportes, jubilación y pensiones.',
    linkedData: (_, page) => pageThings(page, [], 'CollectionPage'),
    load: loadArticleList,
    adminBar: () => ({
      edit: null,
      back: { label: 'Volver a Artículos', href: '/listarticle' },
    }),
    view: () => import('../features/articles/article-list-page.tsx'),
  }),
  publicScreen({
    path: '/leerarticulo',
    counts: 'article',
    rowOf: 'article',
    params: ['id'],
    hasBanner: true,
    title: ({ article }) => article.title,
    description: ({ article }) => article.description,
    cover: ({ article: { id, imgPortada } }) => ({
      folder: 'articlefile',
      file: imgPortada,
      drawing: placeholderUrl(id),
    }),
    linkedData: ({ article }, page) => [
      articleThing(page, {
        section: article.categorieName,
        published: article.date,
        revised: article.revised,
      }),
      trailThing(page, [{ name: 'Artículos', path: '/articulos' }]),
    ],
    load: async (api, query) => {
      const [article, recent] = await Promise.all([
        api.article.read({ id: idOf(query) }),
        api.article.getClient({ Page: 1, PageSize: recentArticles + 1 }),
      ]);
      return {
        article: article.data,
        recent: recent.data.filter(({ id }) => id !== article.data.id).slice(0, recentArticles),
      };
    },
    adminBar: ({ article }) => ({
      edit: { label: 'Editar este artículo', href: `/editarticle?id=${article.id}` },
      back: { label: 'Volver', href: '/listarticle' },
    }),
    view: () => import('../features/articles/article-reader-page.tsx'),
  }),
  publicScreen({
    path: '/vervideo',
    rowOf: 'video',
    isListToo: true,
    params: ['page', 'id'],
    hasBanner: true,
    title: ({ named }) => named?.title ?? 'Videos',
    description: ({ named }) =>
      plainBeginning(named?.description ?? '') || 'Videos breves que explican cómo se construye tu pensión.',
    linkedData: ({ rows, named }, page) =>
      named === undefined
        ? [...pageThings(page, [], 'CollectionPage'), ...rows.flatMap((video) => videoThings(page, video))]
        : [...videoThings(page, named), trailThing(page, [{ name: 'Videos', path: '/vervideo' }])],
    async load(api, query) {
      const rows = (await api.video.get({})).data;
      return { ...pageOfRows(rows, query, 24), named: rows.find(({ id }) => id === idOf(query)) };
    },
    adminBar: () => ({
      edit: { label: 'Editar los videos', href: '/video' },
      back: { label: 'Volver', href: '/inicio' },
    }),
    view: () => import('../features/videos/video-page.tsx'),
  }),
  publicScreen({
    path: '/lsistemapension',
    rowOf: 'pension_item',
    isListToo: true,
    params: ['id', 'todas'],
    hasBanner: true,
    title: ({ parts, place }) =>
      place === null ? 'Sistema de pensiones' : (parts[place]?.title ?? 'Sistema de pensiones'),
    description: ({ parts, place }) =>
      plainBeginning((place === null ? undefined : parts[place]?.description) ?? '') ||
      'Cómo funciona el sistema de pensiones, parte por parte.',
    cover: ({ parts, place }) => drawnCover(parts[place ?? 0] ?? { id: 7, title: '' }),
    linkedData: ({ parts, place }, page) => {
      const part = place === null ? undefined : parts[place];
      if (part === undefined) return pageThings(page, [], 'CollectionPage');
      const section = 'Sistema de pensiones';
      return [
        articleThing(page, { section, revised: part.revised }),
        trailThing(page, [{ name: section, path: '/lsistemapension' }]),
      ];
    },
    load: loadPensionSystem,
    adminBar: () => ({
      edit: { label: 'Editar estos textos', href: '/sistemapension' },
      back: { label: 'Volver', href: '/inicio' },
    }),
    view: () => import('../features/pension-system/pension-system-page.tsx'),
  }),
  publicScreen({
    path: '/ruta',
    rowOf: 'route',
    isListToo: true,
    params: ['id'],
    title: ({ route }) => route?.title ?? 'Rutas',
    description: ({ route }) =>
      route?.lead ?? 'Qué hacer según tu caso, paso a paso: los papeles, los plazos y a quién llamar.',
    cover: ({ route }) => drawnCover(route ?? { id: 0, title: 'Pasos' }),
    linkedData: ({ route }, page) =>
      route === null
        ? pageThings(page, [], 'CollectionPage')
        : [
            articleThing(page, { section: 'Rutas', revised: route.revised }),
            trailThing(page, [{ name: 'Rutas', path: '/ruta' }]),
          ],
    async load(api, query) {
      if (!query['id']) return { route: null, routes: (await api.ruta.get({})).data };
      return { route: (await api.ruta.read({ id: idOf(query) })).data, routes: [] };
    },
    adminBar: ({ route }) => ({
      edit: { label: 'Editar', href: route === null ? '/rutas' : `/rutas?id=${route.id}` },
      back: { label: 'Volver', href: '/inicio' },
    }),
    view: () => import('../features/routes/route-page.tsx'),
  }),
  publicScreen({
    path: '/vercursos',
    params: ['page'],
    hasBanner: true,
    title: () => 'Cursos',
    description: () => 'Cursos breves sobre pensiones, con examen y certificado digital.',
    linkedData: (_, page) => pageThings(page, [], 'CollectionPage'),
    load: async (api, query) => {
      const { datas, total } = await api.course.get({ ...pageOf(query), PageSize: 24 });
      return { courses: datas, total: total ?? datas.length };
    },
    adminBar: () => ({ edit: null, back: { label: 'Volver a Cursos', href: '/course' } }),
    view: () => import('../features/courses/course-grid-page.tsx'),
  }),
  publicScreen({
    path: '/leercurso',
    counts: 'course',
    rowOf: 'course',
    params: ['id', 'comments'],
    hasBanner: true,
    title: ({ course }) => course.title,
    description: ({ course }) => plainBeginning(course.description),
    cover: ({ course: { id, imgPortada } }) => ({
      folder: 'coursefileinfo',
      file: imgPortada,
      drawing: placeholderUrl(id),
    }),
    linkedData: ({ course }, page) => [
      courseThing(page, {
        ...course,
        minutes: course.duration,
        hasCertificate: course.certificado === certificateFlags.yes,
      }),
      trailThing(page, [{ name: 'Cursos', path: '/vercursos' }]),
    ],
    load: async (api, query) => {
      const id = idOf(query);
      const page = Math.max(0, idOf(query, 'comments')); // 0 = the first few
      const [course, comments, latest] = await Promise.all([
        api.course.read({ id }),
        api.course.getComment({ courseId: id, Page: Math.max(1, page), PageSize: page === 0 ? 3 : 20 }),
        api.course.get({ Page: 1, PageSize: 6 }),
      ]);
      return {
        course: course.data,
        comments: { rows: comments.data, total: comments.total ?? comments.data.length, page },
        latest: latest.datas.filter((other) => other.id !== id).slice(0, 5),
      };
    },
    loadOwn: async (api, query, { role }) =>
      role === 'admin' ? undefined : (await api.users.getEnrolment({ courseId: idOf(query) })).data,
    adminBar: ({ course }) => ({
      edit: { label: 'Editar este curso', href: `/editcourse?id=${course.id}` },
      back: { label: 'Volver', href: '/course' },
    }),
    view: () => import('../features/courses/course-detail-page.tsx'),
  }),
  publicScreen({
    path: '/leerleyreglamento',
    rowOf: 'law',
    isListToo: true,
    params: ['page', 'id', 'pagina'],
    hasBanner: true,
    title: () => 'Leyes y reglamentos',
    description: () => 'Leyes y reglamentos de pensiones para descargar.',
    identity: ({ page }) => ({ id: undefined, page: String(page) }), // a law's address is its page of the list
    linkedData: (_, page) => pageThings(page, [], 'CollectionPage'),
    load: async (api, query) => pageOfRows((await api.leyReglamento.get({})).data, query, 50),
    adminBar: () => ({
      edit: { label: 'Editar las leyes', href: '/leyreglamento' },
      back: { label: 'Volver', href: '/inicio' },
    }),
    view: () => import('../features/laws/law-list-page.tsx'),
  }),
  publicScreen({
    path: '/ley',
    rowOf: 'law',
    params: ['id', 'al', 'q'],
    hasBanner: true,
    title: ({ title }) => title,
    description: ({ number, title, description }) =>
      description || `${number}: ${title}, artículo por artículo.`,
    linkedData: (law, page) => [
      lawThing(page, { ...law, file: `/api/LeyReglamento/DownloadLeyReglamento?fileId=${law.id}` }),
      trailThing(page, [{ name: 'Leyes y reglamentos', path: '/leerleyreglamento' }]),
    ],
    load: async (api, query) =>
      (await api.leyTexto.read({ id: idOf(query), ...(query['al'] && { al: query['al'] }) })).data,
    adminBar: ({ id }) => ({
      edit: { label: 'Editar este texto', href: `/textoley?id=${id}` },
      back: { label: 'Volver', href: '/leyreglamento' },
    }),
    view: () => import('../features/laws/law-text-page.tsx'),
  }),
  ...calculatorScreens,
  ...answerScreens,
  ...certificateScreens,
  ...legalScreens,
  ...helpScreens,
];
