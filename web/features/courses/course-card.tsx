import { ArrowLink } from '../../components/display/arrow-link.tsx';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import { Stars } from '../../components/display/stars.tsx';
import { Card } from '../../components/page/card.tsx';
import { MetaLine } from '../../components/page/meta-line.tsx';
import { KindTag } from '../../lib/page/kind-tag.tsx';
import styles from './course-card.module.css';

export type CourseCardProps = {
  href: string;
  title: string;
  text: string;
  cover: { src: string; srcSet?: string; drawn: boolean };
  /** The description of the cover; '' = it is decoration. */
  coverAlt?: string;
  moduleCount: number;
  /** The required reading time. */
  minutes: number;
  /** When it and its exam open and close, in words; null = always open. */
  dates: string | null;
  /** The mean of the stars, and the number of ratings; null = the card says instead that it is a course. */
  rating: number | null;
  ratingCount: number;
  /** The title's level on its screen. */
  level: 2 | 3;
  /** One of the first cards of the screen: its cover loads at once. */
  first?: boolean;
};

/**
 * 88vw, so that 640 pixels are enough on a phone of double density; 20rem, so that 320 are on a desk of single density,
 * where a card of three in a row has 368. Four stand in one row, or in rows of two where it is too narrow (`.cards`).
 */
const sizesOf = (count: number) =>
  `(max-width: 40em) 88vw, ${count === 4 ? '(max-width: 74em) 35rem, 20rem' : '20rem'}`;

/** A course in the catalogue. 'Ver MÁs' is the link, stretched over the card (spec 2.8). */
function CourseCard({ level, cover, sizes, ...course }: CourseCardProps & { sizes: string }) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <Card as="article" className={styles.course}>
      <div className={styles.cover}>
        <ResponsiveImage
          {...cover}
          sizes={sizes}
          alt={course.coverAlt ?? ''}
          width={368}
          height={173}
          first={course.first}
        />
      </div>
      <div className={styles.body}>
        <Title className={styles.title}>{course.title}</Title>
        {course.text !== '' && <p>{course.text}</p>}
        <MetaLine
          items={[
            {
              icon: 'layers',
              text: `${course.moduleCount} ${course.moduleCount === 1 ? 'módulo' : 'módulos'}`,
            },
            { icon: 'clock', text: `${course.minutes} ${course.minutes === 1 ? 'minuto' : 'minutos'}` },
          ]}
        />
        {course.dates !== null && <p className="muted">{course.dates}</p>}
        <div className={styles.end}>
          {course.rating === null ? (
            <KindTag kind="course" />
          ) : (
            <Stars value={course.rating} count={course.ratingCount} />
          )}
          <ArrowLink href={course.href} subject={course.title} className={styles.go}>
            Ver MÁs
          </ArrowLink>
        </div>
      </div>
    </Card>
  );
}

/** Cards side by side, as many as fit. */
export function CourseCards({ courses }: { courses: readonly (CourseCardProps & { key: number })[] }) {
  return (
    <ul className={styles.cards}>
      {courses.map(({ key, ...course }) => (
        <li key={key}>
          <CourseCard {...course} sizes={sizesOf(courses.length)} />
        </li>
      ))}
    </ul>
  );
}
