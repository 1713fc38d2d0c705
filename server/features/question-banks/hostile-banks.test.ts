import { describe, expect, it } from 'vitest';
import { openProcess } from '../../platform/process/task-worker.ts';
import { zipOf } from '../../testing/files/zip.ts';
import { confineReaders } from '../../testing/reader-threads.ts';
import type { BankFile } from './read-bank.ts';
import type { BankReply } from './read-bank.worker.ts';
import { wantedColumns } from './table.rules.ts';

confineReaders();
const reader = openProcess<BankFile, BankReply>(new URL('./read-bank.worker.ts', import.meta.url), {
  memoryMegabytes: 48,
});
const reading = (file: { bytes: Uint8Array; isWorkbook: boolean }) =>
  reader.run({ ...file, format: undefined });

const ooxml = 'http://schemas.openxmlformats.org';
const workbookOf = (rows: string) =>
  zipOf([
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="${ooxml}/package/2006/content-types"/>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${ooxml}/spreadsheetml/2006/main" xmlns:r="${ooxml}/officeDocument/2006/relationships">
        <sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${ooxml}/package/2006/relationships"><Relationship Id="rId1"
        Type="${ooxml}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet xmlns="${ooxml}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
    },
  ]);

describe('a file that is made to burst', () => {
  it('of one cell, far away, is no table', async () => {
    const bytes = workbookOf('<row r="1"><c r="ZZZZZZZZ1" t="inlineStr"><is><t>a</t></is></c></row>');
    expect(await reading({ bytes, isWorkbook: true })).toEqual({ refused: wantedColumns });
  });

  it('of texts that never end is refused before its reader is lost', async () => {
    const bytes = Buffer.from(`<quiz>${'<![CDATA['.repeat(400_000)}</quiz>`);
    expect(await reading({ bytes, isWorkbook: false })).toEqual({
      refused: 'El XML está mal formado: un CDATA no termina.',
    });
  });

  it('is told in words when it holds too many questions, and its pieces never leave the reader', async () => {
    const bytes = Buffer.from(`<quiz>${'<question/>'.repeat(5001)}</quiz>`);
    expect(await reading({ bytes, isWorkbook: false })).toEqual({
      refused: 'El archivo trae 5001 preguntas; caben 5000. Divídelo.',
    });
  });
});
