import type { ArticleCard } from '../../../contract/calls/article.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { TwoColumns } from '../../components/page/two-columns.tsx';
import { Pager } from '../../components/table/pager.tsx';
import { idOf, type PageViewProps } from '../../lib/page/screen.ts';
import { ArticlePost } from './article-post.tsx';
import { NoArticles } from './no-articles.tsx';
import { RecentArticles } from './recent-articles.tsx';
import { SearchForm } from './search-form.tsx';

const pageSize = 10;

/** The blog: newest articles first, or the results of a search (spec 2.6). */
export default function ArticleListPage({
  data,
  query,
}: PageViewProps<{ articles: ArticleCard[]; total: number; recent: ArticleCard[] }>) {
  const { articles, total, recent } = data;
  const page = Math.max(1, idOf(query, 'page'));
  const search = query['search'] || undefined;
  const hrefFor = (target: number) =>
    `/articulos?${new URLSearchParams({ ...(search === undefined ? {} : { search }), page: String(target) })}`;
  return (
    <div className="wrap page">
      {search === undefined ? (
        <PageHead title="Artículos">Lecturas cortas para tomar mejores decisiones sobre tu retiro.</PageHead>
      ) : (
        <PageHead title={`Resultados para «${search}»`}>
          {total === 1 ? '1 artículo encontrado.' : `${total} artículos encontrados.`}
        </PageHead>
      )}
      {(search !== undefined || total > pageSize) && <SearchForm search={search ?? ''} />}
      <TwoColumns aside={<RecentArticles articles={recent} />}>
        {articles.map((article, index) => (
          <ArticlePost
            key={article.id}
            article={article}
            isLead={index === 0 && page === 1 && search === undefined}
            first={index === 0}
          />
        ))}
        {articles.length === 0 ? (
          <NoArticles search={search} isPastEnd={total > 0} />
        ) : (
          <Pager
            page={page}
            pageSize={pageSize}
            total={total}
            noun={['artículo', 'artículos']}
            hrefFor={hrefFor}
          />
        )}
      </TwoColumns>
    </div>
  );
}
