import type { ReactNode } from 'react';
import { DateBadge } from '../../components/display/date-badge.tsx';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import { Prose } from '../../components/text/prose.tsx';
import type { ImageSource } from '../../lib/image-urls.ts';
import styles from './article-body.module.css';

export type ArticleBodyProps = {
  title: string;
  /** The calendar date, 'YYYY-MM-DD'. */
  date: string;
  /** Sanitised HTML. */
  html: string;
  /** The picture under the title; null = none. */
  picture: ImageSource | null;
  alt: string;
  /** Where the article stands under a title of its own window, its title is of the second level. */
  isWithin?: boolean;
  /** Between title and picture. */
  children?: ReactNode;
};

/** An article as its readers see it: date, title, picture, text. What is previewed is this very part. */
export function ArticleBody({ title, date, html, picture, alt, isWithin, children }: ArticleBodyProps) {
  const Title = isWithin ? 'h2' : 'h1';
  return (
    <div className={styles.body}>
      <div className={styles.head}>
        <DateBadge date={date} flat />
        <Title className={styles.title}>{title}</Title>
      </div>
      {children}
      {picture !== null && (
        <figure className={styles.picture}>
          <ResponsiveImage
            {...picture}
            sizes="(max-width: 40em) 88vw, (max-width: 63.75em) 100vw, 46rem" // 88: prose-pictures.rules.ts
            alt={alt}
            width={800}
            height={420}
            first
          />
        </figure>
      )}
      <div id={isWithin ? undefined : 'texto'} className={styles.text}>
        <Prose html={html} />
      </div>
    </div>
  );
}
