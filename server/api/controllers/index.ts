import type { Contract } from '../../../contract/index.ts';
import type { Controller, Handler } from '../call/controller.ts';
import { article } from './article.ts';
import { attempt } from './attempt.ts';
import { auditoria } from './auditoria.ts';
import { calculator } from './calculator.ts';
import { category } from './category.ts';
import { certificate } from './certificate.ts';
import { comment } from './comment.ts';
import { contact } from './contact.ts';
import { course } from './course.ts';
import { estado } from './estado.ts';
import { feedback } from './feedback.ts';
import { group } from './group.ts';
import { homeSlider } from './home-slider.ts';
import { inicio } from './inicio.ts';
import { legal } from './legal.ts';
import { leyReglamento } from './ley-reglamento.ts';
import { leyTexto } from './ley-texto.ts';
import { mail } from './mail.ts';
import { media } from './media.ts';
import { papelera } from './papelera.ts';
import { parameter } from './parameter.ts';
import { person } from './person.ts';
import { question } from './question.ts';
import { report } from './report.ts';
import { result } from './result.ts';
import { ruta } from './ruta.ts';
import { settings } from './settings.ts';
import { sistemaPension } from './sistema-pension.ts';
import { statistics } from './statistics.ts';
import { subject } from './subject.ts';
import { term } from './term.ts';
import { trial } from './trial.ts';
import { upload } from './upload.ts';
import { users } from './users.ts';
import { usuario } from './usuario.ts';
import { video } from './video.ts';

const controllers: { [C in keyof Contract]: Controller<Contract[C]> } = {
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
  auditoria,
  estado,
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

export function handlerOf(controller: string, action: string): Handler {
  const handlers = controllers[controller as keyof Contract] as unknown as Record<string, Handler>;
  const handler = handlers[action];
  if (handler === undefined) throw new Error(`no handler for ${controller}.${action}`);
  return handler;
}
