import { questionTypes } from '../../../contract/constants.ts';
import { answerLetters } from '../../../contract/questions/key.ts';
import { visibleText } from '../../../contract/text/visible-text.ts';
import type { BankedQuestion } from './questions.rules.ts';

const isNamed =
  /\b(?:la (?:respuesta |opci[oó]n )?correcta|la (?:respuesta|opci[oó]n) (?:que vale|buena)|la correcta|respuesta correcta)[\s:]+(?:(?:es|son|era|eran)[\s:]+)?(?:la |las |el )?(?:opci[oó]n(?:es)? |letras? )?[«"'(]?([A-D](?:\s*(?:,|y)\s*[A-D])*)[»"')]?(?![\p{L}\p{N}])/giu;
const isTruth = /\b(?:la (?:respuesta )?correcta es|la respuesta es|es)\s+[«"']?(verdader[oa]|fals[oa])\b/giu;

/** The letters, or V and F, that an explanation calls right in so many words. */
function namedAsRight(words: string, type: number): string[] {
  if (type === questionTypes.trueFalse)
    return [...words.matchAll(isTruth)].map(([, word = '']) => (word[0] ?? '').toUpperCase());
  return [...words.matchAll(isNamed)].flatMap(([, letters = '']) =>
    [...letters.toUpperCase()].filter((sign) => (answerLetters as readonly string[]).includes(sign)),
  );
}

/**
 * A sentence for who has saved an explanation that names another answer than the key (spec 8.18); null if it names
 * none, or the right one. Letters are looked for, not meanings.
 */
export function otherAnswerNamed({
  explanation,
  correct,
  type,
}: Pick<BankedQuestion, 'explanation' | 'correct' | 'type'>): string | null {
  const key = correct.split(',');
  const other = namedAsRight(visibleText(explanation), type).find((letter) => !key.includes(letter));
  if (other === undefined) return null;
  const words = { V: 'Verdadero', F: 'Falso' }[other] ?? `la ${other}`;
  const right = key.map((letter) => ({ V: 'Verdadero', F: 'Falso' })[letter] ?? letter).join(', ');
  return `Ojo: la explicación dice que la correcta es ${words}, y la respuesta correcta es ${right}.`;
}

const letterNamed =
  /(?<!\p{L})(?:las?|opci[oó]n(?:es)?|letras?|respuestas?|correctas?:?|alternativas?|incisos?|ni|s[oó]lo|es|son)\s+[«"'(]?[A-D](?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[A-D](?:\)| (?:es|son|y [A-D]|o [A-D])(?!\p{L}))/u;

/** True if a text names an option by its letter: 'la B', 'la opción C', 'B y D'. */
export const namesLetter = (text: string): boolean => letterNamed.test(text);
