import { article } from './calls/article.ts';
import { attempt } from './calls/attempt.ts';
import { auditoria } from './calls/auditoria.ts';
import { calculator } from './calls/calculator.ts';
import { category } from './calls/category.ts';
import { certificate } from './calls/certificate.ts';
import { comment } from './calls/comment.ts';
import { contact } from './calls/contact.ts';
import { course } from './calls/course.ts';
import { estado } from './calls/estado.ts';
import { feedback } from './calls/feedback.ts';
import { group } from './calls/group.ts';
import { homeSlider } from './calls/home-slider.ts';
import { inicio } from './calls/inicio.ts';
import { legal } from './calls/legal.ts';
import { leyReglamento } from './calls/ley-reglamento.ts';
import { leyTexto } from './calls/ley-texto.ts';
import { mail } from './calls/mail.ts';
import { media } from './calls/media.ts';
import { papelera } from './calls/papelera.ts';
import { parameter } from './calls/parameter.ts';
import { person } from './calls/person.ts';
import { question } from './calls/question.ts';
import { report } from './calls/report.ts';
import { result } from './calls/result.ts';
import { ruta } from './calls/ruta.ts';
import { settings } from './calls/settings.ts';
import { sistemaPension } from './calls/sistema-pension.ts';
import { statistics } from './calls/statistics.ts';
import { subject } from './calls/subject.ts';
import { term } from './calls/term.ts';
import { trial } from './calls/trial.ts';
import { upload } from './calls/upload.ts';
import { users } from './calls/users.ts';
import { usuario } from './calls/usuario.ts';
import { video } from './calls/video.ts';
import type { CallsOf, Endpoint } from './endpoint.ts';

/** The whole table of calls (spec 4.6), one key a controller. */
export const contract = {
  article,
  calculator,
  category,
  certificate,
  comment,
  contact,
  course,
  users,
  usuario,
  group,
  question,
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
  media,
  papelera,
  upload,
  settings,
  parameter,
  legal,
  ruta,
};
export type Contract = typeof contract;

/** Every call as a function: over fetch in the browser, in process for pages, and in tests. */
export type Api = { [C in keyof Contract]: CallsOf<Contract[C]> };

export function everyEndpoint(): { controller: string; action: string; row: Endpoint }[] {
  return Object.entries(contract).flatMap(([controller, rows]) =>
    Object.entries<Endpoint>(rows).map(([action, row]) => ({ controller, action, row })),
  );
}
