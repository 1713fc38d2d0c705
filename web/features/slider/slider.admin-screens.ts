import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';

/** The administration of slider (spec 2.2). */
export const sliderAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/imageslider',
    params: ['size'],
    title: () => 'Slider',
    load: async (api) => (await api.homeSlider.getImages({})).data,
    view: appViews['slider/slider-manager-page'],
  }),
];
