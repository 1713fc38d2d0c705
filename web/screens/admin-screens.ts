import { legalPages, legalTitles } from '../../contract/content/legal-pages.ts';
import { appViews } from '../app-views.ts';
import { loadUsers } from '../features/accounts/admin/load-users.ts';
import { loadArticles } from '../features/articles/admin/load-articles.ts';
import { loadAudit } from '../features/audit/load-audit.ts';
import { loadCertificates } from '../features/certificates/admin/load-certificates.ts';
import { loadCommentDesk } from '../features/comments/load-comment-desk.ts';
import { loadCourses } from '../features/courses/admin/load-courses.ts';
import { loadFeedback } from '../features/feedback/load-feedback.ts';
import { loadLawVersions } from '../features/laws/text/load-law-versions.ts';
import { loadMails } from '../features/mail/load-mails.ts';
import { loadMessages } from '../features/messages/load-messages.ts';
import { loadImport } from '../features/people-import/load-import.ts';
import { loadReport } from '../features/reports/load-report.ts';
import { loadTrash } from '../features/trash/load-trash.ts';
import { adminScreen, choiceOf, idOf, type Screen } from '../lib/page/screen.ts';
import { loadVersions, versionsTitle } from '../lib/versions/load-versions.ts';

/** The administration's screens (spec 2.2). */
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
  adminScreen({
    path: '/certificados',
    params: ['page', 'search', 'size', 'state', 'group', 'course', 'person'],
    title: () => 'Certificados',
    load: loadCertificates,
    view: appViews['certificates/admin/certificate-manager-page'],
  }),
  adminScreen({
    path: '/disenocertificado',
    params: [],
    title: () => 'Diseño del certificado',
    load: async (api) => (await api.certificate.getDesign({})).data,
    view: appViews['certificates/admin/design-page'],
  }),
  adminScreen({
    path: '/video',
    params: ['size'],
    title: () => 'Videos',
    load: async (api) => (await api.video.get({})).data,
    view: appViews['videos/video-manager-page'],
  }),
  adminScreen({
    path: '/sistemapension',
    params: ['id', 'size'],
    title: () => 'Sistema de pensiones',
    load: async (api) => (await api.sistemaPension.getToEdit({})).data,
    view: appViews['pension-system/pension-manager-page'],
  }),
  adminScreen({
    path: '/leyreglamento',
    params: ['size'],
    title: () => 'Leyes y reglamentos',
    load: async (api) => (await api.leyReglamento.get({})).data,
    view: appViews['laws/law-manager-page'],
  }),
  adminScreen({
    path: '/textoley',
    params: ['id'],
    title: ({ law }) => (law === undefined ? 'Texto de una ley' : `Texto: ${law.title}`),
    load: async (api, query) => {
      const id = idOf(query);
      const laws = (await api.leyReglamento.get({})).data;
      const law = laws.find((each) => each.id === id);
      const text = law === undefined ? null : (await api.leyTexto.getToEdit({ id })).data;
      return { law, text, laws };
    },
    view: appViews['laws/text/law-text-form-page'],
  }),
  adminScreen({
    path: '/versionesley',
    params: ['id', 'version'],
    title: versionsTitle,
    load: loadLawVersions,
    view: appViews['laws/text/law-versions-page'],
  }),
  adminScreen({
    path: '/leyescitadas',
    params: [],
    title: () => 'Textos que citan leyes que cambiaron',
    load: async (api) => (await api.leyTexto.getCitations({})).data,
    view: appViews['laws/cited-laws-page'],
  }),
  adminScreen({
    path: '/editartemas',
    params: ['id', 'respuesta', 'pregunta', 'size'],
    title: () => 'Temas',
    async load(api, query) {
      const rows = (await api.subject.get({})).data;
      const id = query['respuesta']
        ? (await api.subject.read({ answerId: idOf(query, 'respuesta') })).data.id
        : /^\d+$/.test(query['id'] ?? '')
          ? idOf(query)
          : undefined;
      return { rows, edited: id === undefined ? null : (await api.subject.getToEdit({ id })).data };
    },
    view: appViews['subjects/subject-manager-page'],
  }),
  adminScreen({
    path: '/versionestema',
    params: ['id', 'version'],
    title: versionsTitle,
    load: (api, query) => loadVersions(api.subject, query),
    view: appViews['subjects/subject-versions-page'],
  }),
  adminScreen({
    path: '/terminos',
    params: ['id', 'size'],
    title: () => 'Glosario',
    load: async (api) => (await api.term.get({})).data,
    view: appViews['terms/term-manager-page'],
  }),
  adminScreen({
    path: '/versionestermino',
    params: ['id', 'version'],
    title: versionsTitle,
    load: (api, query) => loadVersions(api.term, query),
    view: appViews['terms/term-versions-page'],
  }),
  adminScreen({
    path: '/imageslider',
    params: ['size'],
    title: () => 'Slider',
    load: async (api) => (await api.homeSlider.getImages({})).data,
    view: appViews['slider/slider-manager-page'],
  }),
  adminScreen({
    path: '/rutas',
    params: ['id', 'size'],
    title: () => 'Rutas',
    async load(api, query) {
      const routes = (await api.ruta.get({})).data;
      const { id } = query;
      const edited =
        id === undefined || id === 'nueva' ? null : (await api.ruta.getToEdit({ id: idOf(query) })).data;
      return { routes, edited };
    },
    view: appViews['routes/route-manager-page'],
  }),
  adminScreen({
    path: '/versionesruta',
    params: ['id', 'version'],
    title: versionsTitle,
    load: (api, query) => loadVersions(api.ruta, query),
    view: appViews['routes/route-versions-page'],
  }),
  adminScreen({
    path: '/papelera',
    params: ['page', 'search', 'size', 'type'],
    title: () => 'Papelera',
    load: loadTrash,
    view: appViews['trash/trash-page'],
  }),
  adminScreen({
    path: '/ajustes',
    params: [],
    title: () => 'Ajustes',
    load: async (api) => {
      const [{ data }, overview] = await Promise.all([api.settings.get({}), api.inicio.get({})]);
      return { ...data, demoCount: overview.data.demoCount };
    },
    view: appViews['settings/settings-page'],
  }),
  adminScreen({
    path: '/ajustes/paginas',
    params: ['pagina'],
    title: ({ page }) => `Páginas legales: ${legalTitles[page]}`,
    load: async (api, query) =>
      (await api.legal.getToEdit({ Page: choiceOf(query, 'pagina', legalPages) ?? legalPages[0] })).data,
    view: appViews['settings/legal-manager-page'],
  }),
  adminScreen({
    path: '/auditoria',
    params: ['page', 'search', 'size', 'by', 'kind', 'from', 'to', 'linea'],
    title: () => 'Auditoría',
    load: loadAudit,
    view: appViews['audit/audit-page'],
  }),
  adminScreen({
    path: '/estado',
    params: [],
    title: () => 'Estado del servicio',
    load: async (api) => (await api.estado.get({})).data,
    view: appViews['service-state/state-page'],
  }),
  adminScreen({
    path: '/parametros',
    params: ['dato', 'calculadora'],
    title: () => 'Datos del país',
    load: async (api) => {
      const [facts, calculators] = await Promise.all([api.parameter.get({}), api.calculator.getAsked({})]);
      return { facts: facts.data, calculators: calculators.data };
    },
    view: appViews['parameters/parameters-page'],
  }),
];
