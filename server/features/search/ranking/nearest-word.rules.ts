/** Shorter words resemble too many others. */
const fewestLetters = 5;
const lettersForTwo = 9;

/** The number of letters to add, leave out, change or swap between two words, as far as `most`; more = undefined. */
function distance(one: string, other: string, most: number): number | undefined {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let value = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      next.push(value);
      least = Math.min(least, value);
    }
    if (least > most) return undefined;
    before = row;
    row = next;
  }
  const found = row[other.length] ?? 0;
  return found <= most ? found : undefined;
}

/** The word that a misspelt one was meant to be; its first letter is hardly ever wrong. */
export function nearestWord(word: string, words: readonly string[]): string | undefined {
  if (word.length < fewestLetters) return undefined;
  const most = word.length >= lettersForTwo ? 2 : 1;
  let nearest: string | undefined;
  let least = most + 1;
  for (const each of words) {
    if (
      each[0] !== word[0] ||
      each.length < fewestLetters - 1 ||
      Math.abs(each.length - word.length) >= least
    )
      continue;
    const found = distance(word, each, least - 1);
    if (found !== undefined && found < least) [nearest, least] = [each, found];
  }
  return nearest;
}
