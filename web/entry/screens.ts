import type { Screen } from '../lib/page/screen.ts';
import { adminScreens } from './admin-screens.ts';
import { memberScreens } from './member-screens.ts';
import { publicScreens } from './public-screens.ts';

/** Every screen (spec 2.2): path, who may open it, mode, the data it loads, its view. */
export const screens: readonly Screen[] = [...publicScreens, ...memberScreens, ...adminScreens];
