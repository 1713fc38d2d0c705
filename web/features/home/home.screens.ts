import { popularCourses } from '../../../contract/constants.ts';
import { firstQuestionParameters } from '../../../contract/pension/first-answer.ts';
import { portalThings } from '../../lib/page/linked-data.ts';
import { publicScreen, type Screen } from '../../lib/page/screen.ts';
import { type HomeOwn, homeOwnOf } from './home-own.ts';

/** The public screens of home (spec 2.2). */
export const homeScreens: readonly Screen[] = [
  publicScreen({
    path: '/',
    params: firstQuestionParameters,
    personalParams: firstQuestionParameters,
    hasBanner: true,
    title: (_, { settings: { name, slogan } }) => `${name}: ${slogan}`,
    description: () =>
      'Cuándo te jubilas y cuánto recibirás. Cursos breves, artículos claros y un certificado digital para entender tu pensión.',
    linkedData: (_, page) => portalThings(page),
    load: async (api) => {
      const [slides, routes, courses, facts, popular] = await Promise.all([
        api.homeSlider.getImages({}),
        api.ruta.get({}),
        api.course.get({ Page: 1, PageSize: popularCourses, Sort: 'popular' }),
        api.calculator.getFacts({}),
        api.searchedPhrase.getPopular({}),
      ]);
      return {
        slides: slides.data,
        courses: courses.datas,
        routes: routes.data,
        popular: popular.data,
        ...facts.data,
      };
    },
    loadOwn: async (api, _, { role, username: userName }): Promise<HomeOwn | undefined> => {
      if (role !== 'member') return undefined;
      const [courses, profile] = await Promise.all([
        api.users.getUserCourse({ userName }),
        api.users.get({ userName }),
      ]);
      return homeOwnOf(courses.info, profile.data, Date.now());
    },
    view: () => import('./home-page.tsx'),
  }),
];
