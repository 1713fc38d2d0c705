import { expect, test } from 'vitest';
import { typesetDocument } from './pdf.ts';
import { BadPdf, readPdfText } from './pdf-text.ts';

test('the lines of a PDF are read page by page, in their order', async () => {
  const pdf = await typesetDocument({
    title: 'Ley 214 de Pensiones',
    description: 'Una ley de ejemplo.',
    sections: [
      { heading: 'Título I', paragraphs: ['Artículo 1. Objeto. Esta ley dice qué es una pensión.'] },
    ],
    portalName: 'Aula',
    institute: 'Instituto',
    issuedAt: '2026-11-24T12:00:00Z',
  });
  const { pages, isCut } = await readPdfText(pdf);
  const lines = pages.flat();
  expect(isCut).toBe(false);
  expect(lines).toContain('Título I');
  expect(lines.join(' ')).toContain('Artículo 1. Objeto. Esta ley dice qué es una pensión.');
});

test.each([
  ['nothing', ''],
  ['a text', 'Ley de pensiones'],
  ['a PDF without pages', '%PDF-1.4\n%%EOF\n'],
])('%s is refused', async (_, content) => {
  await expect(readPdfText(Buffer.from(content))).rejects.toThrow(BadPdf);
});
