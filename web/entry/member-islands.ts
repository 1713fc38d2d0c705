import type { IslandLoader } from '../runtime/hydrate-island.tsx';

/** The islands of signed-in screens, by name, in a separate file to keep their styles out of visitors' stylesheet. */
export const memberIslands: Record<string, IslandLoader> = {
  exam: () => import('../features/exams/exam.tsx').then((module) => module.Exam),
  trial: () => import('../features/trial/trial.tsx').then((module) => module.TrialExam),
  profile: () => import('../features/profile/own-profile.tsx').then((module) => module.OwnProfile),
  security: () => import('../features/accounts/factor/own-security.tsx').then((module) => module.OwnSecurity),
  'reading-aids': () => import('../features/reading/reading-aids.tsx').then((module) => module.ReadingAids),
};
