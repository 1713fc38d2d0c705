import type { Contract } from '../../contract/index.ts';
import { usuario } from '../features/accounts/accounts.calls.ts';
import { seguridad } from '../features/accounts/factor/factor.calls.ts';
import { grant } from '../features/accounts/grants/grants.calls.ts';
import { accountCalls } from '../features/accounts/own-account.calls.ts';
import { announcement } from '../features/announcements/announcements.calls.ts';
import { article } from '../features/articles/articles.calls.ts';
import { attempt } from '../features/attempts/attempts.calls.ts';
import { auditoria } from '../features/audit-log/audit-log.calls.ts';
import { calculator } from '../features/calculators/calculators.calls.ts';
import { category } from '../features/categories/categories.calls.ts';
import { certificate } from '../features/certificates/certificates.calls.ts';
import { comment } from '../features/comments/comments.calls.ts';
import { contact } from '../features/contact/contact.calls.ts';
import { course } from '../features/courses/courses.calls.ts';
import { enrolmentCalls } from '../features/enrolments/enrolments.calls.ts';
import { trial } from '../features/exams/trial/trial.calls.ts';
import { parameter } from '../features/facts/facts.calls.ts';
import { feedback } from '../features/feedback/feedback.calls.ts';
import { group } from '../features/groups/groups.calls.ts';
import { media } from '../features/images/images.calls.ts';
import { leyReglamento } from '../features/laws/laws.calls.ts';
import { leyTexto } from '../features/laws/laws-text.calls.ts';
import { legal } from '../features/legal/legal.calls.ts';
import { lexicon } from '../features/lexicon/lexicon.calls.ts';
import { mail } from '../features/mail/mail.calls.ts';
import { mailing } from '../features/mailings/mailings.calls.ts';
import { inicio } from '../features/overview/overview.calls.ts';
import { sistemaPension } from '../features/pension-system/pension-system.calls.ts';
import { person } from '../features/people/people.calls.ts';
import { practice } from '../features/practice/practice.calls.ts';
import { questionReport } from '../features/question-reports/question-reports.calls.ts';
import { question } from '../features/questions/questions.calls.ts';
import { report } from '../features/reports/reports.calls.ts';
import { result } from '../features/results/results.calls.ts';
import { ruta } from '../features/routes/routes.calls.ts';
import { searchedPhrase } from '../features/searched-phrases/searched-phrases.calls.ts';
import { estado } from '../features/service-state/service-state.calls.ts';
import { settings } from '../features/settings/settings.calls.ts';
import { homeSlider } from '../features/slider/slider.calls.ts';
import { statistics } from '../features/statistics/statistics.calls.ts';
import { subject } from '../features/subjects/subjects.calls.ts';
import { term } from '../features/terms/terms.calls.ts';
import { papelera } from '../features/trash/trash.calls.ts';
import { untreated } from '../features/untreated/untreated.calls.ts';
import { upload } from '../features/uploads/uploads.calls.ts';
import { video } from '../features/videos/videos.calls.ts';
import type { Controller, Handler } from './call/controller.ts';

const controllers: { [C in keyof Contract]: Controller<Contract[C]> } = {
  announcement,
  article,
  calculator,
  category,
  certificate,
  comment,
  contact,
  course,
  users: { ...accountCalls, ...enrolmentCalls },
  usuario,
  seguridad,
  group,
  grant,
  question,
  questionReport,
  practice,
  attempt,
  video,
  homeSlider,
  leyReglamento,
  leyTexto,
  sistemaPension,
  term,
  subject,
  feedback,
  report,
  auditoria,
  estado,
  inicio,
  result,
  person,
  statistics,
  trial,
  mail,
  mailing,
  media,
  papelera,
  upload,
  settings,
  parameter,
  legal,
  ruta,
  searchedPhrase,
  untreated,
  lexicon,
};

export function handlerOf(controller: string, action: string): Handler {
  const handlers = controllers[controller as keyof Contract] as unknown as Record<string, Handler>;
  const handler = handlers[action];
  if (handler === undefined) throw new Error(`no handler for ${controller}.${action}`);
  return handler;
}
