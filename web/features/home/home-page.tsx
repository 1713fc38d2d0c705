import type { CourseCard } from '../../../contract/calls/course.ts';
import type { Slide } from '../../../contract/calls/home-slider.ts';
import type { RouteCard } from '../../../contract/calls/ruta.ts';
import { firstAnswer, firstQuestionParameters } from '../../../contract/pension/first-answer.ts';
import { retirementAge } from '../../../contract/pension/model.ts';
import type { KnownFacts } from '../../../contract/pension/pension-facts.ts';
import { SectionHead } from '../../components/page/page-head.tsx';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { RouteCards } from '../../lib/routes/route-cards.tsx';
import { HomeAsk } from './home-ask.tsx';
import { OtherCourses } from './home-member.tsx';
import { HomeNews } from './home-news.tsx';
import styles from './home-page.module.css';
import { HomePromise } from './home-promise.tsx';
import { HomeSearch } from './home-search.tsx';
import { HomeSignUp, WelcomeBack } from './home-sign-up.tsx';
import { PopularCourses } from './popular-courses.tsx';

export interface HomeData {
  slides: Slide[];
  courses: CourseCard[];
  routes: RouteCard[];
  known: KnownFacts;
  /** 'YYYY-MM-DD' */
  today: string;
}

/**
 * The home page: the main question, the search, popular courses, slider and welcome, the promise of a certificate, and
 * last the registration, so that nobody on a phone scrolls past a form (spec 2.5).
 */
export default function HomePage({ data, query, viewerRole }: PageViewProps<HomeData>) {
  const { known, today } = data;
  const { eligibility } = known.values;
  const doors = <HomeDoors routes={data.routes} />;
  const courses = <PopularCourses courses={data.courses} viewerRole={viewerRole} />;
  return (
    <>
      <HomeAsk
        question={firstAnswer(query, known, today)}
        isAsked={firstQuestionParameters.some((name) => query[name] !== undefined)}
        known={known}
        today={today}
        retirementMonths={eligibility === undefined ? undefined : retirementAge({ eligibility })}
        viewerRole={viewerRole}
      />
      <HomeSearch />
      {viewerRole === 'member' ? (
        <>
          <OtherCourses />
          {courses}
          {doors}
        </>
      ) : (
        <>
          {doors}
          {courses}
        </>
      )}
      <HomeNews slides={data.slides} viewerRole={viewerRole} />
      {viewerRole === 'open' ? (
        <HomeSignUp />
      ) : (
        <>
          <HomePromise isBeside={false} />
          <WelcomeBack isAdmin={viewerRole === 'admin'} />
        </>
      )}
    </>
  );
}

/** The home page's links to routes, each for a situation of people (spec 19.4). */
function HomeDoors({ routes }: { routes: readonly RouteCard[] }) {
  const doors = routes.filter(({ door }) => door !== '');
  if (doors.length === 0) return null;
  return (
    <section className={`wrap ${styles.doors}`} aria-labelledby="puertas">
      <SectionHead id="puertas" title="¿Cuál es tu caso?" action={<a href="/ruta">Todas las rutas</a>}>
        Cada puerta lleva a los pasos, los papeles y los plazos.
      </SectionHead>
      <RouteCards routes={doors} level={3} />
    </section>
  );
}
