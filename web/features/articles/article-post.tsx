import type { ArticleCard } from '../../../contract/articles/calls.ts';
import { inOneLine } from '../../../contract/text/visible-text.ts';
import { ArrowLink } from '../../components/display/arrow-link.tsx';
import { classNames } from '../../components/display/class-names.ts';
import { DateBadge } from '../../components/display/date-badge.tsx';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import { calendarDate } from '../../lib/format.ts';
import { imageOf } from '../../lib/image-urls.ts';
import { KindTag } from '../../lib/page/kind-tag.tsx';
import { articleListHref } from './article-links.ts';
import styles from './article-post.module.css';

type ArticlePostProps = {
  article: ArticleCard;
  /** The newest article, shown large. */
  isLead: boolean;
  /** The first image of the screen. */
  first: boolean;
};

/** An article in the list: image with its date, category, title, beginning, 'Leer Más'. */
export function ArticlePost({ article, isLead, first }: ArticlePostProps) {
  const href = `/leerarticulo?id=${article.id}`;
  const sizes = isLead
    ? '(max-width: 40em) 88vw, (max-width: 63.75em) 94vw, 46rem'
    : '(max-width: 40em) 88vw, 18rem';
  return (
    <article className={classNames(styles.post, isLead && styles.lead)}>
      <div className={styles.picture}>
        <div className={styles.frame}>
          <ResponsiveImage
            {...imageOf('articlefile', article.id, article.imgPortada)}
            sizes={sizes}
            alt={article.imgPortada === null ? '' : article.altPortada}
            width={isLead ? 800 : 320}
            height={isLead ? 400 : 220}
            first={first}
          />
        </div>
        <DateBadge date={calendarDate(article.date)} className={styles.day} />
      </div>
      <div className={styles.text}>
        <a className={styles.subject} href={articleListHref({ category: article.categoryId })}>
          <KindTag kind="Articulo">{article.categorieName}</KindTag>
        </a>
        <h2>
          <a href={href} className="covers">
            {article.title}
          </a>
        </h2>
        <p>{inOneLine(article.description)}</p>
        <ArrowLink href={href} subject={article.title}>
          Leer Más
        </ArrowLink>
      </div>
    </article>
  );
}
