import { describe, expect, test } from 'vitest';
import { paragraph, run, wordDocument } from '../../testing/files/word-document.ts';
import { readWordText } from './word-text.ts';

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const level = (at: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
const list = (id: number, ...levels: string[]) =>
  `<w:abstractNum w:abstractNumId="${id}">${levels.join('')}</w:abstractNum>`;
const num = (id: number, of: number, more = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${more}</w:num>`;
const item = (text: string, numId: number, at = 0, style = '') =>
  `<w:p><w:pPr>${style === '' ? '' : `<w:pStyle w:val="${style}"/>`}<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${numId}"/></w:numPr></w:pPr>${run(text)}</w:p>`;

/** The HTML of paragraphs in a document with these lists. */
async function htmlOf(body: string, numbering: string): Promise<string> {
  const content = `<?xml version="1.0"?><w:numbering ${w}>${numbering}</w:numbering>`;
  const { html } = await readWordText(wordDocument(body, { numbering: content }));
  return html;
}

describe('the numbers that Word counts', () => {
  test('with words are text, so that articles and chapters are found', async () => {
    const numbering =
      list(0, level(0, 'decimal', 'Artículo %1.-')) +
      list(1, level(0, 'upperRoman', 'CAPÍTULO %1')) +
      num(1, 0) +
      num(2, 1);
    const body = item('', 2) + item('Objeto.', 1) + item('Aportes.', 1) + item('', 2) + item('Plazos.', 1);
    expect(await htmlOf(body, numbering)).toBe(
      '<p>CAPÍTULO I </p><p>Artículo 1.- Objeto.</p><p>Artículo 2.- Aportes.</p><p>CAPÍTULO II </p><p>Artículo 3.- Plazos.</p>',
    );
  });

  test('of letters are lists of letters, which do not go on in a list of numbers', async () => {
    const numbering =
      list(0, level(0, 'decimal', '%1.'), level(1, 'lowerLetter', '%2)')) +
      list(1, level(0, 'lowerLetter', '%1)')) +
      num(1, 0) +
      num(2, 1);
    const body = item('uno', 1) + item('dentro', 1, 1) + item('dentro', 1, 1) + item('a', 2) + item('b', 2);
    expect(await htmlOf(body, numbering)).toBe(
      '<ol><li>uno<ol type="a"><li>dentro</li><li>dentro</li></ol></li></ol><ol type="a"><li>a</li><li>b</li></ol>',
    );
  });

  test('go on after a paragraph, and begin where the list says', async () => {
    const numbering =
      list(0, level(0, 'decimal', '%1.')) +
      num(1, 0) +
      num(2, 0, '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride>');
    const body =
      item('uno', 1) +
      item('dos', 1) +
      paragraph(run('entre')) +
      item('tres', 1) +
      paragraph(run('y')) +
      item('cinco', 2);
    expect(await htmlOf(body, numbering)).toBe(
      '<ol><li>uno</li><li>dos</li></ol><p>entre</p><ol start="3"><li>tres</li></ol><p>y</p><ol start="5"><li>cinco</li></ol>',
    );
  });

  test('of headings, and those of several levels, are text', async () => {
    const numbering = list(0, level(0, 'decimal', '%1.'), level(1, 'decimal', '%1.%2')) + num(1, 0);
    const body =
      item('Objeto', 1, 0, 'Ttulo1') +
      item('Ámbito', 1, 1, 'Ttulo2') +
      item('Más', 1, 1) +
      item('Fin', 1, 0, 'Ttulo1');
    expect(await htmlOf(body, numbering)).toBe(
      '<h1>1. Objeto</h1><h2>1.1 Ámbito</h2><p>1.2 Más</p><h1>2. Fin</h1>',
    );
  });

  test('of a style are those of its paragraphs, unless a paragraph has none', async () => {
    const numbering = list(0, level(0, 'decimal', 'Art. %1.', '<w:pStyle w:val="Propio"/>')) + num(1, 0);
    const body =
      paragraph(run('Objeto.'), { style: 'Propio' }) +
      '<w:p><w:pPr><w:pStyle w:val="Propio"/><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr><w:r><w:t>Sin número</w:t></w:r></w:p>' +
      paragraph(run('Aportes.'), { style: 'Propio' });
    const { html } = await readWordText(
      wordDocument(body, {
        numbering: `<w:numbering ${w}>${numbering}</w:numbering>`,
        styleProperties: { Propio: '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>' },
      }),
    );
    expect(html).toBe('<p>Art. 1. Objeto.</p><p>Sin número</p><p>Art. 2. Aportes.</p>');
  });
});

test('text that Word hides is left out and counted', async () => {
  const body =
    paragraph(
      run('¿Cuál es? ') + run('Respuesta: B', '<w:vanish/>') + run('Elige.', '<w:vanish w:val="0"/>'),
    ) + paragraph(run('Oculto', '<w:b/><w:vanish/>'));
  expect(await readWordText(wordDocument(body))).toMatchObject({
    html: '<p>¿Cuál es? Elige.</p>',
    hiddenTexts: 2,
  });
});
