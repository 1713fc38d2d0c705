import { readCells, type WorkbookRow } from './sheet-cells.ts';
import { lossesOf } from './sheet-losses.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { readStyles } from './workbook-styles.ts';
import { hearXml, openParts, type ReadPart, relationsOf, unescaped } from './workbook-xml.ts';

export interface WorkbookSheet {
  name: string;
  /** Hidden by hand, or so that only programs can show it. */
  isHidden: boolean;
  /** The rows with something in them. A cell merged with those below it stands in each of their rows. */
  rows: readonly WorkbookRow[];
  /** Merged cells that reach to the right: the columns, from 0, that belong to another one, by line. */
  across: ReadonlyMap<number, ReadonlyMap<number, string>>;
  /** Sentences about what readers of the sheet do not see, or see and the import does not take. */
  losses: readonly string[];
}

export interface Workbook {
  sheets: readonly WorkbookSheet[];
  /** Its days count from 1904, not from 1900. */
  is1904: boolean;
}

/** Reads a workbook whose unpacked size was checked before. Refuses (UnreadableFile) a damaged one. */
export async function readWorkbook(bytes: Uint8Array): Promise<Workbook> {
  try {
    return await readParts(openParts(bytes));
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('El libro de Excel está dañado o no tiene hojas.');
  }
}

async function readParts(read: ReadPart): Promise<Workbook> {
  const named: { name: string; id: string; isHidden: boolean }[] = [];
  let is1904 = false;
  hearXml((await read('xl/workbook.xml')) ?? '', {
    open(name, attribute) {
      if (name === 'workbookPr') is1904 = /^(?:1|true|on)$/i.test(attribute('date1904') ?? '');
      if (name === 'sheet')
        named.push({
          name: attribute('name') ?? '',
          id: attribute('id') ?? '',
          isHidden: /hidden/i.test(attribute('state') ?? ''),
        });
    },
  });
  const relations = await relationsOf(read, 'xl/workbook.xml');
  const partOf = (type: string) => [...relations.values()].find((relation) => relation.type === type)?.target;
  const texts = await readSharedTexts(await read(partOf('sharedStrings') ?? 'xl/sharedStrings.xml'));
  const styles = readStyles(await read(partOf('styles') ?? 'xl/styles.xml'));
  const sheets: WorkbookSheet[] = [];
  for (const { name, id, isHidden } of named) {
    const relation = relations.get(id);
    if (relation !== undefined && relation.type !== 'worksheet') continue; // a chart on a sheet of its own
    const part = relation?.target ?? `xl/worksheets/sheet${sheets.length + 1}.xml`;
    const xml = await read(part);
    if (xml === undefined) throw new UnreadableFile('El libro de Excel está dañado: le falta una hoja.');
    const found = readCells(xml, { texts, styles, is1904 });
    const beside = new Set([...(await relationsOf(read, part)).values()].map(({ type }) => type));
    sheets.push({ name, isHidden, rows: found.rows, across: found.across, losses: lossesOf(found, beside) });
  }
  if (sheets.length === 0) throw new UnreadableFile('El libro de Excel está dañado o no tiene hojas.');
  return { sheets, is1904 };
}

/** The texts that cells name by number, without the readings of East Asian words. */
async function readSharedTexts(xml: string | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (xml === undefined) return texts;
  let text: string | undefined;
  let [isText, isReading] = [false, false];
  hearXml(xml, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = true;
      if (name === 't') isText = true;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isReading = false;
      if (name !== 'si') return;
      texts.push(unescaped(text ?? ''));
      text = undefined;
    },
    text(piece) {
      if (text !== undefined && isText && !isReading) text += piece;
    },
  });
  return texts;
}

export const isEmptySheet = ({ rows }: WorkbookSheet): boolean =>
  rows.every(({ cells }) => cells.every((cell) => (cell?.text ?? '') === ''));
