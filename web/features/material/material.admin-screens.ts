import { appViews } from '../../entry/app-views.ts';
import { adminScreen, idOf, type Screen } from '../../lib/page/screen.ts';
import { homeOf } from '../course-home/load-course-home.ts';

/** The administration of material (spec 2.2). */
export const materialAdminScreens: readonly Screen[] = [
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
];
