/** Endings of Spanish nouns and verbs as they sound (`sounds.ts`), the longest first. */
const endings =
  /(?:[aei]siones|[aei]sion|siones|sion|imientos?|amientos?|[aei]ndos[ei]|[aei]rs[ei]|[ai]dor[ae]?s?|aron|ieron|iendo|ando|[ai]d[ao]s?|[ai]ban?|ar[ai]n?|er[ai]n?|[aei]mos|[aei]r|[aei]n|er[ao]s?|[aei]s|[aeio]s?|s)$/;

/** Fewer letters say too little to stand for other words. */
const fewestLetters = 3;

/** What is left of a word, as it sounds, without the ending that its forms differ in: 'jubil' of 'jubilo' and 'jubilasion'. */
function stem(heard: string): string {
  const bare = heard.replace(endings, '');
  return bare.length < fewestLetters ? heard : bare;
}

/** True for two forms of one word, as they sound: 'pension' and 'pensiones', 'eredar' and 'erederos'. */
export const isSameWord = (one: string, other: string): boolean => one === other || stem(one) === stem(other);
