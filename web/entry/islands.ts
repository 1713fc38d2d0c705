import type { IslandLoader } from '../runtime/hydrate-island.tsx';

/** Every island by name: the parts of `page` screens that hydrate on interaction. */
export const islands: Record<string, IslandLoader> = {
  search: () => import('../features/search/search-island.tsx').then((module) => module.SearchIsland),
  'sign-out': () =>
    import('../features/accounts/sessions/sign-out-island.tsx').then((module) => module.SignOutIsland),
  slider: () => import('../features/home/home-slider.tsx').then((module) => module.HomeSlider),
  register: () => import('../features/accounts/register-form.tsx').then((module) => module.RegisterForm),
  registered: () =>
    import('../features/accounts/registered-mail.tsx').then((module) => module.RegisteredMail),
  login: () => import('../features/accounts/sessions/login-form.tsx').then((module) => module.LoginForm),
  'second-step': () => import('../features/accounts/factor/code-form.tsx').then((module) => module.CodeForm),
  'forgotten-password': () =>
    import('../features/accounts/recovery/forgotten-password-form.tsx').then(
      (module) => module.ForgottenPasswordForm,
    ),
  'new-password': () =>
    import('../features/accounts/recovery/new-password-form.tsx').then((module) => module.NewPasswordForm),
  contact: () => import('../features/contact/contact-form.tsx').then((module) => module.ContactForm),
  feedback: () =>
    import('../features/feedback/feedback-question.tsx').then((module) => module.FeedbackQuestion),
  calculator: () => import('../features/calculators/calculator.tsx').then((module) => module.Calculator),
  'check-file': () =>
    import('../features/certificates/verify/check-file.tsx').then((module) => module.CheckFile),
  'reading-tools': () =>
    import('../lib/reading-tools/reading-tools.tsx').then((module) => module.ReadingTools),
  'law-tools': () => import('../features/laws/law-tools.tsx').then((module) => module.LawTools),
  apply: () => import('../features/courses/apply-button.tsx').then((module) => module.ApplyButton),
  'apply-dock': () => import('../features/courses/apply-button.tsx').then((module) => module.ApplyButton),
  'hide-comment': () =>
    import('../features/comments/hide-comment-button.tsx').then((module) => module.HideCommentButton),
  'report-comment': () =>
    import('../features/comments/report-comment-button.tsx').then((module) => module.ReportCommentButton),
  'route-progress': () =>
    import('../features/routes/route-progress.tsx').then((module) => module.RouteProgress),
  practice: () => import('../features/practice/practice-round.tsx').then((module) => module.PracticeRound),
  video: () => import('../features/videos/video-player.tsx').then((module) => module.VideoPlayer),
};
