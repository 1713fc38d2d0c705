/** A question of a trial with its key and the answer that was given. */
export interface MarkedQuestion {
  module: string;
  isRight: boolean;
}

/**
 * The modules that a result tells to read again, in the course's order, with their place from 1: those of questions
 * answered wrong, of which at least `fewestAsked` were asked. Titles that the course no longer has are left out.
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
