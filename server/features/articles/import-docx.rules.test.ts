import { describe, expect, test } from 'vitest';
import * as rules from './import-docx.rules.ts';

describe('the notes of an import', () => {
  test('count, and are none where nothing was lost', () => {
    expect(rules.notesOf({ charts: 0, links: 0 })).toEqual([]);
    expect(rules.notesOf({ symbols: 1, charts: 3 })).toEqual([
      '3 gráficos o diagramas de Word quedaron fuera. Ponlos como imágenes.',
      'Un símbolo no se pudo traer.',
    ]);
  });

  test('tell a remark once, however often the converter makes it', () => {
    const style = "Unrecognised paragraph style: 'Caja' (Style ID: Caja)";
    expect(rules.lostInRemarks([style, style, 'Image of type image/x-emf is unlikely'])).toMatchObject({
      styles: 1,
      pictures: 0,
    });
  });

  test('see what the conversion passes over', () => {
    const xml =
      '<w:del w:id="1" w:author="A"><w:delText>x</w:delText></w:del><w:ins w:id="2" w:author="A"/>' +
      '<c:chart r:id="a"/><w:instrText> TOC </w:instrText><m:oMathPara><m:oMath></m:oMath></m:oMathPara>';
    expect(rules.lostInXml(xml)).toEqual({ charts: 1, formulas: 1, comments: 0, changes: 1 });
  });
});

describe('the converter’s HTML', () => {
  test('loses the marks of notes and places, and keeps their words', () => {
    const html =
      '<p><a id="_Toc1"></a>Uno<sup><a href="#footnote-1" id="footnote-ref-1">[1]</a></sup></p>' +
      '<ol><li id="footnote-1"><p> Nota. <a href="#footnote-ref-1">↑</a></p></li></ol>';
    expect(rules.withoutWordMarks(html)).toEqual({
      html: '<p>Uno<sup>[1]</sup></p><ol><li id="footnote-1"><p> Nota.</p></li></ol>',
      links: 0,
    });
  });

  test('judges a link by the address that its entities mean', () => {
    const allowed = '<a href="https://ejemplo.test/?a=1&amp;b=2">Uno</a>';
    expect(rules.withoutWordMarks(`${allowed}<a href="htt&gt;ps://ejemplo.test">dos</a>`)).toEqual({
      html: `${allowed}dos`,
      links: 1,
    });
  });

  test('keeps a caption whose picture is gone as a paragraph', () => {
    expect(
      rules.withoutEmptyFigures('<figure></figure><figure><figcaption>Tabla 1</figcaption></figure>'),
    ).toBe('<p>Tabla 1</p>');
  });

  test('never goes below the fourth level of headings', () => {
    expect(rules.extractTitle('<h1>A</h1><h1>B</h1><h3>C</h3><h6>D</h6>')).toEqual({
      title: 'A',
      html: '<h2>B</h2><h4>C</h4><h4>D</h4>',
    });
    expect(rules.extractTitle('<h2>A</h2><h1 class="title">T</h1><h4>B</h4>')).toEqual({
      title: 'T',
      html: '<h2>A</h2><h4>B</h4>',
    });
    expect(rules.extractTitle('<h1 class="title">T</h1><h1 class="title">U</h1>')).toEqual({
      title: 'T',
      html: '<h2>U</h2>',
    });
  });
});

test('the name of a file as a title', () => {
  expect(rules.titleOfFile('C:\\Textos\\La_jubilación.docx')).toBe('La jubilación');
  expect(rules.titleOfFile('.docx')).toBe('');
});
