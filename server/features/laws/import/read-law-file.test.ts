import { expect, test } from 'vitest';
import { typesetDocument } from '../../../platform/pdf/pdf.ts';
import { expectRefusal } from '../../../testing/expect-refusal.ts';
import { aCompoundFile, aPdf } from '../../../testing/files/documents.ts';
import { paragraph, run, wordDocument } from '../../../testing/files/word-document.ts';
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

test.each([
  ['an old Word text', aCompoundFile('WordDocument'), 415, 'PDF, DOCX o XML'],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 415, 'PDF, DOCX o XML'],
  ['a broken PDF', aPdf(), 400, 'No pudimos leer ese archivo'],
  ['an XML that is not closed', '<ley><a>', 400, 'El XML está mal formado'],
  ['an XML with a DOCTYPE', '<!DOCTYPE ley [<!ENTITY a "b">]><ley>&a;</ley>', 400, 'DOCTYPE'],
])('%s is refused in words', async (_, content, status, words) => {
  await expectRefusal(read(content), status, { file: expect.stringContaining(words) });
});
