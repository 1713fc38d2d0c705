const error =
  /^#(?:REF|¡REF|N\/[AD]|VALUE|¡VALOR|DIV\/0|¡DIV\/0|NAME|¿NOMBRE|NULL|¡NULO|NUM|¡NUM|SPILL|¡DESBORDAMIENTO|CALC|¡CALC|BLOCKED|GETTING_DATA)[!?]*$/i;

/** True for the text of one of Excel's errors: '#N/A', '#¡REF!'. */
export const isExcelError = (text: string): boolean => error.test(text.trim());

/** The sentence about a cell without a value: an uncalculated formula, or one of Excel's errors. */
export function brokenCell(text: string): string | undefined {
  if (text.startsWith('=')) return 'La celda trae una fórmula: escribe su valor.';
  if (isExcelError(text)) return `La celda trae el error ${text} de Excel: escribe su valor.`;
  return undefined;
}
