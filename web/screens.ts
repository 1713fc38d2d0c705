import type { Screen } from './lib/page/screen.ts';
import { adminScreens } from './screens/admin-screens.ts';
import { memberScreens } from './screens/member-screens.ts';
import { publicScreens } from './screens/public-screens.ts';
import { shelfScreens } from './screens/shelf-screens.ts';

/** Every screen (spec 2.2): path, who, mode, what it loads, what shows it. */
export const screens: readonly Screen<unknown>[] = [
  ...publicScreens,
  ...memberScreens,
  ...adminScreens,
  ...shelfScreens,
];
