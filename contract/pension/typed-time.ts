/** A time as somebody typed it, in months; or the question that it raises. */
export type TypedTime = { months: number } | { question: string };

/** A bare number above this is asked about: nobody says whether 179 are years or months. */
const mostYearsOfWork = 60;

const token = /(\d+(?:[.,]\d{1,2})?)\s*([^\d\s,;.]*)\.?/g;
const words = {
  years: /^(?:a|anos?)$/,
  months: /^(?:m|mes|meses)$/,
};
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Reads '15', '14 años 11 meses', '14 años y medio', '179 meses', '12,5 años'. */
export function typedTime(typed: string, mostBareYears = mostYearsOfWork): TypedTime {
  const text = folded(typed).trim();
  const half = /\by medi[oa]$/.exec(text);
  const numbers = half === null ? text : text.slice(0, half.index);
  const parts = [...numbers.matchAll(token)].map(([, digits = '', unit = '']) => ({
    value: Number(digits.replace(',', '.')),
    unit,
  }));
  const rest = numbers
    .replace(token, ' ')
    .replace(/\b(?:y|con|de|aportes?|aportados?|aportadas?|cotizad[oa]s?)\b|[\s,;.]/g, '');
  if (parts.length === 0) return { question: 'Escribe un tiempo, por ejemplo 15 años o 179 meses.' };
  if (rest !== '') return { question: unitQuestion(rest) };
  const [first, second, third] = parts;
  if (first === undefined || third !== undefined)
    return { question: 'Escribe solo años y meses, por ejemplo 14 años 11 meses.' };
  const strange = parts.find(
    ({ unit }) => unit !== '' && !words.years.test(unit) && !words.months.test(unit),
  );
  if (strange !== undefined) return { question: unitQuestion(strange.unit) };
  if (second === undefined && first.unit === '' && first.value > mostBareYears && half === null)
    return {
      question: `¿Son ${first.value} meses o ${first.value} años? Escríbelo con su palabra, por ejemplo «${first.value} meses».`,
    };
  const isInMonths = words.months.test(first.unit);
  if (second !== undefined && (isInMonths || !words.months.test(second.unit)))
    return { question: 'Escribe primero los años y después los meses, por ejemplo 14 años 11 meses.' };
  if (isInMonths && !Number.isInteger(first.value)) return { question: 'Escribe los meses sin decimales.' };
  if (second !== undefined && !(Number.isInteger(first.value) && Number.isInteger(second.value)))
    return { question: 'Escribe los años y los meses sin decimales, por ejemplo 14 años 11 meses.' };
  const whole = isInMonths ? first.value : first.value * 12;
  const halfMonths = half === null || isInMonths ? 0 : 6;
  return { months: Math.floor(whole + halfMonths + (second?.value ?? 0) + 0.5) };
}

const unitQuestion = (unit: string): string =>
  `No sabemos qué es «${unit.slice(0, 20)}»: escribe años o meses, por ejemplo 15 años o 179 meses.`;
