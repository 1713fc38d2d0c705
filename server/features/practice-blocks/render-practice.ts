import type { Context } from '../../context/context.ts';
import { joinModules, splitModules } from '../courses/course-modules.ts';
import { listBlockQuestions, listPlacesWithPractice } from './practice-blocks.queries.ts';
import { practiceIn, renderPracticeOf } from './render-practice.rules.ts';

/** Puts questions to practise with into a stored text; only a text that names a practice costs a query (spec 8.20). */
export async function renderPractice({ db }: Context, html: string): Promise<string> {
  const asked = practiceIn(html);
  return asked.length === 0 ? html : renderPracticeOf(html, await listBlockQuestions(db, asked));
}

/**
 * Ends each module of a course's text that has questions to practise with by a link to them, which renderPractice fills.
 */
export async function withPracticeOfModules(
  { db }: Context,
  courseId: number,
  html: string,
): Promise<string> {
  const places = await listPlacesWithPractice(db, courseId);
  if (places.size === 0) return html;
  return joinModules(
    splitModules(html).map((module, index) =>
      places.has(index + 1)
        ? { ...module, html: `${module.html}<p>${linkTo(courseId, index + 1)}</p>` }
        : module,
    ),
  );
}

const linkTo = (courseId: number, place: number) =>
  `<a href="/practica?id=${courseId}&amp;modulo=${place}">Practicar este módulo</a>`;
