/**
 * The component of each `app` screen, as its file under web/features. The page's state names the view, the
 * browser hydrates it, and the server finds its scripts in the build's manifest. The browser gets this list
 * instead of the tables of screens, which would bring everything they load.
 */
export const appViews = {
  'articles/admin/article-form-page': () => import('./features/articles/admin/article-form-page.tsx'),
  'articles/admin/article-manager-page': () => import('./features/articles/admin/article-manager-page.tsx'),
  'articles/admin/article-revisions-page': () =>
    import('./features/articles/admin/article-revisions-page.tsx'),
  'attempts/attempt-list-page': () => import('./features/attempts/attempt-list-page.tsx'),
  'attempts/evidence-page': () => import('./features/attempts/evidence-page.tsx'),
  'audit/audit-page': () => import('./features/audit/audit-page.tsx'),
  'certificates/admin/certificate-manager-page': () =>
    import('./features/certificates/admin/certificate-manager-page.tsx'),
  'certificates/admin/course-certificate-page': () =>
    import('./features/certificates/admin/course-certificate-page.tsx'),
  'certificates/admin/design-page': () => import('./features/certificates/admin/design-page.tsx'),
  'categories/category-manager-page': () => import('./features/categories/category-manager-page.tsx'),
  'comments/comment-desk-page': () => import('./features/comments/comment-desk-page.tsx'),
  'courses/admin/course-form-page': () => import('./features/courses/admin/course-form-page.tsx'),
  'courses/admin/course-manager-page': () => import('./features/courses/admin/course-manager-page.tsx'),
  'courses/admin/course-revisions-page': () => import('./features/courses/admin/course-revisions-page.tsx'),
  'groups/group-list-page': () => import('./features/groups/group-list-page.tsx'),
  'images/article-images-page': () => import('./features/images/article-images-page.tsx'),
  'images/course-images-page': () => import('./features/images/course-images-page.tsx'),
  'laws/law-manager-page': () => import('./features/laws/law-manager-page.tsx'),
  'laws/cited-laws-page': () => import('./features/laws/cited-laws-page.tsx'),
  'laws/text/law-text-form-page': () => import('./features/laws/text/law-text-form-page.tsx'),
  'laws/text/law-versions-page': () => import('./features/laws/text/law-versions-page.tsx'),
  'mail/mail-page': () => import('./features/mail/mail-page.tsx'),
  'material/material-manager-page': () => import('./features/material/material-manager-page.tsx'),
  'messages/messages-page': () => import('./features/messages/messages-page.tsx'),
  'overview/overview-page': () => import('./features/overview/overview-page.tsx'),
  'subjects/subject-manager-page': () => import('./features/subjects/subject-manager-page.tsx'),
  'terms/term-manager-page': () => import('./features/terms/term-manager-page.tsx'),
  'pension-system/pension-manager-page': () => import('./features/pension-system/pension-manager-page.tsx'),
  'parameters/parameters-page': () => import('./features/parameters/parameters-page.tsx'),
  'people-import/people-import-page': () => import('./features/people-import/people-import-page.tsx'),
  'people/person-page': () => import('./features/people/person-page.tsx'),
  'questions/question-manager-page': () => import('./features/questions/question-manager-page.tsx'),
  'reports/report-page': () => import('./features/reports/report-page.tsx'),
  'results/results-page': () => import('./features/results/results-page.tsx'),
  'routes/route-manager-page': () => import('./features/routes/route-manager-page.tsx'),
  'service-state/state-page': () => import('./features/service-state/state-page.tsx'),
  'settings/legal-manager-page': () => import('./features/settings/legal-manager-page.tsx'),
  'settings/settings-page': () => import('./features/settings/settings-page.tsx'),
  'slider/slider-manager-page': () => import('./features/slider/slider-manager-page.tsx'),
  'statistics/statistics-page': () => import('./features/statistics/statistics-page.tsx'),
  'trash/trash-page': () => import('./features/trash/trash-page.tsx'),
  'accounts/admin/user-form-page': () => import('./features/accounts/admin/user-form-page.tsx'),
  'accounts/admin/user-list-page': () => import('./features/accounts/admin/user-list-page.tsx'),
  'videos/video-manager-page': () => import('./features/videos/video-manager-page.tsx'),
};
