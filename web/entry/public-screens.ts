import { accountsScreens } from '../features/accounts/accounts.screens.ts';
import { articlesScreens } from '../features/articles/articles.screens.ts';
import { calculatorScreens } from '../features/calculators/calculators.screens.ts';
import { certificateScreens } from '../features/certificates/certificates.screens.ts';
import { contactScreens } from '../features/contact/contact.screens.ts';
import { coursesScreens } from '../features/courses/courses.screens.ts';
import { factsScreens } from '../features/facts/facts.screens.ts';
import { feedbackScreens } from '../features/feedback/feedback.screens.ts';
import { helpScreens } from '../features/help/help.screens.ts';
import { homeScreens } from '../features/home/home.screens.ts';
import { lawsScreens } from '../features/laws/laws.screens.ts';
import { legalScreens } from '../features/legal/legal.screens.ts';
import { pensionSystemScreens } from '../features/pension-system/pension-system.screens.ts';
import { practiceScreens } from '../features/practice/practice.screens.ts';
import { routesScreens } from '../features/routes/routes.screens.ts';
import { searchScreens } from '../features/search/search.screens.ts';
import { subjectsScreens } from '../features/subjects/subjects.screens.ts';
import { termsScreens } from '../features/terms/terms.screens.ts';
import { videosScreens } from '../features/videos/videos.screens.ts';
import type { Screen } from '../lib/page/screen.ts';

/** The public screens (spec 2.2), from the nouns. */
export const publicScreens: readonly Screen[] = [
  ...homeScreens,
  ...accountsScreens,
  ...contactScreens,
  ...searchScreens,
  ...articlesScreens,
  ...videosScreens,
  ...pensionSystemScreens,
  ...routesScreens,
  ...coursesScreens,
  ...practiceScreens,
  ...lawsScreens,
  ...subjectsScreens,
  ...factsScreens,
  ...feedbackScreens,
  ...termsScreens,
  ...calculatorScreens,
  ...certificateScreens,
  ...legalScreens,
  ...helpScreens,
];
