import { accountsAdminScreens } from '../features/accounts/accounts.admin-screens.ts';
import { announcementsAdminScreens } from '../features/announcements/announcements.admin-screens.ts';
import { articlesAdminScreens } from '../features/articles/articles.admin-screens.ts';
import { attemptsAdminScreens } from '../features/attempts/attempts.admin-screens.ts';
import { auditLogAdminScreens } from '../features/audit-log/audit-log.admin-screens.ts';
import { categoriesAdminScreens } from '../features/categories/categories.admin-screens.ts';
import { certificatesAdminScreens } from '../features/certificates/certificates.admin-screens.ts';
import { commentsAdminScreens } from '../features/comments/comments.admin-screens.ts';
import { contactAdminScreens } from '../features/contact/contact.admin-screens.ts';
import { coursesAdminScreens } from '../features/courses/courses.admin-screens.ts';
import { factsAdminScreens } from '../features/facts/facts.admin-screens.ts';
import { feedbackAdminScreens } from '../features/feedback/feedback.admin-screens.ts';
import { grantsAdminScreens } from '../features/grants/grants.admin-screens.ts';
import { groupsAdminScreens } from '../features/groups/groups.admin-screens.ts';
import { imagesAdminScreens } from '../features/images/images.admin-screens.ts';
import { lawsAdminScreens } from '../features/laws/laws.admin-screens.ts';
import { lexiconAdminScreens } from '../features/lexicon/lexicon.admin-screens.ts';
import { mailAdminScreens } from '../features/mail/mail.admin-screens.ts';
import { mailingsAdminScreens } from '../features/mailings/mailings.admin-screens.ts';
import { materialAdminScreens } from '../features/material/material.admin-screens.ts';
import { overviewAdminScreens } from '../features/overview/overview.admin-screens.ts';
import { pensionSystemAdminScreens } from '../features/pension-system/pension-system.admin-screens.ts';
import { peopleAdminScreens } from '../features/people/people.admin-screens.ts';
import { peopleImportAdminScreens } from '../features/people-import/people-import.admin-screens.ts';
import { questionReportsAdminScreens } from '../features/question-reports/question-reports.admin-screens.ts';
import { questionsAdminScreens } from '../features/questions/questions.admin-screens.ts';
import { reportsAdminScreens } from '../features/reports/reports.admin-screens.ts';
import { resultsAdminScreens } from '../features/results/results.admin-screens.ts';
import { routesAdminScreens } from '../features/routes/routes.admin-screens.ts';
import { searchedPhrasesAdminScreens } from '../features/searched-phrases/searched-phrases.admin-screens.ts';
import { serviceStateAdminScreens } from '../features/service-state/service-state.admin-screens.ts';
import { settingsAdminScreens } from '../features/settings/settings.admin-screens.ts';
import { sliderAdminScreens } from '../features/slider/slider.admin-screens.ts';
import { statisticsAdminScreens } from '../features/statistics/statistics.admin-screens.ts';
import { subjectsAdminScreens } from '../features/subjects/subjects.admin-screens.ts';
import { termsAdminScreens } from '../features/terms/terms.admin-screens.ts';
import { trashAdminScreens } from '../features/trash/trash.admin-screens.ts';
import { untreatedAdminScreens } from '../features/untreated/untreated.admin-screens.ts';
import { videosAdminScreens } from '../features/videos/videos.admin-screens.ts';
import type { Screen } from '../lib/page/screen.ts';

/** The administration's screens (spec 2.2), from the nouns. */
export const adminScreens: readonly Screen[] = [
  ...overviewAdminScreens,
  ...categoriesAdminScreens,
  ...articlesAdminScreens,
  ...imagesAdminScreens,
  ...coursesAdminScreens,
  ...accountsAdminScreens,
  ...peopleImportAdminScreens,
  ...announcementsAdminScreens,
  ...mailAdminScreens,
  ...mailingsAdminScreens,
  ...contactAdminScreens,
  ...commentsAdminScreens,
  ...questionReportsAdminScreens,
  ...feedbackAdminScreens,
  ...searchedPhrasesAdminScreens,
  ...untreatedAdminScreens,
  ...lexiconAdminScreens,
  ...reportsAdminScreens,
  ...certificatesAdminScreens,
  ...videosAdminScreens,
  ...pensionSystemAdminScreens,
  ...lawsAdminScreens,
  ...subjectsAdminScreens,
  ...termsAdminScreens,
  ...sliderAdminScreens,
  ...routesAdminScreens,
  ...trashAdminScreens,
  ...settingsAdminScreens,
  ...auditLogAdminScreens,
  ...serviceStateAdminScreens,
  ...factsAdminScreens,
  ...questionsAdminScreens,
  ...materialAdminScreens,
  ...statisticsAdminScreens,
  ...attemptsAdminScreens,
  ...resultsAdminScreens,
  ...grantsAdminScreens,
  ...groupsAdminScreens,
  ...peopleAdminScreens,
];
