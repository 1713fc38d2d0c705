import * as z from 'zod/mini';
import { html } from '../fields.ts';

export const noModule = 'El campo Módulo es obligatorio.';
const noTitle = 'Escribe el título de cada módulo.';

/** A module with its title. The wire's Module is one text in which an h2 opens each module. */
export const namedModule = z.object({
  title: z.string(noTitle).check(z.trim(), z.maxLength(200, 'Usa como máximo 200 caracteres.')),
  html: html(noModule),
});
export type NamedModule = z.infer<typeof namedModule>;

export const modulesAtMost = 500;
export const tooManyModules = `Un curso tiene como máximo ${modulesAtMost} módulos.`;

/** True when splitting the text at its headings would give too many modules. */
export const hasTooManyModules = (text: string): boolean =>
  [...text.matchAll(/<h[12]\b/gi)].length > modulesAtMost;

/** True when an editor's HTML has words or a picture. */
export const hasContent = (text: string): boolean =>
  /<img\b/.test(text) || text.replace(/<[^<>]*>|&nbsp;/g, '').trim() !== '';

/** True when a required title is missing. Only the first module, the text before the first heading, may have none. */
export const isTitleMissing = (module: NamedModule, place: number): boolean =>
  module.title.trim() === '' && (place > 0 || !hasContent(module.html));

/** The modules of a course in their order; at least one has content. */
export const moduleList = z.array(namedModule, noModule).check(
  z.minLength(1, noModule),
  z.maxLength(modulesAtMost, tooManyModules),
  z.refine((modules) => modules.some((module) => hasContent(module.html)), noModule),
  z.refine((modules) => !modules.some(isTitleMissing), noTitle),
);
