import type { CourseCard } from '../../../contract/courses/calls.ts';
import { truncate } from '../../../contract/text/text.ts';
import { inOneLine } from '../../../contract/text/visible-text.ts';
import { imageOf } from '../../lib/image-urls.ts';
import type { CourseCardProps } from './course-card.tsx';

/** The data of course cards, with descriptions cut to `textLength` visible characters (spec 6.5). */
export function courseCardsOf(
  courses: readonly CourseCard[],
  { level, textLength, firstCount = 0 }: { level: 2 | 3; textLength: number; firstCount?: number },
): (CourseCardProps & { key: number })[] {
  return courses.map((course, index) => ({
    key: course.id,
    href: `/leercurso?id=${course.id}`,
    title: course.title,
    text: truncate(inOneLine(course.description), textLength),
    cover: imageOf('coursefileinfo', course.id, course.imgPortada),
    coverAlt: course.imgPortada === null ? '' : course.altPortada,
    moduleCount: course.countModule,
    minutes: course.duration,
    dates: course.dates,
    rating: course.rating,
    ratingCount: course.ratingCount,
    level,
    first: index < firstCount,
  }));
}
