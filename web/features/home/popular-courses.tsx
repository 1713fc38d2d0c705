import type { Role } from '../../../contract/caller.ts';
import type { CourseCard } from '../../../contract/calls/course.ts';
import { popularCourses, truncations } from '../../../contract/constants.ts';
import { ArrowLink } from '../../components/display/arrow-link.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { SectionHead } from '../../components/page/page-head.tsx';
import { OwnPart } from '../../lib/page/own-part.tsx';
import { CourseCards } from '../courses/course-card.tsx';
import { courseCardsOf } from '../courses/course-cards.ts';
import type { HomeOwn } from './home-own.ts';
import styles from './popular-courses.module.css';

interface PopularCoursesProps {
  /** In their order, more than are shown. */
  courses: readonly CourseCard[];
  viewerRole: Role;
}

/**
 * The best rated courses, called so once somebody has rated one, with descriptions cut to 42 characters (spec 2.5). A member
 * finds those that they do not have.
 */
export function PopularCourses({ courses, viewerRole }: PopularCoursesProps) {
  const isMembers = viewerRole === 'member';
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
          ? isMembers
            ? 'Los mejor valorados, sin los que ya tienes'
            : 'Los mejor valorados por quienes ya los tomaron'
          : 'Elige uno y empieza hoy'}
      </SectionHead>
      {courses.length === 0 ? (
        <p className="muted">Muy pronto habrá cursos aquí.</p>
      ) : isMembers ? (
        <OwnPart<HomeOwn>>
          {({ own }) => {
            const had = new Set(own?.enrolments.map(({ courseId }) => courseId));
            return <Cards courses={courses.filter(({ id }) => !had.has(id))} />;
          }}
        </OwnPart>
      ) : (
        <Cards courses={courses} />
      )}
    </section>
  );
}

function Cards({ courses }: { courses: readonly CourseCard[] }) {
  const shown = courses.slice(0, popularCourses);
  return shown.length === 0 ? (
    <p className="muted">Ya tienes los más populares.</p>
  ) : (
    <CourseCards courses={courseCardsOf(shown, { level: 3, textLength: truncations.homeCourse })} />
  );
}
