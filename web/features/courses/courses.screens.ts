import { certificateFlags } from '../../../contract/constants.ts';
import { courseThing, pageThings, trailThing } from '../../lib/page/linked-data.ts';
import { idOf, pageOf, publicScreen, type Screen } from '../../lib/page/screen.ts';
import { placeholderUrl } from '../../lib/placeholder.ts';
import { plainBeginning } from '../pension-system/plain-text.rules.ts';

/** The public screens of courses (spec 2.2). */
export const coursesScreens: readonly Screen[] = [
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
    view: () => import('./course-grid-page.tsx'),
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
    view: () => import('./course-detail-page.tsx'),
  }),
];
