/** A question of a trial with its key and the given answer. */
export interface MarkedQuestion {
  module: string;
  isRight: boolean;
}

/**
 * The modules to read again, in the course's order with their place from 1: those with a wrong answer and at least
 * `fewestAsked` questions. Titles that the course no longer has are left out.
 */
export function modulesToReadAgain(
  questions: readonly MarkedQuestion[],
  modules: readonly string[],
  fewestAsked: number,
): { title: string; place: number }[] {
  const named = Map.groupBy(questions, ({ module }) => module);
  return modules.flatMap((title, at) => {
    const asked = named.get(title) ?? [];
    const isMissed = asked.some(({ isRight }) => !isRight);
    const isFirst = modules.indexOf(title) === at;
    return title !== '' && isFirst && isMissed && asked.length >= fewestAsked
      ? [{ title, place: at + 1 }]
      : [];
  });
}
