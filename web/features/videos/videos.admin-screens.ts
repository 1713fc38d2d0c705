import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';

/** The administration of videos (spec 2.2). */
export const videosAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/video',
    params: ['size'],
    title: () => 'Videos',
    load: async (api) => (await api.video.get({})).data,
    view: appViews['videos/video-manager-page'],
  }),
];
