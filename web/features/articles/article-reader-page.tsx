import type { ArticleCard, ArticleRead } from '../../../contract/articles/calls.ts';
import { withTermLinks } from '../../../contract/terms/mark-terms.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { TwoColumns } from '../../components/page/two-columns.tsx';
import { calendarDate } from '../../lib/format.ts';
import { imageOf } from '../../lib/image-urls.ts';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { SubjectNames } from '../../lib/page/subject-names.tsx';
import { UnpublishedNote } from '../../lib/page/unpublished-note.tsx';
import { ReadingTools } from '../../lib/reading-tools/reading-tools.tsx';
import { TermList, TermWindows } from '../../lib/terms/explained-terms.tsx';
import { Island } from '../../runtime/island.tsx';
import { AsksFeedback } from '../feedback/asks-feedback.tsx';
import { stateText } from './admin/article-state.tsx';
import { ArticleBody } from './article-body.tsx';
import { articleListHref } from './article-links.ts';
import styles from './article-reader-page.module.css';
import { RecentArticles } from './recent-articles.tsx';

/** The whole article: date, title, tools, image, text; other articles beside it (spec 2.6). */
export default function ArticleReaderPage({
  data,
}: PageViewProps<{ article: ArticleRead; recent: ArticleCard[] }>) {
  const { article, recent } = data;
  const tools = {
    title: article.title,
    readingMinutes: article.readingMinutes,
    hasTerms: article.terms.length > 0,
  };
  return (
    <div className="wrap page">
      <TwoColumns
        label="Otros artículos"
        aside={
          <>
            <TermList terms={article.terms} />
            <RecentArticles articles={recent} />
          </>
        }
      >
        <article>
          <Breadcrumb
            trail={[
              { label: 'Artículos', href: '/articulos' },
              { label: article.categorieName, href: articleListHref({ category: article.categoryId }) },
            ]}
          />
          {!article.published && (
            <UnpublishedNote editHref={`/editarticle?id=${article.id}`}>
              {stateText(article)}: solo lo ven los administradores.
            </UnpublishedNote>
          )}
          <ArticleBody
            title={article.title}
            date={calendarDate(article.date)}
            revised={calendarDate(article.revised)}
            html={withTermLinks(article.descriptionFull, article.terms)}
            image={imageOf('articlefile', article.id, article.imgDetalle ?? article.imgPortada)}
            alt={article.imgDetalle === null ? article.altPortada : article.altDetalle}
          >
            <Island name="reading-tools" props={tools}>
              <ReadingTools {...tools} />
            </Island>
          </ArticleBody>
          <SubjectNames subjects={article.subjects} />
          {article.published && <AsksFeedback page={{ kind: 'article', key: String(article.id) }} />}
          <TermWindows terms={article.terms} />
        </article>
        <ArticleNeighbours previous={article.previous} next={article.next} />
      </TwoColumns>
    </div>
  );
}

function ArticleNeighbours({ previous, next }: Pick<ArticleRead, 'previous' | 'next'>) {
  if (previous === null && next === null) return null;
  return (
    <nav className={styles.neighbours} aria-label="Más artículos" data-noprint>
      {previous !== null && (
        <a href={`/leerarticulo?id=${previous.id}`}>
          <Icon name="chevron-left" />
          <span>
            <small>Artículo anterior</small>
            {previous.title}
          </span>
        </a>
      )}
      {next !== null && (
        <a href={`/leerarticulo?id=${next.id}`} className={styles.next}>
          <span>
            <small>Artículo siguiente</small>
            {next.title}
          </span>
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  );
}
