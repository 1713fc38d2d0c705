import { appViews } from '../../entry/app-views.ts';
import { adminScreen, idOf, type Screen } from '../../lib/page/screen.ts';
import { loadVersions, versionsTitle } from '../../lib/versions/load-versions.ts';
import { homeOf } from '../course-home/load-course-home.ts';
import { loadCourses } from './admin/load-courses.ts';

/** The administration of courses (spec 2.2). */
export const coursesAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/course',
    params: ['page', 'search', 'size', 'state'],
    title: () => 'Cursos',
    load: loadCourses,
    view: appViews['courses/admin/course-manager-page'],
  }),
  adminScreen({
    path: '/addcourse',
    params: [],
    title: () => 'Agregar curso',
    load: async () => ({ home: null, course: null }),
    view: appViews['courses/admin/course-form-page'],
  }),
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
];
