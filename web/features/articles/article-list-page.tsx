import type { CategoryRow } from '../../../contract/categories/calls.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Chip, ChipLinks } from '../../components/display/chip.tsx';
import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { TwoColumns } from '../../components/page/two-columns.tsx';
import { Pager } from '../../components/table/pager.tsx';
import { SearchInput } from '../../components/table/search-input.tsx';
import { PastEnd } from '../../lib/page/past-end.tsx';
import { idOf, type PageViewProps } from '../../lib/page/screen.ts';
import { articleListHref } from './article-links.ts';
import styles from './article-list-page.module.css';
import { ArticlePost } from './article-post.tsx';
import { articlesOnPage, type LoadedArticleList } from './load-article-list.ts';
import { RecentArticles } from './recent-articles.tsx';

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
  const found = counted(total, 'artículo', 'artículos');
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
      <ChipLinks>
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
      </ChipLinks>
    </nav>
  );
}

/** The search box with its current words. It works without script. */
function SearchForm({ search }: { search: string }) {
  return (
    <search>
      <form action="/articulos" method="get" aria-label="Buscar en los artículos" className={styles.form}>
        <SearchInput name="search" label="Buscar artículos" defaultValue={search} />
        <Button type="submit" kind="line" size="small">
          Buscar
        </Button>
      </form>
    </search>
  );
}

interface NoArticlesProps {
  search: string | undefined;
  isOfCategory: boolean;
  isPastEnd: boolean;
}

/** The list of articles when it is empty: nothing found, nothing published, or a page after the last. */
function NoArticles({ search, isOfCategory, isPastEnd }: NoArticlesProps) {
  if (isPastEnd) return <PastEnd what="artículos" first="/articulos" />;
  if (search === undefined && isOfCategory) {
    return (
      <EmptyState
        image="/motivos/libro.svg"
        title="Todavía no hay artículos de este tema"
        actions={<Button href="/articulos">Ver todos los artículos</Button>}
      >
        Los estamos escribiendo. Mientras tanto, lee los de otros temas.
      </EmptyState>
    );
  }
  if (search === undefined) {
    return (
      <EmptyState
        image="/motivos/libro.svg"
        title="Todavía no hay artículos"
        actions={<Button href="/vercursos">Ver cursos</Button>}
      >
        Los estamos escribiendo. Mientras tanto, empieza por un curso breve.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      image="/motivos/libro.svg"
      title={`Nada para «${search}»`}
      actions={<Button href="/articulos">Ver todos los artículos</Button>}
    >
      Prueba con otra palabra, más corta o en singular.
    </EmptyState>
  );
}
