import { recentArticles } from '../../../contract/constants.ts';
import { inOneLine } from '../../../contract/text/visible-text.ts';
import { articleThing, pageThings, trailThing } from '../../lib/page/linked-data.ts';
import { idOf, publicScreen, type Screen } from '../../lib/page/screen.ts';
import { placeholderUrl } from '../../lib/placeholder.ts';
import { loadArticleList } from './load-article-list.ts';

/** The public screens of articles (spec 2.2). */
export const articlesScreens: readonly Screen[] = [
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
    view: () => import('./article-list-page.tsx'),
  }),
  publicScreen({
    path: '/leerarticulo',
    counts: 'article',
    rowOf: 'article',
    params: ['id'],
    hasBanner: true,
    title: ({ article }) => article.title,
    description: ({ article }) => inOneLine(article.description),
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
    view: () => import('./article-reader-page.tsx'),
  }),
];
