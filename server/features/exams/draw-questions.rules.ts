/**
 * Draws `count` of the questions in random order, all if there are fewer. `randomBelow(n)` gives an integer from 0 to n
 * - 1.
 */
export function drawQuestions<T>(
  questions: readonly T[],
  count: number,
  randomBelow: (n: number) => number,
): T[] {
  const left = [...questions];
  const drawn: T[] = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(randomBelow(left.length), 1));
  return drawn;
}
