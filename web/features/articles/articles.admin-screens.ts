import { appViews } from '../../entry/app-views.ts';
import { adminScreen, idOf, type Screen } from '../../lib/page/screen.ts';
import { loadVersions, versionsTitle } from '../../lib/versions/load-versions.ts';
import { loadArticles } from './admin/load-articles.ts';

/** The administration of articles (spec 2.2). */
export const articlesAdminScreens: readonly Screen[] = [
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
];
