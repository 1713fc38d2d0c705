import { factorMemberScreens } from '../features/accounts/factor/factor.member-screens.ts';
import { asMemberMemberScreens } from '../features/as-member/as-member.member-screens.ts';
import { attemptsMemberScreens } from '../features/attempts/attempts.member-screens.ts';
import { profileMemberScreens } from '../features/profile/profile.member-screens.ts';
import { readingMemberScreens } from '../features/reading/reading.member-screens.ts';
import { trialMemberScreens } from '../features/trial/trial.member-screens.ts';
import type { Screen } from '../lib/page/screen.ts';

/** Screens of those who signed in (spec 2.2), from the nouns. */
export const memberScreens: readonly Screen[] = [
  ...profileMemberScreens,
  ...factorMemberScreens,
  ...readingMemberScreens,
  ...asMemberMemberScreens,
  ...trialMemberScreens,
  ...attemptsMemberScreens,
];
