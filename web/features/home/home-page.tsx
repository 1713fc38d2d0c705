import type { CourseCard } from '../../../contract/calls/course.ts';
import type { Slide } from '../../../contract/calls/home-slider.ts';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { HomeHero } from './home-hero.tsx';
import { HomePromise } from './home-promise.tsx';
import { HomeSignUp, WelcomeBack } from './home-sign-up.tsx';
import { HomeWelcome } from './home-welcome.tsx';
import { PopularCourses } from './popular-courses.tsx';

/**
 * The home page: slider, welcome, popular courses, the promise of a certificate, and below them the registration, so that
 * nobody on a phone scrolls past a form to see what there is (spec 2.5).
 */
export default function HomePage({
  data,
  viewerRole,
}: PageViewProps<{ slides: Slide[]; courses: CourseCard[] }>) {
  return (
    <>
      <HomeHero slides={data.slides} viewerRole={viewerRole} />
      <HomeWelcome />
      <PopularCourses courses={data.courses} />
      <HomePromise />
      {viewerRole === 'open' ? <HomeSignUp /> : <WelcomeBack isAdmin={viewerRole === 'admin'} />}
    </>
  );
}
