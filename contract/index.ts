import { article } from './article.ts';
import { attempt } from './attempt.ts';
import { category } from './category.ts';
import { contact } from './contact.ts';
import { course } from './course.ts';
import type { CallsOf, Endpoint } from './endpoint.ts';
import { homeSlider } from './home-slider.ts';
import { leyReglamento } from './ley-reglamento.ts';
import { mail } from './mail.ts';
import { media } from './media.ts';
import { papelera } from './papelera.ts';
import { question } from './question.ts';
import { upload } from './resumable-upload.ts';
import { sistemaPension } from './sistema-pension.ts';
import { users } from './users.ts';
import { usuario } from './usuario.ts';
import { video } from './video.ts';

/** The whole table (portal.md §7 and its extensions), a controller a key. */
export const contract = {
  article,
  category,
  contact,
  course,
  users,
  usuario,
  question,
  attempt,
  video,
  homeSlider,
  leyReglamento,
  sistemaPension,
  mail,
  media,
  papelera,
  upload,
};
export type Contract = typeof contract;

/** Every call as a function: over fetch in the browser, in process for pages, and in tests. */
export type Api = { [C in keyof Contract]: CallsOf<Contract[C]> };

/** Every row with its place in `Api`. */
export function everyEndpoint(): { controller: string; action: string; row: Endpoint }[] {
  return Object.entries(contract).flatMap(([controller, rows]) =>
    Object.entries<Endpoint>(rows).map(([action, row]) => ({ controller, action, row })),
  );
}
