import type { IslandLoader } from './runtime/hydrate-island.tsx';

/** Islands of screens for the signed-in, by name: a file of their own, so that visitors' styles are spared theirs. */
export const memberIslands: Record<string, IslandLoader> = {
  exam: () => import('./features/exams/exam.tsx').then((module) => module.Exam),
  profile: () => import('./features/profile/own-profile.tsx').then((module) => module.OwnProfile),
  'reading-aids': () => import('./features/reading/reading-aids.tsx').then((module) => module.ReadingAids),
};
