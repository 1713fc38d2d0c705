import { appViews } from '../app-views.ts';
import { loadUsers } from '../features/accounts/admin/load-users.ts';
import { loadArticles } from '../features/articles/admin/load-articles.ts';
import { loadCommentDesk } from '../features/comments/load-comment-desk.ts';
import { loadCourses } from '../features/courses/admin/load-courses.ts';
import { loadFeedback } from '../features/feedback/load-feedback.ts';
import { loadMails } from '../features/mail/load-mails.ts';
import { loadMessages } from '../features/messages/load-messages.ts';
import { loadImport } from '../features/people-import/load-import.ts';
import { loadReport } from '../features/reports/load-report.ts';
import { adminScreen, idOf, type Screen } from '../lib/page/screen.ts';
import { loadVersions, versionsTitle } from '../lib/versions/load-versions.ts';

/**
 * The administration's screens (spec 2.2); /inicio, /correos, /mensajes, /comentarios and /revisiones are extensions.
 */
export const adminScreens: readonly Screen[] = [
  adminScreen({
    path: '/inicio',
    params: [],
    title: () => 'Inicio',
    load: async (api) => (await api.inicio.get({})).data,
    view: appViews['overview/overview-page'],
  }),
  adminScreen({
    path: '/category',
    params: ['size'],
    title: () => 'Categorías',
    load: async (api) => (await api.category.get({})).data,
    view: appViews['categories/category-manager-page'],
  }),
  adminScreen({
    path: '/listarticle',
    params: ['page', 'search', 'sort', 'order', 'size', 'state', 'category'],
    title: () => 'Artículos',
    load: async (api, query) => {
      const [page, categories] = await Promise.all([loadArticles(api, query), api.category.get({})]);
      return { ...page, categories: categories.data };
    },
    view: appViews['articles/admin/article-manager-page'],
  }),
  adminScreen({
    path: '/addarticle',
    params: [],
    title: () => 'Agregar artículo',
    load: async (api) => ({ article: null, categories: (await api.category.get({})).data }),
    view: appViews['articles/admin/article-form-page'],
  }),
  adminScreen({
    path: '/editarticle',
    params: ['id'],
    title: () => 'Editar artículo',
    load: async (api, query) => {
      const [article, categories] = await Promise.all([
        api.article.getToEdit({ id: idOf(query) }),
        api.category.get({}),
      ]);
      return { article: article.data, categories: categories.data };
    },
    view: appViews['articles/admin/article-form-page'],
  }),
  adminScreen({
    path: '/imagearticulo',
    params: ['id'],
    title: () => 'Imagen de Portada y Detalle del Articulo',
    load: async (api, query) => (await api.article.getImages({ id: idOf(query) })).data,
    view: appViews['images/article-images-page'],
  }),
  adminScreen({
    path: '/revisiones',
    params: ['id', 'version'],
    title: versionsTitle,
    load: async (api, query) => {
      const [loaded, categories] = await Promise.all([
        loadVersions(api.article, query),
        api.category.get({}),
      ]);
      return { ...loaded, categories: categories.data };
    },
    view: appViews['articles/admin/article-revisions-page'],
  }),
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
    path: '/usuarios',
    params: ['page', 'search', 'size', 'state', 'role', 'group'],
    title: () => 'Usuarios',
    load: loadUsers,
    view: appViews['accounts/admin/user-list-page'],
  }),
  adminScreen({
    path: '/usuarios/importar',
    params: ['id', 'course'],
    title: () => 'Importar personas',
    load: loadImport,
    view: appViews['people-import/people-import-page'],
  }),
  adminScreen({
    path: '/editusuario',
    params: ['id'],
    title: () => 'Editar usuario',
    load: async (api, query) => (await api.usuario.getToEdit({ id: idOf(query) })).data,
    view: appViews['accounts/admin/user-form-page'],
  }),
  adminScreen({
    path: '/correos',
    params: ['page', 'search', 'size', 'state'],
    title: () => 'Correos',
    load: loadMails,
    view: appViews['mail/mail-page'],
  }),
  adminScreen({
    path: '/mensajes',
    params: ['page', 'search', 'size', 'state', 'id'],
    title: () => 'Mensajes',
    load: loadMessages,
    view: appViews['messages/messages-page'],
  }),
  adminScreen({
    path: '/comentarios',
    params: ['page', 'search', 'size', 'state', 'course'],
    title: () => 'Comentarios',
    load: loadCommentDesk,
    view: appViews['comments/comment-desk-page'],
  }),
  adminScreen({
    path: '/opiniones',
    params: ['page', 'search', 'size', 'tipo'],
    title: () => '¿Te sirvió?',
    load: loadFeedback,
    view: appViews['feedback/feedback-page'],
  }),
  adminScreen({
    path: '/report',
    params: ['tab', 'id', 'group', 'from', 'to'],
    title: () => 'Reportes',
    status: ({ problem }) => (problem === null ? 200 : 400),
    load: loadReport,
    view: appViews['reports/report-page'],
  }),
];
