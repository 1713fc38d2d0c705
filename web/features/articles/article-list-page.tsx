import type { CategoryRow } from '../../../contract/calls/category.ts';
import { Chip, Chips } from '../../components/display/chip.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { TwoColumns } from '../../components/page/two-columns.tsx';
import { Pager } from '../../components/table/pager.tsx';
import { idOf, type PageViewProps } from '../../lib/page/screen.ts';
import { articleListHref } from './article-links.ts';
import { ArticlePost } from './article-post.tsx';
import { articlesOnPage, type LoadedArticleList } from './load-article-list.ts';
import { NoArticles } from './no-articles.tsx';
import { RecentArticles } from './recent-articles.tsx';
import { SearchForm } from './search-form.tsx';

/** The blog: newest articles first, of all subjects or one, or the results of a search (spec 2.6). */
export default function ArticleListPage({ data, query }: PageViewProps<LoadedArticleList>) {
  const { articles, total, recent, categories, category } = data;
  const page = Math.max(1, idOf(query, 'page'));
  const search = query['search'] || undefined;
  const isWhole = search === undefined && category === null;
  return (
    <div className="wrap page">
      <ListHead search={search} category={category} total={total} />
      {(!isWhole || total > articlesOnPage) && <SearchForm search={search ?? ''} />}
      <Categories categories={categories} chosen={category} />
      <TwoColumns label="Otros artículos" aside={<RecentArticles articles={recent} />}>
        {articles.map((article, index) => (
          <ArticlePost
            key={article.id}
            article={article}
            isLead={index === 0 && page === 1 && isWhole}
            first={index === 0}
          />
        ))}
        {articles.length === 0 ? (
          <NoArticles search={search} isOfCategory={category !== null} isPastEnd={total > 0} />
        ) : (
          <Pager
            page={page}
            pageSize={articlesOnPage}
            total={total}
            noun={['artículo', 'artículos']}
            hrefFor={(target) => articleListHref({ search, category: category?.id, page: target })}
          />
        )}
      </TwoColumns>
    </div>
  );
}

type ListHeadProps = { search: string | undefined; category: CategoryRow | null; total: number };

function ListHead({ search, category, total }: ListHeadProps) {
  const found = total === 1 ? '1 artículo' : `${total} artículos`;
  if (search !== undefined) {
    const among = category === null ? '' : ` en ${category.name}`;
    return <PageHead title={`Resultados para «${search}»`}>{`${found}${among}.`}</PageHead>;
  }
  if (category !== null)
    return <PageHead title={category.name}>{category.description || `${found}.`}</PageHead>;
  return (
    <PageHead title="Artículos">Lecturas cortas para tomar mejores decisiones sobre tu retiro.</PageHead>
  );
}

function Categories({ categories, chosen }: { categories: CategoryRow[]; chosen: CategoryRow | null }) {
  if (categories.length < 2) return null;
  return (
    <nav aria-label="Temas" className="subjects" data-noprint>
      <Chips>
        <Chip href="/articulos" aria-current={chosen === null ? 'page' : undefined}>
          Todos
        </Chip>
        {categories.map(({ id, name }) => (
          <Chip
            key={id}
            href={articleListHref({ category: id })}
            aria-current={chosen?.id === id ? 'page' : undefined}
          >
            {name}
          </Chip>
        ))}
      </Chips>
    </nav>
  );
}
