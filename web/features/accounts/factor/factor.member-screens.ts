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
    params: [],
    title: () => 'Seguridad',
    load: async () => null,
    loadOwn: async (api): Promise<SecurityData> => (await api.seguridad.get({})).data,
    view: () => import('./security-page.tsx'),
  }),
];
