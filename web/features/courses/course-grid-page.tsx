import { truncations } from '../../../contract/constants.ts';
import type { CourseCard } from '../../../contract/courses/calls.ts';
import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { Pager } from '../../components/table/pager.tsx';
import { PastEnd } from '../../lib/page/past-end.tsx';
import { idOf, type PageViewProps } from '../../lib/page/screen.ts';
import { CourseCards } from './course-card.tsx';
import { courseCardsOf } from './course-cards.ts';
import styles from './course-grid-page.module.css';

const pageSize = 24;
/** A phone first shows one cover; others would delay its fonts. */
const coversAtOnce = 1;

/** The catalogue as cards (spec 2.8). */
export default function CourseGridPage({
  data,
  query,
}: PageViewProps<{ courses: CourseCard[]; total: number }>) {
  const { courses, total } = data;
  const page = Math.max(1, idOf(query, 'page'));
  return (
    <div className="wrap page">
      <PageHead title="Cursos">Elige uno y empieza hoy. Puedes dejarlo y volver cuando quieras.</PageHead>
      {courses.length === 0 ? (
        <NoCourses isPastEnd={total > 0} />
      ) : (
        <>
          <CourseCards
            courses={courseCardsOf(courses, {
              level: 2,
              textLength: truncations.standard,
              firstCount: page === 1 ? coversAtOnce : 0,
            })}
          />
          <div className={styles.pager}>
            <Pager
              page={page}
              pageSize={pageSize}
              total={total}
              noun={['curso', 'cursos']}
              hrefFor={(target) => `/vercursos?page=${target}`}
            />
          </div>
        </>
      )}
    </div>
  );
}

function NoCourses({ isPastEnd }: { isPastEnd: boolean }) {
  if (isPastEnd) return <PastEnd what="cursos" first="/vercursos" />;
  return (
    <EmptyState
      image="/motivos/semilla.svg"
      title="Todavía no hay cursos"
      actions={<Button href="/articulos">Leer los artículos</Button>}
    >
      Estamos preparando los primeros.
    </EmptyState>
  );
}
