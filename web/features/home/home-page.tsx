import type { CourseCard } from '../../../contract/calls/course.ts';
import type { Slide } from '../../../contract/calls/home-slider.ts';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { HomeHero } from './home-hero.tsx';
import { HomePromise } from './home-promise.tsx';
import { HomeWelcome } from './home-welcome.tsx';
import { PopularCourses } from './popular-courses.tsx';

/**
 * The home page: slider, welcome with the registration, the promise of a certificate, popular courses (spec
 * 2.5).
 */
export default function HomePage({
  data,
  viewerRole,
}: PageViewProps<{ slides: Slide[]; courses: CourseCard[] }>) {
  return (
    <>
      <HomeHero slides={data.slides} isVisitor={viewerRole === 'open'} />
      <HomeWelcome viewerRole={viewerRole} />
      <HomePromise />
      <PopularCourses courses={data.courses} />
    </>
  );
}
