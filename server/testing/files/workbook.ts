import { zipOf } from './zip.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** A cell in Excel's XML: text, a number with the number of its format from `formats`, or the element itself. */
export type CellGiven = string | number | { number: number; format: number } | { xml: string } | null;

export interface SheetGiven {
  name?: string;
  state?: 'hidden' | 'veryHidden';
  rows: CellGiven[][];
  /** Lines that are hidden. */
  hidden?: number[];
  /** Elements before and after the rows, in Excel’s XML. */
  before?: string;
  after?: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const columnName = (column: number) => String.fromCharCode(65 + column);

function cellXml(cell: CellGiven, place: string): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if ('xml' in cell) return cell.xml.replace('<c', `<c r="${place}"`);
  return `<c r="${place}" s="${cell.format + 1}"><v>${cell.number}</v></c>`;
}

/** Makes an .xlsx as Excel writes it, reduced to what readers need. Cells name `formats` by their place. */
export function aWorkbook(
  sheets: readonly SheetGiven[],
  { formats = [], is1904 = false }: { formats?: readonly string[]; is1904?: boolean } = {},
): Buffer {
  const sheetXml = ({ rows, hidden = [], before = '', after = '' }: SheetGiven) =>
    `<worksheet xmlns="${main}">${before}<sheetData>${rows
      .map(
        (row, index) =>
          `<row r="${index + 1}"${hidden.includes(index + 1) ? ' hidden="1"' : ''}>${row
            .map((cell, column) => cellXml(cell, `${columnName(column)}${index + 1}`))
            .join('')}</row>`,
      )
      .join('')}</sheetData>${after}</worksheet>`;
  const styles = `<styleSheet xmlns="${main}"><numFmts>${formats
    .map(
      (format, index) =>
        `<numFmt numFmtId="${164 + index}" formatCode="${escaped(format).replaceAll('"', '&quot;')}"/>`,
    )
    .join('')}</numFmts><fonts><font/><font><strike/></font></fonts><cellXfs><xf numFmtId="0"/>${formats
    .map((_, index) => `<xf numFmtId="${164 + index}" fontId="0"/>`)
    .join('')}<xf numFmtId="0" fontId="1"/></cellXfs></styleSheet>`;
  return zipOf([
    {
      name: 'xl/workbook.xml',
      content: `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${sheets
        .map(
          ({ name, state }, index) =>
            `<sheet name="${escaped(name ?? `Hoja${index + 1}`)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets
        .map(
          (_, index) =>
            `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
        )
        .join('')}<Relationship Id="styles" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    },
    { name: 'xl/styles.xml', content: head + styles },
    ...sheets.map((sheet, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: head + sheetXml(sheet),
    })),
  ]);
}
