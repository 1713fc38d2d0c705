import type { CourseModule } from '../courses/module-text.rules.ts';

/** The words of the links to the module before and the next one; undefined = there is none. */
export function moduleSteps(modules: readonly CourseModule[], current: number) {
  const at = (number: number) => modules.find((each) => each.number === number);
  const [previous, next] = [at(current - 1), at(current + 1)];
  return {
    previous: previous && { number: previous.number, words: `Módulo ${previous.number}` },
    next: next && {
      number: next.number,
      words: `Módulo ${next.number}${next.title && `: ${next.title}`}`,
    },
  };
}
