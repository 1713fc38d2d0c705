/** The most causes that are told; the rest mostly repeat them. */
const causesTold = 3;

/** An error's sentence with those of its causes: an AggregateError alone says only how many there were. */
export function sentenceWithCauses(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.message || error.name;
  const below =
    error instanceof AggregateError ? error.errors : error.cause === undefined ? [] : [error.cause];
  const told = [...new Set(below.map(sentenceWithCauses))].filter((sentence) => !own.includes(sentence));
  return [own, ...(told.length === 0 ? [] : [told.slice(0, causesTold).join('; ')])].join(': ');
}
