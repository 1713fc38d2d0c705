const row = /<tr\b[^>]*>[\s\S]*?<\/tr>/g;
const cell = /(<td\b)([^>]*>)([\s\S]*?)(<\/td>)/g;

/**
 * An amount as texts write it: '$1 165', 'unos $566', 'Bs 1.800,50 al mes', '24 117 pesos'. One with a sign is a
 * difference, no amount.
 */
const amount =
  /^(?:\p{L}+ )?(?:(?:[A-Z]{0,3}\p{Sc}|Bs\.?|S\/\.?|Gs\.?|USD|UF) ?(\d[\d .,]*)|(\d[\d .,]*) ?(?:pesos|bolivianos|soles|guaraníes|quetzales|lempiras|córdobas|colones|balboas|dólares|euros)\b)/u;

/** The amount in a cell; undefined = it holds none. */
export function amountIn(text: string): number | undefined {
  const [, after, before] = amount.exec(text) ?? [];
  const digits = (after ?? before)?.replaceAll(' ', '').replace(/[.,]+$/, '');
  if (digits === undefined) return undefined;
  const isGrouped = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(digits);
  return Number((isGrouped ? digits.replaceAll('.', '') : digits).replace(',', '.'));
}

const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|[\u00a0\u2009\u202f]/g, ' ')
    .trim();

/** A sum would dwarf the bars of its parts. */
const isSum = (words: string): boolean => /^total\b/i.test(words);

/**
 * Draws a bar under each amount that stands alone in a table's last column, from zero to the greatest, so that a table
 * of money can be read at a glance. The first column names the rows. A table with merged cells or a single amount
 * stays.
 */
export function drawBars(table: string): string {
  const rows = [...table.matchAll(row)]
    .map(([cells]) => [...cells.matchAll(cell)].map(([, , , inner = '']) => wordsOf(inner)))
    .filter((cells) => cells.length > 0);
  const width = rows[0]?.length ?? 0;
  if (rows.some((cells) => cells.length !== width)) return table;
  const named = rows.filter(([name = '']) => !isSum(name));
  const place = Array.from({ length: width }, (_, index) => index)
    .slice(1)
    .findLast((column) => named.every((cells) => amountIn(cells[column] ?? '') !== undefined));
  if (place === undefined || named.length < 2) return table;
  const greatest = Math.max(...named.map((cells) => amountIn(cells[place] ?? '') ?? 0));
  if (greatest === 0) return table;
  return table
    .replace('<table', '<table data-bars=""')
    .replace(row, (cells) => withBar(cells, place, greatest));
}

function withBar(cells: string, place: number, greatest: number): string {
  let column = -1;
  let name = '';
  return cells.replace(cell, (whole, open: string, rest: string, inner: string, close: string) => {
    column += 1;
    if (column === 0) name = wordsOf(inner);
    if (column !== place) return whole;
    if (isSum(name)) return `${open} data-bar=""${rest}${inner}${close}`;
    const share = Math.round(((amountIn(wordsOf(inner)) ?? 0) / greatest) * 1000) / 10;
    return `${open} data-bar=""${rest}${inner}<svg aria-hidden="true"><rect width="${share}%" height="100%" rx="3"/></svg>${close}`;
  });
}
