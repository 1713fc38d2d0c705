/** Numbers in words, in their order: '2, 5 y 8 a 10'. */
export function numbersText(numbers: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && run.last === number - 1) run.last = number;
    else runs.push({ first: number, last: number });
  }
  const parts = runs.flatMap(({ first, last }) =>
    last - first >= 2 ? [`${first} a ${last}`] : first === last ? [`${first}`] : [`${first}`, `${last}`],
  );
  const end = parts.pop() ?? '';
  return parts.length === 0 ? end : `${parts.join(', ')} y ${end}`;
}

/** A sentence naming the unanswered questions; '' = none. */
export function unansweredText(numbers: readonly number[]): string {
  if (numbers.length === 0) return '';
  const [first] = numbers;
  if (numbers.length === 1) return `Dejas 1 sin responder: la ${first}.`;
  return `Dejas ${numbers.length} sin responder: ${numbersText(numbers)}.`;
}
