import { questionTypes } from '../../../contract/constants.ts';
import { escapeHtml } from '../../../contract/text/text.ts';

/** A question to practise with inside a text: one answer is right. */
export interface BlockQuestion {
  id: number;
  courseId: number;
  /** The place of its module; 0 = it is asked for as one of the whole course. */
  place: number;
  type: number;
  description: string;
  options: readonly string[];
  correct: string;
  /** HTML. */
  why: string;
}

/** A paragraph that holds nothing but a link to the practice of a course, or of one of its modules. */
const loneLink =
  /<p>\s*(<a href="\/practica\?id=(\d{1,9})(?:(?:&amp;|&)modulo=(\d{1,9}))?">(?:(?!<\/?(?:a|p)\b)[\s\S])*<\/a>)\s*<\/p>/g;

/** The practice that a text asks for, each once. */
export function practiceIn(html: string): { courseId: number; place: number }[] {
  if (!html.includes('href="/practica?id=')) return [];
  const asked = [...html.matchAll(loneLink)].map(([, , id, place]) => `${id} ${place ?? 0}`);
  return [...new Set(asked)].map((text) => {
    const [courseId = 0, place = 0] = text.split(' ').map(Number);
    return { courseId, place };
  });
}

/** Puts questions above each link that has a paragraph for itself; a practice without questions stays a link. */
export function renderPracticeOf(html: string, questions: readonly BlockQuestion[]): string {
  return html.replace(loneLink, (whole, link: string, id: string, place = '0') => {
    const own = questions.filter((each) => each.courseId === Number(id) && each.place === Number(place));
    if (own.length === 0) return whole;
    const asked = own.map(questionHtml).join('');
    return `<section data-practice aria-label="Comprueba lo que leíste"><h3>Comprueba lo que leíste</h3><p>Toca una respuesta. Sin nota.</p>${asked}<p>${link}</p></section>`;
  });
}

/** Each option opens on its own, without a script, and says whether it is right, and why. */
function questionHtml({ id, type, description, options, correct, why }: BlockQuestion): string {
  const isTruth = type === questionTypes.trueFalse;
  const words = isTruth ? ['Verdadero', 'Falso'] : options;
  const right = isTruth ? 'VF'.indexOf(correct) : 'ABCD'.indexOf(correct);
  const rows = words.map((text, at) => {
    const letter = 'ABCD'[at] ?? '';
    const verdict = at === right ? 'Así es.' : `Todavía no: es la ${'ABCD'[right] ?? ''}.`;
    const mark = at === right ? 'right' : 'wrong';
    return `<details name="practica-${id}" data-is="${mark}"><summary><b>${letter}</b> ${escapeHtml(text)}</summary><p><strong>${verdict}</strong></p>${why}</details>`;
  });
  return `<p><strong>${escapeHtml(description)}</strong></p>${rows.join('')}`;
}
