import { describe, expect, test } from 'vitest';
import { builtInFormat, shownNumber } from './number-format.rules.ts';

describe('a number is read as its cell shows it, with a decimal comma', () => {
  test.each([
    [1_234_567, '00000000', '01234567'],
    [1_234_567, 'General', '1234567'],
    [0.1 + 0.2, 'General', '0,3'],
    [591_700_112_233, 'General', '591700112233'],
    [4_567_890, '#,##0', '4.567.890'],
    [1234.5, '#,##0.00', '1.234,50'],
    [0.5, '0%', '50%'],
    [0.0125, '0.00%', '1,25%'],
    [0.285, '0%', '29%'],
    [1.005, '0.00', '1,01'],
    [12, '"Bs" 0.00', 'Bs 12,00'],
    [12, '[$Bs-400A] #,##0', 'Bs 12'],
    [-3, '0;(0)', '(3)'],
    [-3, '0', '-3'],
    [0, '0;-0;"nada"', 'nada'],
    [70_011_220, '000-00000', '700-11220'],
    [70_011_220, '[<=9999999]###-####;000-00000', '700-11220'],
    [0.5, '# ?/?', '1/2'],
    [2.25, '# ?/?', '2 1/4'],
    [12_345, '0.00E+00', '1,23E+04'],
    [1_500_000, '0.0,,"M"', '1,5M'],
    [7, '@', '7'],
    [0.5, '0.##', '0,5'],
    [5, '0.##', '5'],
    [5, ';;;', '5'],
    [-5, '0.0;[Red]-0.0', '-5,0'],
  ])('%s as %s is %s', (value, format, text) => {
    expect(shownNumber(value, format, false)).toEqual({ text, day: null });
  });

  test.each([
    [29_586, 'dd/mm/yyyy', false, '31/12/1980', '1980-12-31'],
    [
      29_586.5,
      'd "de" mmmm "de" yyyy h:mm AM/PM',
      false,
      '31 de diciembre de 1980 12:00 p. m.',
      '1980-12-31',
    ],
    [27_759, 'dd/mm/yyyy', true, '01/01/1980', '1980-01-01'],
    [1, 'yyyy-mm-dd', false, '1900-01-01', '1900-01-01'],
    [0.75, 'h:mm', false, '18:00', null],
    [1.5, '[h]:mm', false, '36:00', null],
    [29_586, builtInFormat(14), false, '31/12/1980', '1980-12-31'],
    [-1, 'dd/mm/yyyy', false, '-1', null],
  ])('the date %s as %s is that day', (value, format, is1904, text, day) => {
    expect(shownNumber(value, format, is1904)).toEqual({ text, day });
  });
});
