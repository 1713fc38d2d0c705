import type { CourseCard } from '../../contract/course.ts';
import { truncate } from '../../contract/text.ts';
import type { CourseCardProps } from '../components/course-card.tsx';
import { pictureOf } from './pictures.ts';

/** Courses as their cards show them, the description cut to `textLength` visible characters (portal.md §9). */
export function courseCardsOf(
  courses: readonly CourseCard[],
  { level, textLength, firstCount = 0 }: { level: 2 | 3; textLength: number; firstCount?: number },
): (CourseCardProps & { key: number })[] {
  return courses.map((course, index) => ({
    key: course.id,
    href: `/leercurso?id=${course.id}`,
    title: course.title,
    text: truncate(course.description, textLength),
    cover: pictureOf('coursefileinfo', course.id, course.imgPortada),
    coverAlt: course.imgPortada === null ? '' : course.altPortada,
    moduleCount: course.countModule,
    minutes: course.duration,
    rating: course.rating,
    ratingCount: course.ratingCount,
    level,
    first: index < firstCount,
  }));
}
