import { expect, test } from 'vitest';
import { addTags, isStale } from './cache-tags.ts';

/** A page that made these calls. */
function pageOf(...calls: [controller: string, input: object][]) {
  const tags = new Set<string>();
  for (const [controller, input] of calls) addTags(tags, controller, input);
  return tags;
}
const pages = {
  home: pageOf(['homeSlider', {}], ['course', { Page: 1 }]),
  articles: pageOf(['article', { Page: 1 }]),
  article: pageOf(['article', { id: 5 }], ['article', { Page: 1 }]),
  courses: pageOf(['course', { Page: 1 }]),
  course12: pageOf(['course', { id: 12 }], ['course', { courseId: 12 }], ['course', { Page: 1 }]),
  course1: pageOf(['course', { id: 1 }], ['course', { courseId: 1 }], ['course', { Page: 1 }]),
  videos: pageOf(['video', {}]),
  contact: pageOf(),
};
const staleAfter = (change: string | null) =>
  Object.entries(pages).flatMap(([name, tags]) => (isStale(change, tags) ? [name] : []));

test.each([
  ['course:12', ['course12']],
  ['course:2', []],
  ['course', ['home', 'courses', 'course12', 'course1']],
  ['question', ['home', 'articles', 'article', 'courses', 'course12', 'course1']],
  ['account', ['home', 'courses', 'course12', 'course1']],
  ['article', ['home', 'articles', 'article']],
  ['category', ['home', 'articles', 'article']],
  ['video', ['home', 'videos']],
  ['slide', ['home']],
  ['term', ['home', 'articles', 'article', 'courses', 'course12', 'course1']],
  ['subject', ['home', 'articles', 'article', 'courses', 'course12', 'course1']],
  ['', Object.keys(pages)],
  [null, Object.keys(pages)],
])('a change of %j makes these pages again: %j (spec 13.4)', (change, stale) => {
  expect(staleAfter(change)).toEqual(stale);
});
