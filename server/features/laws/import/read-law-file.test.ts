import { expect, test } from 'vitest';
import { typesetDocument } from '../../../platform/pdf/pdf.ts';
import { expectRefusal } from '../../../testing/expect-refusal.ts';
import { aCompoundFile, aPdf } from '../../../testing/files/documents.ts';
import { paragraph, picture, run, wordDocument } from '../../../testing/files/word-document.ts';
import { anAdminOf, aTestPortal } from '../../../testing/portal.ts';

const portal = aTestPortal();
const { admin } = anAdminOf(portal);

const read = async (content: Uint8Array | string, name = 'ley.pdf') =>
  (await portal.client.as(admin).leyTexto.readFile({ file: new File([Buffer.from(content)], name) })).data;

test('a PDF gives its articles and its lines', async () => {
  const paragraphs = [
    'Artículo 1. Objeto. Esta ley dice qué es.',
    'Artículo 2. Aportes. Se aporta cada mes.',
  ];
  const pdf = await typesetDocument({
    title: 'Ley 214 de Pensiones',
    description: 'Ejemplo.',
    sections: [{ heading: 'Título I. La cuenta', paragraphs }],
    portalName: 'Aula',
    institute: 'Instituto',
    issuedAt: '2026-11-24T12:00:00Z',
  });
  const law = await read(pdf);
  expect(law.number).toBe('Ley 214');
  expect(law.parts).toMatchObject([
    { kind: 'heading', label: 'Título I', title: 'La cuenta' },
    { kind: 'article', number: '1', title: 'Objeto', html: '<p>Esta ley dice qué es.</p>' },
    { kind: 'article', number: '2', title: 'Aportes' },
  ]);
  expect(law.original).toContain('Artículo 1. Objeto. Esta ley dice qué es.');
});

test('a DOCX gives its articles with lists; an XML of any kind by its lines', async () => {
  const docx = await wordDocument(
    [
      paragraph(run('Ley 9 de Prueba'), { style: 'Ttulo1' }),
      paragraph(run('Artículo 1', '<w:b/>') + run('. Aportan:')),
      paragraph(run('la persona'), { list: 2 }),
      paragraph(run('el empleador'), { list: 2 }),
    ].join(''),
  );
  const law = await read(docx);
  expect(law).toMatchObject({ number: 'Ley 9' });
  expect(law.parts).toMatchObject([
    { number: '1', html: '<p>Aportan:</p><ol><li>la persona</li><li>el empleador</li></ol>' },
  ]);
  const xml = await read('<ley><t>Ley 3</t><a>Artículo 1. Toda <b>persona</b> aporta.</a></ley>');
  expect(xml.parts).toMatchObject([{ number: '1', html: '<p>Toda persona aporta.</p>' }]);
});

test('a DOCX tells what an article tells: changes, formulas, comments, pictures, notes, hidden text', async () => {
  const math = '<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>';
  const docx = wordDocument(
    [
      paragraph(run('Ley 9 de Prueba')),
      paragraph(
        run('Artículo 1. La edad es de ') +
          `<w:del w:id="1" w:author="A">${run('60')}</w:del><w:ins w:id="2" w:author="A">${run('58')}</w:ins>`,
      ),
      paragraph(`${run('Se aplica la fórmula ') + math + run('.')}<w:r><w:commentReference w:id="1"/></w:r>`),
      paragraph(picture(0, 'Un sello') + run('Oculto', '<w:vanish/>')),
    ].join(''),
    { pictures: [{ name: 'sello.png', bytes: Buffer.from('no es una imagen') }] },
  );
  const { parts, notes } = await read(docx, 'ley.docx');
  expect(parts).toMatchObject([{ number: '1', html: expect.not.stringContaining('Oculto') }]);
  expect(notes).toEqual(
    expect.arrayContaining([
      'Una imagen quedó fuera: el texto de una ley no lleva imágenes.',
      'Una fórmula quedó fuera. Escríbela como texto o ponla como imagen.',
      'Un comentario al margen quedó fuera.',
      'Había 2 cambios sin aceptar: quedó el texto como si se hubieran aceptado.',
      'Un texto oculto en Word quedó fuera.',
    ]),
  );
});

test('a DOCX whose articles Word counts gives them', async () => {
  const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const numbering = `<w:numbering ${w}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="Artículo %1.-"/></w:lvl></w:abstractNum><w:num w:numId="2"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
  const docx = wordDocument(
    paragraph(run('Objeto de la ley.'), { list: 2 }) + paragraph(run('Rige desde hoy.'), { list: 2 }),
    { numbering },
  );
  expect((await read(docx, 'ley.docx')).parts).toMatchObject([
    { number: '1', html: '<p>Objeto de la ley.</p>' },
    { number: '2', html: '<p>Rige desde hoy.</p>' },
  ]);
});

/** A PDF of pages with one line each, written by hand. */
function pdfOf(...lines: string[]): string {
  const pages = lines.map((line, at) => {
    const text = `BT /F1 12 Tf 20 200 Td (${line}) Tj ET`;
    const [page, content] = [10 + 2 * at, 11 + 2 * at];
    return `${page} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents ${content} 0 R/Resources<</Font<</F1 3 0 R>>>>>>endobj\n${content} 0 obj<</Length ${text.length}>>stream\n${text}\nendstream endobj\n`;
  });
  const kids = lines.map((_, at) => `${10 + 2 * at} 0 R`).join(' ');
  return `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[${kids}]/Count ${lines.length}>>endobj\n3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n${pages.join('')}trailer<</Root 1 0 R>>\n%%EOF`;
}

test('a PDF of scanned pages is told as one, also with the stamp of the scanner, and so are single pages', async () => {
  await expectRefusal(read(pdfOf('CamScanner', 'Escaneado con CamScanner')), 400, {
    file: expect.stringContaining('escane'),
  });
  const { notes } = await read(pdfOf('Articulo 1. Uno.', 'Scanned with CamScanner', 'Articulo 2. Dos.'));
  expect(notes).toContain('Sin texto, solo con una imagen o nada: la página 2. Compara con el original.');
});

test.each([
  ['an old Word text', aCompoundFile('WordDocument'), 415, 'PDF, DOCX o XML'],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 415, 'PDF, DOCX o XML'],
  ['a broken PDF', aPdf(), 400, 'No pudimos leer ese archivo'],
  ['an XML that is not closed', '<ley><a>', 400, 'El XML está mal formado'],
  ['an XML with a DOCTYPE', '<!DOCTYPE ley [<!ENTITY a "b">]><ley>&a;</ley>', 400, 'DOCTYPE'],
])('%s is refused in words', async (_, content, status, words) => {
  await expectRefusal(read(content), status, { file: expect.stringContaining(words) });
});
