import { popularCourses, truncations } from '../../../contract/constants.ts';
import type { CourseCard } from '../../../contract/courses/calls.ts';
import { ArrowLink } from '../../components/display/arrow-link.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { SectionHead } from '../../components/page/page-head.tsx';
import { CourseCards } from '../courses/course-card.tsx';
import { courseCardsOf } from '../courses/course-cards.ts';
import styles from './popular-courses.module.css';

/**
 * The best rated courses, called so once somebody has rated one, with descriptions cut to 42 characters (spec 2.5); the
 * same for everybody, a member's own among them.
 */
export function PopularCourses({ courses }: { courses: readonly CourseCard[] }) {
  return (
    <section className={`wrap ${styles.block}`} aria-labelledby="cursos-populares">
      <SectionHead
        id="cursos-populares"
        title="Cursos populares"
        action={
          <ArrowLink href="/vercursos">
            Ver todos los cursos <Icon name="arrow-right" />
          </ArrowLink>
        }
      >
        {courses.some(({ ratingCount }) => ratingCount > 0)
          ? 'Los mejor valorados por quienes ya los tomaron'
          : 'Elige uno y empieza hoy'}
      </SectionHead>
      {courses.length === 0 ? (
        <p className="muted">Muy pronto habrá cursos aquí.</p>
      ) : (
        <CourseCards
          courses={courseCardsOf(courses.slice(0, popularCourses), {
            level: 3,
            textLength: truncations.homeCourse,
          })}
        />
      )}
    </section>
  );
}
