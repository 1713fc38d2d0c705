import type { ArticleCard } from '../../../contract/articles/calls.ts';
import { thumbnailPixels } from '../../../contract/constants.ts';
import { LinkList } from '../../components/page/link-list.tsx';
import { dayAndMonth } from '../../lib/format.ts';
import { thumbnailOf } from '../../lib/image-urls.ts';

/** 'Artículos Recientes', with thumbnails of 80 × 80 (spec 2.6). */
export function RecentArticles({ articles }: { articles: readonly ArticleCard[] }) {
  const items = articles.map((article) => ({
    id: article.id,
    href: `/leerarticulo/?id=${article.id}`,
    title: article.title,
    note: dayAndMonth(article.date),
    image: thumbnailOf('articlefile', article.id, article.imgPortada ?? article.imgDetalle),
  }));
  return <LinkList title="Artículos Recientes" items={items} thumbnail={thumbnailPixels} />;
}
