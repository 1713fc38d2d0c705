/** Options in order as the wire names them; null where a question has none. */
export function optionFields(options: readonly string[]) {
  const [answerA = null, answerB = null, answerC = null, answerD = null] = options;
  return { answerA, answerB, answerC, answerD };
}
