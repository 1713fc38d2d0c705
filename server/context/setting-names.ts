/**
 * Guesses the setting that a misspelt name means: at most a quarter of its letters differ, and it is no setting itself.
 */
export function warningsOf(names: readonly string[], settings: readonly string[]): string[] {
  const unknown = names.filter((name) => !settings.includes(name));
  return unknown.flatMap((name) => {
    const meant = settings.find((setting) => lettersOff(name, setting) <= setting.length / 4);
    return meant === undefined ? [] : [`${name} is no setting: is ${meant} meant?`];
  });
}

/** How many letters have to be put in, left out or replaced to make one word of the other (Levenshtein). */
function lettersOff(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [at, above] of [...other].entries()) {
      const replaced = (row[at] ?? 0) + (letter === above ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
