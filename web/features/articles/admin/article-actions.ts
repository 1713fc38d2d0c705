import type { ArticleListed } from '../../../../contract/calls/article.ts';
import type { CategoryRow } from '../../../../contract/calls/category.ts';
import type { Api } from '../../../../contract/index.ts';
import { seenItemsOf, trashAction } from '../../../lib/lists/bulk-actions.ts';
import type { BulkAction } from '../../../lib/lists/bulk-bar.tsx';

export const articleActions = (
  api: Api,
  categories: readonly CategoryRow[],
): readonly BulkAction<ArticleListed>[] => [
  {
    label: 'Publicar',
    icon: 'check',
    send: (rows) => api.article.publishMany({ ...seenItemsOf(rows), Published: true }),
  },
  {
    label: 'Pasar a borrador',
    icon: 'lock',
    send: (rows) => api.article.publishMany({ ...seenItemsOf(rows), Published: false }),
  },
  {
    label: 'Mover',
    icon: 'tag',
    choices: {
      label: 'Categoría',
      load: async () => categories.map(({ id, name }) => ({ value: id, label: name })),
    },
    send: (rows, CategoryId) => api.article.moveMany({ ...seenItemsOf(rows), CategoryId }),
  },
  trashAction(api, {
    type: 'Articulo',
    send: (items) => api.article.deleteMany(items),
    consequence: ['El artículo dejará de verse', 'Los # artículos dejarán de verse'],
  }),
];
