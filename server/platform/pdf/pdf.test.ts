import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { Blob, Face } from 'harfbuzzjs';
import { afterAll, expect, test } from 'vitest';
import { readPdf } from '../../testing/files/read-pdf.ts';
import { drawable } from './font-coverage.ts';
import { closePdf, type DocumentPdf, missingGlyphs, typesetDocument } from './pdf.ts';

const paragraphs = Array.from({ length: 12 }, () =>
  'La pensión de vejez depende de lo que aportaste. '.repeat(8).trim(),
);
const document: DocumentPdf = {
  title: 'Ley de pensiones',
  description: 'Texto #ordenado para *quien* empieza.',
  sections: [
    { heading: 'Aportes', paragraphs },
    { heading: 'Jubilación', paragraphs },
  ],
  portalName: 'Aula Previsional',
  institute: 'Instituto de Formación Previsional',
  issuedAt: '2026-11-18T15:04:05.000Z',
};

afterAll(closePdf);

test('stopping rejects what waits; a later document starts the thread again', async () => {
  const waiting = typesetDocument(document);
  const outcome = expect(waiting).rejects.toThrow('stopped');
  await closePdf();
  await outcome;
  expect((await typesetDocument(document)).length).toBeGreaterThan(1000);
});

test('a document is A4 portrait with its sections in order and numbered pages', async () => {
  const { pages } = await readPdf(await typesetDocument(document));
  const text = pages.map((page) => page.text).join(' ');
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.map((page) => page.size)).toEqual(pages.map(() => [595, 842]));
  expect(text).toMatch(/Ley de pensiones.*Texto #ordenado para \*quien\* empieza\..*Aportes.*Jubilación/);
  for (const [index, page] of pages.entries()) {
    expect(page.text).toContain(`Página ${index + 1} de ${pages.length}`);
  }
});

/** Undefined of a process that has ended meanwhile. */
function parentOf(id: string): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

test('who sets documents steps back behind who answers requests', async ({ skip }) => {
  skip(!existsSync('/proc/self/task'), 'only Linux lists its processes in a folder');
  await typesetDocument(document);
  const ours = readdirSync('/proc').filter((id) => /^\d+$/.test(id) && isOurs(id));
  const niceness = ours.map((id) => getPriority(Number(id)));
  expect(Math.max(...niceness)).toBe(Math.min(19, getPriority() + 10));
});

/** The sandbox is a process between us and the one inside: its parent is a child of ours. */
function isOurs(id: string): boolean {
  const parent = parentOf(id);
  return parent !== undefined && parent > 1 && (parent === process.pid || isOurs(String(parent)));
}

test('missingGlyphs names each character that the fonts cannot draw', () => {
  expect(missingGlyphs('María Łukasz Õunapuu Güell, Jose\u0301 O’Brien')).toEqual([]);
  expect(missingGlyphs('李小龍 李 ✓')).toEqual(['李', '小', '龍', '✓']);
});

test('the ranges of drawable characters are those of the fonts', () => {
  const fonts = ['fraunces-440', 'fraunces-more-440', 'fraunces-viet-440'].map((name) =>
    readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url)),
  );
  const drawn = fonts.flatMap((font) => [...new Face(new Blob(font)).collectUnicodes()]);
  const listed = drawable.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  expect(listed).toEqual([...new Set(drawn)].toSorted((one, other) => one - other));
});

test('under `node --watch`, which speaks through the same port, documents are set all the same', async () => {
  await closePdf();
  process.env.WATCH_REPORT_DEPENDENCIES = '1';
  try {
    const { pages } = await readPdf(await typesetDocument(document));
    expect(pages.length).toBeGreaterThan(1);
  } finally {
    delete process.env.WATCH_REPORT_DEPENDENCIES;
    await closePdf();
  }
});
