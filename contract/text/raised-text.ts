const raised: Record<'sup' | 'sub', Record<string, string>> = {
  sup: signsOf('0123456789+-=()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ'),
  sub: signsOf('0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'),
};

function signsOf(plain: string, others: string): Record<string, string> {
  const signs = [...others];
  return Object.fromEntries([...plain].map((sign, place) => [sign, signs[place] ?? sign]));
}

/**
 * A superscript or subscript as plain text, by Unicode's signs where they exist ('m²', 'H₂O'). Other numbers get a '^',
 * so that 10^6,5 is not 106,5; the rest ('1.er', a note's '[1]') stays.
 */
export function raisedText(place: 'sup' | 'sub', text: string): string {
  const words = text.trim();
  const signs = [...words].map((sign) => raised[place][sign]);
  if (words !== '' && signs.every((sign) => sign !== undefined)) return signs.join('');
  return place === 'sup' && /^[\d+-][^\p{L}]*$/u.test(words) ? `^${words}` : text;
}

const raisedElement = /<(sup|sub)\b[^<>]*>([^<]*)<\/\1\s*>/gi;

/** Replaces superscripts and subscripts in HTML by plain text. */
export const withoutRaised = (html: string): string =>
  html.replace(raisedElement, (_, name: string, words: string) =>
    raisedText(name.toLowerCase() === 'sup' ? 'sup' : 'sub', words),
  );
