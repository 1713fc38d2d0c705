/** A text without accents, in lower case, letter by letter: every position stays that of the text. */
export const foldedLetters = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => {
    const letter = text.charAt(index).normalize('NFD').charAt(0).toLowerCase();
    return letter.length === 1 ? letter : text.charAt(index);
  }).join('');
