import { appViews } from '../../entry/app-views.ts';
import { adminScreen, idOf, type Screen } from '../../lib/page/screen.ts';
import { homeOf } from '../course-home/load-course-home.ts';

/** The administration of images (spec 2.2). */
export const imagesAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/imagearticulo',
    params: ['id'],
    title: () => 'Imagen de Portada y Detalle del Articulo',
    load: async (api, query) => (await api.article.getImages({ id: idOf(query) })).data,
    view: appViews['images/article-images-page'],
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
];
