import type { Screen } from './lib/page/screen.ts';
import { adminScreens } from './screens/admin-screens.ts';
import { courseHomeScreens } from './screens/course-home-screens.ts';
import { memberScreens } from './screens/member-screens.ts';
import { publicScreens } from './screens/public-screens.ts';

/** Every screen (spec 2.2): path, who may open it, mode, the data it loads, its view. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  ...memberScreens,
  ...adminScreens,
  ...courseHomeScreens,
];
