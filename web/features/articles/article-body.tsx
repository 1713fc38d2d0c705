import type { ReactNode } from 'react';
import { DateBadge } from '../../components/display/date-badge.tsx';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import { Prose } from '../../components/text/prose.tsx';
import type { ImageSource } from '../../lib/image-urls.ts';
import { TextFacts } from '../../lib/page/text-facts.tsx';
import styles from './article-body.module.css';

export type ArticleBodyProps = {
  title: string;
  /** The calendar date, 'YYYY-MM-DD'. */
  date: string;
  /** The calendar date of its last change; the same as `date` if there was none since. */
  revised: string;
  /** Sanitised HTML. */
  html: string;
  /** The image under the title; null = none. */
  image: ImageSource | null;
  alt: string;
  /** True inside a dialog with a title of its own: the article's title is then a second-level heading. */
  isWithin?: boolean;
  /** Shown between title and image. */
  children?: ReactNode;
};

/** An article as its readers see it: date, title, image, text. The preview uses this same component. */
export function ArticleBody({
  title,
  date,
  revised,
  html,
  image,
  alt,
  isWithin,
  children,
}: ArticleBodyProps) {
  const Title = isWithin ? 'h2' : 'h1';
  return (
    <div className={styles.body}>
      <div className={styles.head}>
        <DateBadge date={date} flat />
        <Title className={styles.title}>{title}</Title>
      </div>
      <TextFacts published={date} revised={revised} />
      {children}
      {image !== null && (
        <figure className={styles.picture}>
          <ResponsiveImage
            {...image}
            sizes="(max-width: 40em) 88vw, (max-width: 63.75em) 100vw, 46rem" // 88: prose-images.rules.ts
            alt={alt}
            width={800}
            height={420}
            first
          />
        </figure>
      )}
      <div data-long-text={isWithin ? undefined : ''} className={styles.text}>
        <Prose html={html} />
      </div>
    </div>
  );
}
