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
import { idOf, type Screen, screen } from '../lib/page/screen.ts';

/**
 * The administration's screens (spec 2.2); /inicio, /correos, /mensajes, /comentarios and /revisiones are extensions.
 */
export const adminScreens: readonly Screen[] = [
  screen({
    path: '/inicio',
    who: 'admin',
    mode: 'app',
    frame: 'admin',
    params: [],
    title: () => 'Inicio',
    load: async (api) => (await api.inicio.get({})).data,
    view: appViews['overview/overview-page'],
  }),
  screen({
    path: '/category',
    who: 'admin',
    mode: 'app',
    frame: 'admin',
    params: ['size'],
    title: () => 'Categorías',
    load: async (api) => (await api.category.get({})).data,
    view: appViews['categories/category-manager-page'],
  }),
  screen({
    path: '/listarticle',
    who: 'admin',
    mode: 'app',
    frame: 'admin',
    params: ['page', 'search', 'sort', 'order', 'size', 'state', 'category'],
    title: () => 'Artículos',
    load: async (api, query) => {
      const [page, categories] = await Promise.all([loadArticles(api, query), api.category.get({})]);
      return { ...page, categories: categories.data };
    },
    view: appViews['articles/admin/article-manager-page'],
  }),
  screen({
    path: '/addarticle',
    who: 'admin',
    mode: 'app',
    frame: 'admin',
    params: [],
    title: () => 'Agregar artículo',
    load: async (api) => ({ article: null, categories: (await api.category.get({})).data }),
    view: appViews['articles/admin/article-form-page'],
  }),
  screen({
    path: '/editarticle',
    who: 'admin',
    mode: 'app',
    frame: 'admin',
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
  screen({
    path: '/imagearticulo',
    who: 'admin',
    mode: 'app',
    frame: 'admin',
    params: ['id'],
    title: () => 'Imagen de Portada y Detalle del Articulo',
    load: async (api, query) => (await api.article.getImages({ id: idOf(query) })).data,
    view: appViews['images/article-images-page'],
  }),
  screen({
    path: '/revisiones',
    who: 'admin',
    mode: 'app',
    frame: 'admin',
    params: ['id', 'version'],
    title: ({ chosen }) => (chosen === null ? 'Versiones' : `Versión ${chosen.version}`),
    load: async (api, query) => {
      const id = idOf(query);
      const version = idOf(query, 'version');
      const [article, revisions, categories, chosen] = await Promise.all([
        api.article.getToEdit({ id }),
        api.article.getRevisions({ id }),
        api.category.get({}),
        version === 0 ? null : api.article.getRevision({ id, version }),
      ]);
      return {
        article: article.data,
        revisions: revisions.data,
        categories: categories.data,
        chosen: chosen === null ? null : chosen.data,
      };
    },
    view: appViews['articles/admin/article-revisions-page'],
  }),
  screen({
    path: '/course',
    who: 'admin',
    mode: 'app',
    frame: 'admin',
    params: ['page', 'search', 'size', 'state'],
    title: () => 'Cursos',
    load: loadCourses,
    view: appViews['courses/admin/course-manager-page'],
  }),
  screen({
    path: '/addcourse',
    who: 'admin',
    mode: 'app',
    frame: 'admin',
    params: [],
    title: () => 'Agregar curso',
    load: async () => ({ home: null, course: null }),
    view: appViews['courses/admin/course-form-page'],
  }),
  screen({
    path: '/usuarios',
    who: 'admin',
    mode: 'app',
    frame: 'admin',
    params: ['page', 'search', 'size', 'state', 'role', 'group'],
    title: () => 'Usuarios',
    load: loadUsers,
    view: appViews['accounts/admin/user-list-page'],
  }),
  screen({
    path: '/usuarios/importar',
    who: 'admin',
    mode: 'app',
    frame: 'admin',
    params: ['id'],
    title: () => 'Importar personas',
    load: loadImport,
    view: appViews['people-import/people-import-page'],
  }),
  screen({
    path: '/editusuario',
    who: 'admin',
    mode: 'app',
    frame: 'admin',
    params: ['id'],
    title: () => 'Editar usuario',
    load: async (api, query) => (await api.usuario.getToEdit({ id: idOf(query) })).data,
    view: appViews['accounts/admin/user-form-page'],
  }),
  screen({
    path: '/correos',
    who: 'admin',
    mode: 'app',
    frame: 'admin',
    params: ['page', 'search', 'size', 'state'],
    title: () => 'Correos',
    load: loadMails,
    view: appViews['mail/mail-page'],
  }),
  screen({
    path: '/mensajes',
    who: 'admin',
    mode: 'app',
    frame: 'admin',
    params: ['page', 'search', 'size', 'state', 'id'],
    title: () => 'Mensajes',
    load: loadMessages,
    view: appViews['messages/messages-page'],
  }),
  screen({
    path: '/comentarios',
    who: 'admin',
    mode: 'app',
    frame: 'admin',
    params: ['page', 'search', 'size', 'state', 'course'],
    title: () => 'Comentarios',
    load: loadCommentDesk,
    view: appViews['comments/comment-desk-page'],
  }),
  screen({
    path: '/opiniones',
    who: 'admin',
    mode: 'app',
    frame: 'admin',
    params: ['page', 'search', 'size', 'tipo'],
    title: () => '¿Te sirvió?',
    load: loadFeedback,
    view: appViews['feedback/feedback-page'],
  }),
  screen({
    path: '/report',
    who: 'admin',
    mode: 'app',
    frame: 'admin',
    params: ['tab', 'id', 'group', 'from', 'to'],
    title: () => 'Reportes',
    status: ({ problem }) => (problem === null ? 200 : 400),
    load: loadReport,
    view: appViews['reports/report-page'],
  }),
];
