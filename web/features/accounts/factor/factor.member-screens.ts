import { type Screen, screen } from '../../../lib/page/screen.ts';
import type { SecurityData } from './own-security.tsx';

/** Screens of those who signed in: how they sign in (spec 5.14). */
export const factorMemberScreens: readonly Screen[] = [
  screen({
    path: '/seguridad',
    who: 'signedIn',
    withoutStep: true,
    mode: 'page',
    frame: 'person',
    params: ['paso'],
    title: () => 'Seguridad',
    load: async () => null,
    loadOwn: async (api, query): Promise<SecurityData> =>
      (await api.seguridad.get({ Shown: query['paso'] !== undefined })).data,
    view: () => import('./security-page.tsx'),
  }),
];
