import type { Screen } from './lib/page/screen.ts';
import { adminScreens } from './screens/admin-screens.ts';
import { attemptScreens } from './screens/attempt-screens.ts';
import { certificateAdminScreens } from './screens/certificate-admin-screens.ts';
import { courseHomeScreens } from './screens/course-home-screens.ts';
import { memberScreens } from './screens/member-screens.ts';
import { orderedListScreens } from './screens/ordered-list-screens.ts';
import { publicScreens } from './screens/public-screens.ts';
import { resultsScreens } from './screens/results-screens.ts';
import { settingsScreens } from './screens/settings-screens.ts';

/** Every screen (spec 2.2): path, who may open it, mode, the data it loads, its view. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  ...memberScreens,
  ...attemptScreens,
  ...adminScreens,
  ...courseHomeScreens,
  ...certificateAdminScreens,
  ...resultsScreens,
  ...orderedListScreens,
  ...settingsScreens,
];
