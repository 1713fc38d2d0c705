/** Phonetic endings (`phonetics.ts`) of Spanish nouns and verbs, the longest first. */
const endings =
  /(?:[aei]siones|[aei]sion|siones|sion|imientos?|amientos?|[aei]ndos[ei]|[aei]rs[ei]|[ai]dor[ae]?s?|aron|ieron|iendo|ando|[ai]d[ao]s?|[ai]ban?|ar[ai]n?|er[ai]n?|[aei]mos|[aei]r|[aei]n|er[ao]s?|[aei]s|[aeio]s?|s)$/;

/** Shorter stems would match unrelated words. */
const fewestLetters = 3;

/** The stem of a phonetic spelling: 'jubil' of 'jubilo' and 'jubilasion'. */
function stem(phonetic: string): string {
  const bare = phonetic.replace(endings, '');
  return bare.length < fewestLetters ? phonetic : bare;
}

/** Tests whether a phonetic spelling is a form of a word: 'pensiones' of 'pension', 'erederos' of 'eredar'. */
export function isFormOf(word: string): (other: string) => boolean {
  const own = stem(word);
  return (other) => other === word || (other.startsWith(own) && stem(other) === own);
}

/** True for the phonetic spellings of two forms of one word. */
export const isSameWord = (one: string, other: string): boolean => isFormOf(one)(other);
