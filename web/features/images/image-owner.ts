import type { CallOptions } from '../../../contract/endpoint.ts';
import type { StoredImage } from '../../../contract/files/file-kinds.ts';
import type { ImageFolder } from '../../../contract/images/images.ts';
import type { Api } from '../../../contract/index.ts';

/** A new image in the form: the file, its description, its crop. */
type NewImage = Omit<Parameters<Api['article']['addArticleImage']>[0], 'articleId'>;

/** The owner of a cover and a detail image: its words and its calls. */
export interface ImageOwner {
  heading: string;
  label: string;
  list: { label: string; href: string };
  editHref(id: number): string;
  folder: ImageFolder;
  purposes: { cover: string; detail: string };
  callsOf(api: Api): Pick<Api['article'], 'setImageAlt' | 'deleteImage'>;
  add(
    api: Api,
    id: number,
    image: NewImage,
    options: CallOptions,
  ): Promise<{ data: StoredImage; message: string }>;
}

/** Articles (spec 2.14). */
export const articles: ImageOwner = {
  heading: 'Imagen de Portada y Detalle del Articulo',
  label: 'Artículo',
  list: { label: 'Artículos', href: '/listarticle' },
  editHref: (id) => `/editarticle?id=${id}`,
  folder: 'articlefile',
  purposes: { cover: 'Se ve en la lista de artículos.', detail: 'Se ve grande al abrir el artículo.' },
  callsOf: (api) => api.article,
  add: (api, articleId, image, options) => api.article.addArticleImage({ articleId, ...image }, options),
};

/** Courses (spec 2.16). */
export const courses: ImageOwner = {
  heading: 'Imagen de Portada y Detalle del Curso',
  label: 'Curso',
  list: { label: 'Cursos', href: '/course' },
  editHref: (id) => `/editcourse?id=${id}`,
  folder: 'coursefileinfo',
  purposes: { cover: 'Se ve en la lista de cursos.', detail: 'Se ve grande al abrir el curso.' },
  callsOf: (api) => api.course,
  add: (api, courseId, image, options) => api.course.addCourseImage({ courseId, ...image }, options),
};
