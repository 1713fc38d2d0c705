import type { ArticleCard, ArticleRead } from '../../../contract/article.ts';
import { Crumb } from '../../components/crumb.tsx';
import { DayLeaf } from '../../components/day-leaf.tsx';
import { Picture } from '../../components/picture.tsx';
import { Prose } from '../../components/prose.tsx';
import { TwoColumns } from '../../components/two-columns.tsx';
import { calendarDate } from '../../lib/format.ts';
import { Island } from '../../lib/island.tsx';
import { pictureOf } from '../../lib/pictures.ts';
import type { ViewProps } from '../../lib/screen.ts';
import { ArticleNeighbours } from './article-neighbours.tsx';
import styles from './article-reader-page.module.css';
import { ArticleTools } from './article-tools.tsx';
import { RecentArticles } from './recent-articles.tsx';

/** An article whole: date, title, tools, picture, text; then the articles beside it (portal.md §2, Article reader). */
export default function ArticleReaderPage({
  data,
}: ViewProps<{ article: ArticleRead; recent: ArticleCard[] }>) {
  const { article, recent } = data;
  const tools = { title: article.title, readingMinutes: article.readingMinutes };
  return (
    <div className="wrap page">
      <TwoColumns aside={<RecentArticles articles={recent} />}>
        <article>
          <Crumb trail={[{ label: 'Artículos', href: '/articulos' }, { label: article.categorieName }]} />
          <div className={styles.head}>
            <DayLeaf date={calendarDate(article.date)} flat />
            <h1>{article.title}</h1>
          </div>
          <Island name="article-tools" props={tools}>
            <ArticleTools {...tools} />
          </Island>
          <figure className={styles.picture}>
            <Picture
              {...pictureOf('articlefile', article.id, article.imgDetalle ?? article.imgPortada)}
              sizes="(max-width: 63.75em) 100vw, 46rem"
              alt=""
              width={800}
              height={420}
              first
            />
          </figure>
          <div id="texto" className={styles.text}>
            <Prose html={article.descriptionFull} />
          </div>
        </article>
        <ArticleNeighbours previous={article.previous} next={article.next} />
      </TwoColumns>
    </div>
  );
}
