import { type Screen, screen } from '../../lib/page/screen.ts';
import type { ProfileData } from './own-profile.tsx';

/** Screens of those who signed in: profile (spec 2.2). */
export const profileMemberScreens: readonly Screen[] = [
  screen({
    path: '/profile',
    who: 'signedIn',
    withProvisional: true,
    mode: 'page',
    frame: 'person',
    params: ['tab'],
    title: () => 'Mi perfil',
    load: async () => null,
    loadOwn: async (api, _query, { username: userName, role }): Promise<ProfileData> => {
      const isMember = role === 'member';
      const [profile, enrolments] = await Promise.all([
        api.users.get({ userName }),
        isMember ? api.users.getUserCourse({ userName }) : { info: [] },
      ]);
      // with a provisional password, or without gender and birth date, every other call is refused
      const { mustChangePassword, gender, fechaNac } = profile.data;
      const asksSummary = !isMember && !mustChangePassword && gender !== null && fechaNac !== null;
      const summary = asksSummary ? await api.inicio.getSummary({}) : null;
      return {
        profile: profile.data,
        enrolments: enrolments.info,
        wantsSummary: summary?.data.wanted ?? false,
      };
    },
    view: () => import('./profile-page.tsx'),
  }),
];
