/** Options in order under their wire names; null where a question has fewer. */
export function optionFields(options: readonly string[]) {
  const [answerA = null, answerB = null, answerC = null, answerD = null] = options;
  return { answerA, answerB, answerC, answerD };
}
