import { usuario } from './accounts/calls.ts';
import { seguridad } from './accounts/factor-calls.ts';
import { users } from './accounts/own-calls.ts';
import { announcement } from './announcements/calls.ts';
import { article } from './articles/calls.ts';
import { attempt } from './attempts/calls.ts';
import { auditoria } from './audit-log/calls.ts';
import { calculator } from './calculators/calls.ts';
import { category } from './categories/calls.ts';
import { certificate } from './certificates/calls.ts';
import { comment } from './comments/calls.ts';
import { contact } from './contact/calls.ts';
import { course } from './courses/calls.ts';
import type { CallsOf, Endpoint } from './endpoint.ts';
import { parameter } from './facts/calls.ts';
import { feedback } from './feedback/calls.ts';
import { grant } from './grants/calls.ts';
import { group } from './groups/calls.ts';
import { media } from './images/calls.ts';
import { leyReglamento } from './laws/calls.ts';
import { leyTexto } from './laws/text-calls.ts';
import { legal } from './legal/calls.ts';
import { lexicon } from './lexicon/calls.ts';
import { mail } from './mail/calls.ts';
import { mailing } from './mailings/calls.ts';
import { inicio } from './overview/calls.ts';
import { sistemaPension } from './pension-system/calls.ts';
import { person } from './people/calls.ts';
import { practice } from './practice/calls.ts';
import { questionReport } from './question-reports/calls.ts';
import { question } from './questions/calls.ts';
import { report } from './reports/calls.ts';
import { result } from './results/calls.ts';
import { ruta } from './routes/calls.ts';
import { searchedPhrase } from './searched-phrases/calls.ts';
import { estado } from './service-state/calls.ts';
import { settings } from './settings/calls.ts';
import { homeSlider } from './slider/calls.ts';
import { statistics } from './statistics/calls.ts';
import { subject } from './subjects/calls.ts';
import { term } from './terms/calls.ts';
import { papelera } from './trash/calls.ts';
import { trial } from './trial/calls.ts';
import { untreated } from './untreated/calls.ts';
import { upload } from './uploads/calls.ts';
import { video } from './videos/calls.ts';

/** The whole table of calls (spec 4.6), one key a controller. */
export const contract = {
  announcement,
  article,
  calculator,
  category,
  certificate,
  comment,
  contact,
  course,
  users,
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
  estado,
  auditoria,
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
export type Contract = typeof contract;

/** Every call as a function: over fetch in the browser, in process for pages, and in tests. */
export type Api = { [C in keyof Contract]: CallsOf<Contract[C]> };

export function everyEndpoint(): { controller: string; action: string; row: Endpoint }[] {
  return Object.entries(contract).flatMap(([controller, rows]) =>
    Object.entries<Endpoint>(rows).map(([action, row]) => ({ controller, action, row })),
  );
}
