const small =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const hundreds =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  );

/** 'sesenta y cinco' for 65; from 0 to 1999, other numbers as digits. */
export function numberInWords(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > 1999) return String(number);
  if (number >= 1000) return number === 1000 ? 'mil' : `mil ${numberInWords(number - 1000)}`;
  if (number < 30) return small[number] ?? '';
  if (number === 100) return 'cien';
  if (number > 100) {
    const rest = number % 100;
    return `${hundreds[Math.floor(number / 100) - 1]}${rest === 0 ? '' : ` ${numberInWords(rest)}`}`;
  }
  const unit = number % 10;
  return `${tens[Math.floor(number / 10) - 3]}${unit === 0 ? '' : ` y ${small[unit]}`}`;
}
