import type { CourseCard } from '../../../contract/courses/calls.ts';
import { ageInMonths } from '../../../contract/pension/calendar.ts';
import { retirementAge } from '../../../contract/pension/eligibility.ts';
import { firstAnswer, firstQuestionParameters } from '../../../contract/pension/first-answer.ts';
import type { KnownFacts } from '../../../contract/pension/pension-facts.ts';
import type { RouteCard } from '../../../contract/routes/calls.ts';
import type { Slide } from '../../../contract/slider/calls.ts';
import { SectionHead } from '../../components/page/page-head.tsx';
import { OwnPart } from '../../lib/page/own-part.tsx';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { RouteCards } from '../../lib/routes/route-cards.tsx';
import { HomeAsk } from './home-ask.tsx';
import { OtherCourses } from './home-member.tsx';
import type { HomeOwn } from './home-own.ts';
import styles from './home-page.module.css';
import { HomePromise } from './home-promise.tsx';
import { HomeSearch } from './home-search.tsx';
import { HomeValley, Pins } from './home-valley.tsx';
import { HomeWelcome } from './home-welcome.tsx';
import { PopularCourses } from './popular-courses.tsx';

export interface HomeData {
  slides: Slide[];
  courses: CourseCard[];
  routes: RouteCard[];
  /** Phrases that are searched much. */
  popular: string[];
  known: KnownFacts;
  /** 'YYYY-MM-DD' */
  today: string;
}

/**
 * The home page as it is prescribed: slider and main question, welcome and registration form, popular courses; then what
 * was added to it: the search, the cases, the path by ages and the promise of a certificate (spec 2.5).
 */
export default function HomePage({ data, query, viewerRole }: PageViewProps<HomeData>) {
  const { known, today } = data;
  const { eligibility } = known.values;
  const question = firstAnswer(query, known, today);
  const isAsked = firstQuestionParameters.some((name) => query[name] !== undefined);
  return (
    <>
      <HomeAsk
        question={question}
        isAsked={isAsked}
        known={known}
        today={today}
        slides={data.slides}
        neverHref={neverHrefOf(data.routes)}
        viewerRole={viewerRole}
      />
      <HomeWelcome viewerRole={viewerRole} />
      <PopularCourses courses={data.courses} />
      {viewerRole === 'member' && <OtherCourses />}
      <HomeSearch popular={data.popular} />
      <HomeDoors routes={data.routes} />
      <HomePath
        retirementMonths={eligibility === undefined ? undefined : retirementAge(eligibility)}
        askedAge={question.answer?.age}
        today={today}
        isMembers={viewerRole === 'member' && !isAsked}
      />
      <HomePromise />
    </>
  );
}

/** The route of who never contributed, if the institute has one, else all of them. */
function neverHrefOf(routes: readonly RouteCard[]): string {
  const route = routes.find(({ title }) => /nunca aport/i.test(title));
  return route === undefined ? '/ruta' : `/ruta?id=${route.id}`;
}

interface PathProps {
  /** Undefined = the institute has not given it. */
  retirementMonths: number | undefined;
  /** The age that was told with the question; undefined = none. */
  askedAge: number | undefined;
  /** 'YYYY-MM-DD' */
  today: string;
  isMembers: boolean;
}

/** The path by ages, with a pin at the age that was told, or that a member's profile tells. */
function HomePath({ retirementMonths, askedAge, today, isMembers }: PathProps) {
  const retirement = retirementMonths === undefined ? undefined : Math.ceil(retirementMonths / 12);
  const pinsAt = (age: number | undefined) =>
    retirement !== undefined && age !== undefined && <Pins age={age} retirement={retirement} />;
  return (
    <HomeValley
      retirement={retirement}
      pins={
        isMembers ? (
          <OwnPart<HomeOwn>>
            {({ own }) =>
              own?.birthDate ? pinsAt(Math.floor(ageInMonths(own.birthDate, today) / 12)) : null
            }
          </OwnPart>
        ) : (
          pinsAt(askedAge)
        )
      }
    />
  );
}

/** The home page's links to routes, each for a situation of people (spec 19.5). */
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
